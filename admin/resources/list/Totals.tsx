import type { CrudFilters } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { Cell } from '../../fields/cells.tsx'
import { Awaited } from '../../ui/Placeholder.tsx'
import { totalsOf } from '../run-action.ts'
import { queryOf } from './list-params.ts'

/** `readAt`: when the rows of the list were read, so that its totals are never older than they. */
type Props = { declaration: AnyResource; filters: CrudFilters; readAt: number }

/** The sums of a list's amounts over all rows that match, on whatever page they are. */
export function Totals({ declaration, filters, readAt }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { name, fields, totals = [] } = declaration
  const query = queryOf(filters, [])
  const { data } = useQuery({
    queryKey: ['totals', name, query, readAt],
    queryFn: () => totalsOf(name, query),
    enabled: totals.length > 0 && readAt > 0,
    placeholderData: (before) => before,
  })
  if (totals.length === 0) return null
  return (
    <dl className="totals" aria-label={t('list.totals')}>
      {totals.map((total) => {
        const field = fields[total]
        return (
          field && (
            <div key={total} className="total">
              <dt>{t('list.totalOf', { field: say(field.label) })}</dt>
              <dd>{data ? <Cell field={field} value={data[total]} /> : <Awaited />}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
