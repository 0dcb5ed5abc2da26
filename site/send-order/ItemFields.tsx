import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import type { FileView } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { CommonPrice } from '../catalog/CommonPrice.tsx'
import { NumberInput } from '../forms/NumberInput.tsx'
import { RadioChips } from '../forms/RadioChips.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { showToast } from '../ui/page-toast.ts'
import { UploadField } from './UploadField.tsx'

type Question = ServiceView['questions'][number]
type Props = {
  service: ServiceView
  index: number
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** The path of the form without this service; null for the last one. */
  removePath: string | null
  attachedFiles: { files: readonly FileView[]; answers: readonly (readonly FileView[])[] }
}

/** The fields of one ordered service: answers, with one text and one upload. */
export function ItemFields({ service, index, values, errors, removePath, attachedFiles }: Props) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const name = `items.${index}`
  const asksFor = (type: Question['answer_type']) => service.questions.some(({ answer_type }) => answer_type === type)
  // A question for a text or a file is the field for it; what was entered beside one earlier keeps its own.
  const hasNote = !asksFor('text') || Boolean(values[`${name}.note`] || errors[`${name}.note`])
  const hasFiles = !asksFor('file') || attachedFiles.files.length > 0 || Boolean(errors[`${name}.file_ids`])
  return (
    <fieldset className="card flex flex-col gap-5 p-4 sm:p-5">
      <legend className="sr-only">{text(service.name)}</legend>
      <input type="hidden" name="services" value={service.id} />
      <ItemHeading service={service} number={index + 1} removePath={removePath} />
      {service.questions.map((question, number) => {
        const field = `${name}.answers.${number}`
        const files = attachedFiles.answers[number] ?? []
        return (
          <AnswerField key={field} name={field} question={question} value={values[field]} errors={errors[field]} attachedFiles={files} />
        )
      })}
      {hasNote && (
        <Textarea
          name={`${name}.note`}
          label={t('itemNote')}
          optional
          rows={2}
          maxLength={1000}
          defaultValue={values[`${name}.note`]}
          errors={errors[`${name}.note`]}
        />
      )}
      {hasFiles && (
        <UploadField
          name={`${name}.file_ids`}
          keepName={`${name}.keep_file_ids`}
          label={t('itemFiles')}
          optional
          errors={errors[`${name}.file_ids`]}
          files={attachedFiles.files}
        />
      )}
    </fieldset>
  )
}

function ItemHeading({ service, number, removePath }: { service: ServiceView; number: number; removePath: string | null }) {
  const { t } = useTranslation('send-order')
  const text = useText()
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="flex items-center gap-2.5 text-lg">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-base text-brand">{number}</span>
          {text(service.name)}
        </h3>
        <p className="text-sm text-muted">{text(service.description)}</p>
        <CommonPrice price={service.common_price} className="text-sm font-medium" />
      </div>
      {removePath !== null && (
        <PageLink
          to={removePath}
          replace
          preventScrollReset
          onClick={(event) => {
            if (navigator.onLine) return
            event.preventDefault()
            showToast('bad', t('deleteFailed'))
          }}
          aria-label={t('removeService', { name: text(service.name) })}
          className="grid size-10 shrink-0 place-items-center rounded-control text-bad hover:bg-bad-soft"
        >
          <Icon name="trash" />
        </PageLink>
      )}
    </div>
  )
}

type AnswerProps = {
  name: string
  question: Question
  value: string | undefined
  errors: string[] | undefined
  attachedFiles: readonly FileView[]
}

/** The answer to a question of a service: a choice, a file, a number or a text. */
function AnswerField({ name, question, value, errors, attachedFiles }: AnswerProps) {
  const { t } = useTranslation()
  const text = useText()
  const locale = useLocale()
  const fieldProps = { name, label: text(question.text), errors, optional: !question.is_required }
  if (question.answer_type === 'choice')
    return (
      <RadioChips
        name={name}
        legend={fieldProps.optional ? `${fieldProps.label} (${t('form.optional')})` : fieldProps.label}
        errors={errors}
        defaultValue={value}
        options={question.options[locale].map((label, option) => ({ value: String(option), label }))}
      />
    )
  if (question.answer_type === 'file') return <UploadField {...fieldProps} keepName={`${name}.keep_file_ids`} files={attachedFiles} />
  if (question.answer_type === 'number')
    return (
      <NumberInput
        {...fieldProps}
        unit={question.unit ? text(question.unit) : undefined}
        min={question.min}
        max={question.max}
        defaultValue={value}
      />
    )
  return <Textarea {...fieldProps} rows={2} maxLength={1000} defaultValue={value} />
}
