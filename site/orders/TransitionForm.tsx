import type { ActionView } from '@wasl/shared/contract/offers.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { askActions } from './card-actions.ts'
import { otherReason } from './other-reason.ts'

/** A transition of the order, or a step of one of its parts. */
export type FormAction = Omit<ActionView, 'name' | 'in_menu'> & { name: string }

type Props = {
  action: FormAction
  /** The version of the order on screen, for optimistic locking; omitted where the page does not know it. */
  version?: number
  offerId?: string
  reasons?: readonly { id: string; label: string }[]
  errors?: Readonly<Record<string, string[]>> | undefined
  size?: 'normal' | 'small'
  /** What to confirm, if it depends on the page; with the amount that the reader confirms, in halalas. */
  confirmation?: { text: ReactNode; accepted_total?: number } | null
  /** Further fields of the panel, such as the delivery code. */
  fields?: ReactNode
  /** What can be added below the reason. */
  fieldsBelow?: ReactNode
  /** The name of the action of the page that it submits to. Default: a transition of the order. */
  intent?: string
  /** Its fields include files. */
  hasFiles?: boolean
  /** The part of the order that it is about, if several of the page have such a form. */
  part?: string
  /** Further hidden fields. */
  hidden?: Readonly<Record<string, string>>
}

/** The button of one transition: disabled with its reason, submitted directly, or expanded for a confirmation or reason. Works without a script. */
export function TransitionForm({
  action,
  version,
  offerId,
  reasons,
  errors,
  size = 'normal',
  confirmation = null,
  fields,
  fieldsBelow,
  intent = 'transition',
  hasFiles = false,
  part = 'order',
  hidden: extra = {},
}: Props) {
  const text = useText()
  const busy = useIsSubmitting(action.name, offerId)
  const label = text(action.label)
  const id = `${action.name}-${offerId ?? part}`
  if (!action.allowed) return <DeniedAction action={action} id={`${id}-denial`} size={size} />
  const hidden = (
    <>
      <HiddenFields intent={intent} name={action.name} version={version} offerId={offerId} acceptedAmount={confirmation?.accepted_total} />
      {Object.entries(extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
  if (!action.confirm && !confirmation && !fields && action.reason === 'none')
    return (
      <ActionForm method="post" preventScrollReset>
        {hidden}
        <Button tone={action.tone} size={size} busy={busy} className="w-full">
          {label}
        </Button>
      </ActionForm>
    )
  return (
    <ActionPanel
      action={action}
      hidden={hidden}
      size={size}
      busy={busy}
      isOpen={errors !== undefined}
      hasFiles={hasFiles}
      confirmation={confirmation?.text}
    >
      {fields}
      {action.reason !== 'none' && (
        <ReasonFields
          id={id}
          isNote={askActions.includes(action.name)}
          reasons={reasons}
          optional={action.reason === 'optional'}
          errors={errors}
        />
      )}
      {fieldsBelow}
    </ActionPanel>
  )
}

type Size = NonNullable<Props['size']>

function DeniedAction({ action, id, size }: { action: FormAction; id: string; size: Size }) {
  const text = useText()
  return (
    <div className="flex flex-col gap-1">
      <Button type="button" tone={action.tone} size={size} aria-disabled aria-describedby={id} className="pointer-events-none opacity-60">
        {text(action.label)}
      </Button>
      {action.denial_reason && (
        <p id={id} className="text-sm text-muted">
          {text(action.denial_reason)}
        </p>
      )}
    </div>
  )
}

type PanelProps = {
  action: FormAction
  hidden: ReactNode
  size: Size
  busy: boolean
  isOpen: boolean
  hasFiles: boolean
  confirmation: ReactNode
  children: ReactNode
}

/** A button that opens what is to be confirmed or explained, with the button that sends it. */
function ActionPanel({ action, hidden, size, busy, isOpen, hasFiles, confirmation, children }: PanelProps) {
  const text = useText()
  const { t } = useTranslation()
  const label = text(action.label)
  const sent = useSentCount(busy)
  return (
    <details
      key={sent}
      className="group w-full"
      open={isOpen || undefined}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && closePanel(currentTarget)}
    >
      <summary className={buttonClass(action.tone, size, 'w-full group-open:hidden')}>{label}</summary>
      <ActionForm
        method="post"
        noValidate
        {...(hasFiles && { encType: 'multipart/form-data' as const })}
        preventScrollReset
        className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4"
      >
        {hidden}
        <p className="flex items-start gap-2 font-medium">
          <Icon
            name={action.tone === 'danger' ? 'alert' : 'info'}
            className={`mt-1 ${action.tone === 'danger' ? 'text-bad' : 'text-brand'}`}
          />
          {confirmation ? <span>{confirmation}</span> : action.confirm ? text(action.confirm) : label}
        </p>
        {children}
        <div className="flex flex-wrap gap-2">
          <Button tone={action.tone} size={size} busy={busy} className="grow">
            {label}
          </Button>
          <Button
            type="button"
            tone="plain"
            size={size}
            onClick={(event) => closePanel(event.currentTarget.closest('details'))}
            className="needs-script"
          >
            {t('actions.back')}
          </Button>
        </div>
      </ActionForm>
    </details>
  )
}

/** How often the form was sent without an error. What stays on the page then, as after a part of the goods was sent out, is closed and empty again. */
function useSentCount(busy: boolean): number {
  const failure = useActionData()
  const [count, setCount] = useState(0)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy && failure === undefined) setCount((count) => count + 1)
    wasBusy.current = busy
  }, [busy, failure])
  return count
}

function closePanel(panel: HTMLDetailsElement | null): void {
  if (!panel) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}

type HiddenValues = {
  intent: string
  name: string
  version: number | undefined
  offerId: string | undefined
  acceptedAmount: number | undefined
}

const HiddenFields = ({ intent, name, version, offerId, acceptedAmount }: HiddenValues) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="name" value={name} />
    {version !== undefined && <input type="hidden" name="version" value={version} />}
    {offerId && <input type="hidden" name="offer_id" value={offerId} />}
    {acceptedAmount !== undefined && <input type="hidden" name="accepted_total" value={acceptedAmount} />}
  </>
)

function ReasonFields({
  id,
  isNote,
  reasons,
  optional,
  errors,
}: {
  id: string
  isNote: boolean
  reasons: Props['reasons']
  optional: boolean
  errors: Props['errors']
}) {
  const { t } = useTranslation('orders')
  const hasList = reasons !== undefined && reasons.length > 0
  const [isOther, setIsOther] = useState(false)
  return (
    <>
      {hasList && (
        <Select
          name="reason_id"
          id={`${id}-reason_id`}
          label={t('dialog.reason')}
          placeholder={t('dialog.chooseReason')}
          options={[...reasons.map(({ id, label }) => ({ value: id, label })), { value: otherReason, label: t('dialog.otherReason') }]}
          onChange={(event) => setIsOther(event.currentTarget.value === otherReason)}
          errors={errors?.reason_id}
        />
      )}
      <Textarea
        name="reason"
        id={`${id}-reason`}
        label={t(isNote ? 'approval.note' : hasList ? 'dialog.details' : 'dialog.reason')}
        hint={t(isNote ? 'approval.noteHint' : 'dialog.reasonHint')}
        rows={2}
        maxLength={500}
        optional={optional || (hasList && !isOther)}
        errors={errors?.reason}
      />
    </>
  )
}

function useIsSubmitting(name: string, offerId: string | undefined): boolean {
  const { formData } = useNavigation()
  return formData?.get('name') === name && (formData.get('offer_id') ?? undefined) === offerId
}
