import type { DeliveryView } from '@wasl/shared/contract/deliveries.ts'
import type { DeliveryStep } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { maxProofPhotos } from '@wasl/shared/rules/limits.ts'
import type { DamageMark } from '@wasl/shared/rules/rental-choices.ts'
import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileField } from '../forms/FileField.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { Condition, HandOver, Inspection } from '../rentals/HandoverFields.tsx'
import { Button } from '../ui/Button.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { fillForm, marksOf } from './fill-form.ts'
import { missingFields } from './missing-fields.ts'
import type { QueuedStep, StepEntries } from './step-queue.ts'

type Errors = Readonly<Record<string, string[]>>
type Props = {
  step: DeliveryStep
  delivery: DeliveryView
  /** One form of the page is open at a time. */
  isOpen: boolean
  onOpen: () => void
  /** A rejected step that is corrected: the form has what was entered. */
  rejected?: QueuedStep
  onSend: (entries: StepEntries) => Promise<void>
}

/** The next step of a delivery. It goes through the queue of this phone, so that it can be taken without a connection. */
export function StepForm({ step, delivery, isOpen, onOpen, rejected, onSend }: Props) {
  const { t } = useTranslation('deliveries')
  const [errors, setErrors] = useState<Errors>(rejected?.errors ?? {})
  const [isAdding, setIsAdding] = useState(false)
  const isHydrated = useIsHydrated()
  const fill = useCallback(
    (form: HTMLFormElement | null) => {
      if (form && rejected) fillForm(form, rejected)
    },
    [rejected],
  )
  const Fields = fieldsOf[step]
  /** Removes the error of the changed field, and those that it corrects, such as a photo in the place of the code. What the server found stays until its own field changes. */
  function recheck({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const left = missingFields(step, new FormData(currentTarget), { t, delivery })
    const changed = 'name' in target ? String(target.name) : ''
    const isOpenStill = ([name, texts]: [string, string[]]) => name !== changed && (name in left || texts === rejected?.errors?.[name])
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(isOpenStill)))
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAdding) return
    const form = new FormData(event.currentTarget)
    const missing = missingFields(step, form, { t, delivery })
    setErrors(missing)
    const [field] = Object.keys(missing)
    if (field) {
      const control = event.currentTarget.querySelector<HTMLElement>(`[name="${field}"], #${field}`)
      control?.focus()
      return
    }
    const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    const files = [...form].flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : []))
    setIsAdding(true)
    await onSend({ fields, files })
    setIsAdding(false)
  }
  if (Fields && !isOpen)
    return (
      <Button type="button" aria-expanded={false} onClick={onOpen} disabled={!isHydrated} className="needs-script w-full">
        {t(`steps.${step}`)}
      </Button>
    )
  return (
    <form ref={fill} onSubmit={submit} onInput={recheck} className="needs-script flex flex-col gap-5" noValidate>
      {Fields && <Fields delivery={delivery} errors={errors} marks={rejected && marksOf(rejected.fields)} />}
      <Button disabled={!isHydrated} className="w-full">
        {t(`send.${step}`)}
      </Button>
    </form>
  )
}

type FieldsProps = { delivery: DeliveryView; errors: Errors; marks: readonly DamageMark[] | undefined }

/** Whether a step has anything to enter. */
export const hasFields = (step: DeliveryStep): boolean => fieldsOf[step] !== undefined

const fieldsOf: Readonly<Partial<Record<DeliveryStep, (props: FieldsProps) => ReactNode>>> = {
  finish_inspection: ({ errors }) => <Inspection errors={errors} />,
  hand_over: ({ delivery, ...props }) => <HandOver rental={rentalOf(delivery)} {...props} />,
  take_back: ({ delivery, ...props }) => <Condition rental={rentalOf(delivery)} {...props} />,
  deliver: Proof,
}

const rentalOf = ({ car, handed_over }: DeliveryView) => ({
  needsPermit: car?.needs_permit ?? false,
  license_last4: car?.license_last4 ?? null,
  lastKm: handed_over?.km ?? null,
})

/** The delivery code, or what takes its place. */
function Proof({ delivery: { codes_left }, errors }: FieldsProps) {
  const { t } = useTranslation('deliveries')
  return (
    <>
      {codes_left !== 0 && (
        <TextInput
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={6}
          errors={errors.code}
        />
      )}
      <details open={codes_left === 0 || Boolean(errors.reason) || undefined}>
        <summary className="py-1 font-medium text-brand">{t('noCode')}</summary>
        <div className="mt-3 flex flex-col gap-5">
          <FileField
            name="file_ids"
            label={t('proof')}
            hint={t('proofHint')}
            accept="image/jpeg,image/png,image/gif"
            types={t('photoTypes')}
            max={maxProofPhotos}
            errors={errors.file_ids}
            optional
          />
          <Textarea name="reason" label={t('reason')} rows={2} maxLength={500} optional errors={errors.reason} />
        </div>
      </details>
    </>
  )
}
