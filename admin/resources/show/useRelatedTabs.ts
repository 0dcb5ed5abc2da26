import { useQueries } from '@tanstack/react-query'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { needsRows, placeOf } from '../overrides/overviews.ts'
import { type RelatedList, relatedListsOf } from '../related-lists.ts'
import { relatedCount } from './related-count.ts'

/** The related lists that are tabs of a row for this administrator. One that needs rows is left out until they are counted. `withPage`: also those shown on the page itself. */
export function useRelatedTabs(declaration: AnyResource, row: AnyRow, withPage = false): RelatedList[] {
  const { name } = declaration
  const denialReason = useDenialReasons()
  const lists = relatedListsOf(declaration).filter((list) => {
    const place = placeOf(name, list.reference, row)
    return denialReason(list.declaration, 'list') === null && (place === 'tab' || (withPage && place === 'page'))
  })
  const counted = lists.filter(({ reference }) => needsRows(name, reference))
  const counts = useQueries({ queries: counted.map((list) => relatedCount(list, String(row.id))) })
  return lists.filter((list) => !counted.includes(list) || (counts[counted.indexOf(list)]?.data ?? 0) > 0)
}
