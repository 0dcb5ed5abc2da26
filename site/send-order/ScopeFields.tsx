import type { FileView } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { UploadField } from './UploadField.tsx'

type Props = {
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  attachedFiles: readonly FileView[]
  /** The chosen providers accept or reject a private order; they make no offers. */
  isPrivate: boolean
  /** Of a package: nothing is asked about budget and duration. */
  hasFixedPrice?: boolean
}

/** Budget, duration and note, folded until one of them is filled in. Files of the whole order only if it has some: each service has its upload. */
export function ScopeFields({ values, errors, attachedFiles, isPrivate, hasFixedPrice = false }: Props) {
  const { t } = useTranslation('send-order')
  const { t: tCommon } = useTranslation()
  const isOpen = attachedFiles.length > 0 || scopeFields.some((name) => values[name] || errors[name])
  return (
    <details
      open={isOpen || undefined}
      // A restored draft opens it too.
      onInput={(event) => {
        event.currentTarget.open = true
      }}
      className="card p-4 sm:p-5"
    >
      <summary className="font-medium">
        {t(hasFixedPrice ? 'package.details' : 'scope')}{' '}
        <span className="text-sm font-normal text-muted">({tCommon('form.optional')})</span>
      </summary>
      <div className="mt-4 flex flex-col gap-5">
        {!hasFixedPrice && <BudgetFields values={values} errors={errors} isPrivate={isPrivate} />}
        <Textarea name="note" label={t('note')} optional rows={3} maxLength={2000} defaultValue={values.note} errors={errors.note} />
        {(attachedFiles.length > 0 || errors.file_ids) && (
          <UploadField
            name="file_ids"
            keepName="keep_file_ids"
            label={t('files')}
            optional
            errors={errors.file_ids}
            files={attachedFiles}
          />
        )}
      </div>
    </details>
  )
}

const scopeFields = ['expected_budget', 'duration_days', 'note', 'file_ids'] as const

function BudgetFields({ values, errors, isPrivate }: Pick<Props, 'values' | 'errors' | 'isPrivate'>) {
  const { t } = useTranslation('send-order')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        name="expected_budget"
        label={t('budget')}
        hint={t(isPrivate ? 'private.budgetHint' : 'budgetHint')}
        optional
        dir="ltr"
        inputMode="decimal"
        data-amount
        autoComplete="off"
        defaultValue={values.expected_budget}
        errors={errors.expected_budget}
      />
      <TextInput
        name="duration_days"
        label={t('duration')}
        optional
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.duration_days}
        errors={errors.duration_days}
      />
    </div>
  )
}
