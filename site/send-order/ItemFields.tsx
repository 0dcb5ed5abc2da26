import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import type { FileView } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { useText } from '../i18n/localized.ts'
import type { FieldErrors } from '../ui/api-error.ts'
import { FileField } from '../ui/FileField.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { KeptFiles } from './AttachedFiles.tsx'

type Props = {
  service: ServiceView
  at: number
  words: Readonly<Record<string, string>>
  errors: FieldErrors
  /** Where the form goes without this service; null where it is the last one. */
  without: string | null
  kept: { files: readonly FileView[]; answers: readonly (readonly FileView[])[] }
}

/** One service of an order: its questions, a note and files. */
export function ItemFields({ service, at, words, errors, without, kept }: Props) {
  const { t } = useTranslation('send-order')
  const { t: common } = useTranslation()
  const text = useText()
  const locale = useLocale()
  const name = `items.${at}`
  const required = (is: boolean) => (is ? {} : { optional: true })
  return (
    <fieldset className="card flex flex-col gap-5 p-5">
      <legend className="sr-only">{text(service.name)}</legend>
      <input type="hidden" name="services" value={service.id} />
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="flex items-center gap-2.5 text-lg">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-base text-brand">{at + 1}</span>
            {text(service.name)}
          </h3>
          <p className="text-sm text-muted">{text(service.description)}</p>
        </div>
        {without !== null && (
          <PageLink
            to={without}
            replace
            preventScrollReset
            aria-label={t('removeService', { name: text(service.name) })}
            className="grid size-10 shrink-0 place-items-center rounded-control text-bad hover:bg-bad-soft"
          >
            <Icon name="trash" />
          </PageLink>
        )}
      </div>
      {service.questions.map((question, number) => {
        const field = `${name}.answers.${number}`
        const common_ = { name: field, label: text(question.text), errors: errors[field], ...required(question.is_required) }
        if (question.answer_type === 'choice')
          return (
            <RadioCards
              key={field}
              name={field}
              legend={question.is_required ? common_.label : `${common_.label} (${common('form.optional')})`}
              errors={errors[field]}
              defaultValue={words[field]}
              columns="sm:grid-cols-2 lg:grid-cols-3"
              options={question.options[locale].map((option) => ({ value: option, label: option }))}
            />
          )
        if (question.answer_type === 'file')
          return (
            <div key={field} className="flex flex-col gap-2">
              <FileField {...common_} accept="image/*,application/pdf" types={common('files.imagesAndPdf')} />
              <KeptFiles name={`${field}.kept`} files={kept.answers[number] ?? []} />
            </div>
          )
        return <Textarea key={field} {...common_} rows={2} maxLength={1000} defaultValue={words[field]} />
      })}
      <Textarea
        name={`${name}.note`}
        label={t('itemNote')}
        optional
        rows={2}
        maxLength={1000}
        defaultValue={words[`${name}.note`]}
        errors={errors[`${name}.note`]}
      />
      <FileField
        name={`${name}.file_ids`}
        label={t('itemFiles')}
        optional
        accept="image/*,application/pdf"
        types={common('files.imagesAndPdf')}
        errors={errors[`${name}.file_ids`]}
      />
      <KeptFiles name={`${name}.kept`} files={kept.files} />
    </fieldset>
  )
}
