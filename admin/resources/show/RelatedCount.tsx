import { useQuery } from '@tanstack/react-query'
import { formatTotal } from '@wasl/shared/i18n/format.ts'
import { Badge } from 'antd'
import { useLocale } from '../../ui/useLocale.ts'
import type { RelatedList } from '../related-lists.ts'
import { relatedCount } from './related-count.ts'

/** The name of a related list and its number of rows once loaded. */
export function RelatedCount({ declaration, field, label, id }: RelatedList & { id: string }) {
  const { localize } = useLocale()
  const { data: total } = useQuery(relatedCount({ declaration, field }, id))
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
