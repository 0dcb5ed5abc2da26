import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PurchaseOrderInput } from '../forms/PurchaseOrderInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

type Props = { order: Pick<OrderPage, 'purchase_order'>; failure: ApiFailure | null }

/** Where a company enters the purchase order number of its order, until the first tax document. */
export function PurchaseOrderForm({ order: { purchase_order }, failure }: Props) {
  const { t } = useTranslation()
  return (
    <Card>
      {failure && Object.keys(failure.errors).length === 0 && <ErrorSummary msg={failure.msg} errors={{}} />}
      <ActionForm method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="purchase_order" />
        <div className="min-w-0 grow basis-60">
          <PurchaseOrderInput value={purchase_order} errors={failure?.errors.purchase_order} />
        </div>
        <Button tone="plain">{t('purchaseOrder.save')}</Button>
      </ActionForm>
    </Card>
  )
}
