import { useQueries } from '@tanstack/react-query'
import { listRows } from '@wasl/shared/contract/resource-endpoints.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import { relatedIds } from '@wasl/shared/registry/related-rows.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isTitleAlwaysShown } from '@wasl/shared/registry/row-title.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import { firstData } from '../../api/first-responses.ts'
import { resolveField } from '../../api/resolve-field.ts'
import { fetchShownTitles } from '../../api/resource-calls.ts'
import { fetchRows } from '../../api/resource-client.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { useLocale } from '../../ui/useLocale.ts'

const Names = createContext<ReadonlyMap<string, string>>(new Map())
const freshMs = 30_000

/** `resource`: the one these rows belong to, for the titles that it always shows. */
type Props = { resource?: string; fields: Fields; rows: readonly AnyRow[]; children: ReactNode }

/** Fetches the names of all rows these rows refer to, with one request for each referenced resource. */
export function RelationNames({ resource: owner, fields, rows, children }: Props) {
  const { locale } = useLocale()
  const denialReason = useDenialReasons()
  const idsByResource = Object.entries(relatedIds(fields, rows, resolveField))
  const isListed = (name: string) => {
    const declaration = declarationOf(name)
    return declaration !== undefined && denialReason(declaration, 'list') === null
  }
  const shownFields = Object.entries(fields).filter(
    ([, field]) => owner !== undefined && field.kind === 'belongsTo' && isTitleAlwaysShown(field) && !isListed(field.to),
  )
  const queries = useQueries({
    queries: idsByResource.map(([resource, ids]) => ({
      queryKey: ['relation-names', resource, ids],
      queryFn: async () => {
        const declaration = declarationOf(resource)
        return declaration ? fetchRows(declaration, ids) : []
      },
      staleTime: freshMs,
      enabled: isListed(resource),
      initialData: () => firstRelated(resource, ids),
    })),
  })
  const shownQueries = useQueries({
    queries: shownFields.map(([name, field]) => {
      const ids = Object.values(relatedIds({ [name]: field }, rows)).flat()
      return {
        queryKey: ['relation-names', owner, name, locale, ids],
        queryFn: () => fetchShownTitles(owner ?? '', name, ids),
        staleTime: freshMs,
        enabled: ids.length > 0,
      }
    }),
  })
  const names = new Map<string, string>()
  idsByResource.forEach(([resource, ids], index) => {
    const declaration = declarationOf(resource)
    // A row that was deleted, or that the admin may not see, has no name.
    if (!queries[index]?.isLoading) for (const id of ids) names.set(`${resource}/${id}`, '—')
    for (const row of queries[index]?.data ?? []) if (declaration) names.set(`${resource}/${row.id}`, titleOf(declaration, row, locale))
  })
  shownFields.forEach(([, field], index) => {
    if (field.kind === 'belongsTo') for (const { id, title } of shownQueries[index]?.data ?? []) names.set(`${field.to}/${id}`, title)
  })
  return <Names value={names}>{children}</Names>
}

const firstRelated = (resource: string, ids: readonly string[]) => firstData(listRows, { params: { resource }, query: { id: ids } })

/** The name of a related row; null until it is loaded. */
export const useRelationName = (resource: string, id: string): string | null => useContext(Names).get(`${resource}/${id}`) ?? null
