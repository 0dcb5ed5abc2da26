import type { Branch } from '@wasl/shared/contract/branches.ts'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import type { FieldErrors } from '../server/api-error.server.ts'
import { PurchaseOrderInput } from './PurchaseOrderInput.tsx'
import { Select } from './Select.tsx'

type Props = { values: Readonly<Partial<Record<string, string>>>; errors: FieldErrors }

/** What a company enters with an order: for which branch it is, of those that the loader of the page returns, and its purchase order number. */
export function CompanyFields({ values, errors }: Props) {
  const { t } = useTranslation()
  const { branches = [] } = useLoaderData<{ branches?: readonly Branch[] }>()
  return (
    <div className="card flex flex-col gap-5 p-4 sm:p-5">
      {branches.length > 0 && (
        <Select
          name="branch_id"
          label={t('branch.label')}
          optional
          placeholder={t('branch.none')}
          options={branches.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={values.branch_id ?? ''}
          errors={errors.branch_id}
        />
      )}
      <PurchaseOrderInput value={values.purchase_order} errors={errors.purchase_order} />
    </div>
  )
}
