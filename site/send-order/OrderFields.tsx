import type { FileView } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { FileField } from '../forms/FileField.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { Card } from '../ui/Card.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import { OrderPlace, type OrderPlaceProps } from './OrderPlace.tsx'
import { WantedTimeFields } from './WantedTimeFields.tsx'

type Props = OrderPlaceProps & {
  attachedFiles: readonly FileView[]
  /** Of a package: nothing is asked about budget and duration. */
  hasFixedPrice?: boolean
}

/** The fields of the whole order: location, budget, duration, note and files. */
export const OrderFields = (props: Props) => (
  <>
    <OrderPlace {...props} />
    <WantedTimeFields values={props.values} errors={props.errors} />
    <ScopeFields {...props} />
  </>
)

/** Budget, duration, note and files. */
function ScopeFields({ values, errors, attachedFiles, isPrivate, hasFixedPrice = false }: Props) {
  const { t } = useTranslation('send-order')
  const { t: tCommon } = useTranslation()
  return (
    <Card title={t(hasFixedPrice ? 'package.details' : 'budgetAndDuration')}>
      <div className="flex flex-col gap-5">
        {!hasFixedPrice && <BudgetFields values={values} errors={errors} isPrivate={isPrivate} />}
        <Textarea name="note" label={t('note')} optional maxLength={2000} defaultValue={values.note} errors={errors.note} />
        <FileField
          name="file_ids"
          label={t('files')}
          optional
          accept="image/*,application/pdf"
          types={tCommon('files.imagesAndPdf')}
          errors={errors.file_ids}
        />
        <AttachedFiles name="keep_file_ids" files={attachedFiles} />
      </div>
    </Card>
  )
}

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
