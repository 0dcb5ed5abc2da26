import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { BranchSelect } from '../forms/BranchSelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PurchaseOrderInput } from '../forms/PurchaseOrderInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

type Props = { order: Pick<OrderPage, 'purchase_order' | 'branch'>; failure: ApiFailure | null }
type Loaded = { branches?: readonly { id: string; label: string }[] }

/** Where a company enters the purchase order number of its order and the branch that it is for, until the first tax document. */
export function PurchaseOrderForm({ order: { purchase_order, branch }, failure }: Props) {
  const { t } = useTranslation()
  const { branches = [] } = useLoaderData<Loaded>()
  // One that was archived since stays with its order.
  const offered = branch && branches.every(({ id }) => id !== branch.id) ? [branch, ...branches] : branches
  return (
    <Card>
      {failure && Object.keys(failure.errors).length === 0 && <ErrorSummary msg={failure.msg} errors={{}} />}
      <ActionForm key={`${purchase_order} ${branch?.id}`} method="post" preventScrollReset className="flex flex-wrap items-start gap-3">
        <input type="hidden" name="intent" value="purchase_order" />
        {offered.length > 0 && (
          <div className="min-w-0 grow basis-60">
            <BranchSelect branches={offered} value={branch?.id} errors={failure?.errors.branch_id} />
          </div>
        )}
        <div className="min-w-0 grow basis-60">
          <PurchaseOrderInput value={purchase_order} errors={failure?.errors.purchase_order} />
        </div>
        <Button tone="plain" className="sm:mt-8">
          {t('purchaseOrder.save')}
        </Button>
      </ActionForm>
    </Card>
  )
}
