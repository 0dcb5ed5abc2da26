import { maxPurchaseOrder } from '@wasl/shared/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { TextInput } from './TextInput.tsx'

type Props = { value: string | null | undefined; errors: readonly string[] | undefined }

/** The purchase order number of a company's order. */
export function PurchaseOrderInput({ value, errors }: Props) {
  const { t } = useTranslation()
  return (
    <TextInput
      name="purchase_order"
      label={t('purchaseOrder.label')}
      hint={t('purchaseOrder.hint')}
      optional
      maxLength={maxPurchaseOrder}
      autoComplete="off"
      spellCheck={false}
      defaultValue={value ?? ''}
      errors={errors}
    />
  )
}
