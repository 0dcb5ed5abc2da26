import { filtersOf } from '../../api/criteria.ts'
import { countRows } from '../../api/resource-calls.ts'
import type { RelatedList } from '../related-lists.ts'

/** The query of the number of rows of a related list of the row with this id. */
export const relatedCount = ({ declaration, field }: Pick<RelatedList, 'declaration' | 'field'>, id: string) => ({
  queryKey: ['related-count', declaration.name, field, id],
  queryFn: () => countRows(declaration.name, filtersOf({ [field]: { eq: id } })),
  staleTime: 30_000,
})
