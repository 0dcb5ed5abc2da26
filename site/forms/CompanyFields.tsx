import type { Branch } from '@wasl/shared/contract/branches.ts'
import { useLoaderData } from 'react-router'
import type { FieldErrors } from '../server/api-error.server.ts'
import { BranchSelect } from './BranchSelect.tsx'
import { PurchaseOrderInput } from './PurchaseOrderInput.tsx'

type Props = { values: Readonly<Partial<Record<string, string>>>; errors: FieldErrors }

/** What a company enters with an order: for which branch it is, of those that the loader of the page returns, and its purchase order number. */
export function CompanyFields({ values, errors }: Props) {
  const { branches = [] } = useLoaderData<{ branches?: readonly Branch[] }>()
  return (
    <div className="card flex flex-col gap-5 p-4 sm:p-5">
      {branches.length > 0 && <BranchSelect branches={branches} value={values.branch_id} errors={errors.branch_id} />}
      <PurchaseOrderInput value={values.purchase_order} errors={errors.purchase_order} />
    </div>
  )
}
