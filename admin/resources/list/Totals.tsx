import type { CrudFilters } from '@refinedev/core'
import { showTotals } from '@wasl/shared/contract/resource-endpoints.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { firstData } from '../../api/first-responses.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { Placeholder } from '../../ui/Placeholder.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { listParams } from './list-request.ts'

/** `readAt`: when the rows of the list were loaded, so that the totals are never older than the rows. */
type Props = { declaration: AnyResource; filters: CrudFilters; readAt: number }

/** The sums of a list's amounts over all matching rows, not only those of the page. */
export function Totals({ declaration, filters, readAt }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { name, fields, totals = [] } = declaration
  const query = listParams(filters, [])
  const { data } = useEndpoint(
    showTotals,
    { params: { resource: name }, query: new URLSearchParams(query) },
    {
      enabled: totals.length > 0 && readAt > 0,
      dependsOn: readAt,
      initialData: () => (query ? undefined : firstData(showTotals, { params: { resource: name } })),
    },
  )
  if (totals.length === 0) return null
  return (
    <dl className="totals" aria-label={t('list.totals')}>
      {totals.map((total) => {
        const field = fields[total]
        return (
          field && (
            <div key={total} className="total">
              <dt>{t('list.totalOf', { field: localize(field.label) })}</dt>
              <dd>{data ? <Cell field={field} value={data[total]} /> : <Placeholder />}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
