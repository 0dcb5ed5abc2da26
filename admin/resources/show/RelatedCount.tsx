import { useQuery } from '@tanstack/react-query'
import { formatTotal } from '@wasl/shared/i18n/format.ts'
import { Badge } from 'antd'
import { filtersOf } from '../../api/criteria.ts'
import { countRows } from '../../api/resource-calls.ts'
import { useLocale } from '../../ui/useLocale.ts'
import type { RelatedList } from '../related-lists.ts'

/** The name of a related list and its number of rows once loaded. */
export function RelatedCount({ declaration, field, label, id }: RelatedList & { id: string }) {
  const { localize } = useLocale()
  const { data: total } = useQuery({
    queryKey: ['related-count', declaration.name, field, id],
    queryFn: () => countRows(declaration.name, filtersOf({ [field]: { eq: id } })),
    staleTime: 30_000,
  })
  return (
    <span className="related-count">
      {localize(label)}
      {/* The place of the number is there before it, so that the other tabs stay where they are. */}
      <Badge
        count={formatTotal(total ?? 0)}
        showZero
        className="related-total"
        style={total === undefined ? { visibility: 'hidden' } : {}}
      />
    </span>
  )
}
