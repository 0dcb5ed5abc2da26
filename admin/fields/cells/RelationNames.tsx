import { useQueries } from '@tanstack/react-query'
import { listRows } from '@wasl/shared/contract/resource-endpoints.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import { referredResources, relatedIds } from '@wasl/shared/registry/related-rows.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import { firstData } from '../../api/first-responses.ts'
import { resolveField } from '../../api/resolve-field.ts'
import { fetchRelatedTitles } from '../../api/resource-calls.ts'
import { fetchRows } from '../../api/resource-client.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { useLocale } from '../../ui/useLocale.ts'

type Names = { resource: string; byRow: ReadonlyMap<string, string> }
const NamesContext = createContext<Names>({ resource: '', byRow: new Map() })
const freshMs = 30_000

type Props = {
  /** The resource of these rows: who may list it sees the titles of what they refer to. */
  resource: string
  fields: Fields
  rows: readonly AnyRow[]
  /** The id of the row whose history these rows are. */
  historyOf?: string
  children: ReactNode
}

/**
 * Fetches the names of all rows these rows refer to, with one request for each referenced resource: the rows themselves, or their titles alone if
 * the administrator may not list them.
 */
export function RelationNames({ resource: owner, fields, rows, historyOf, children }: Props) {
  const { locale } = useLocale()
  const denialReason = useDenialReasons()
  const idsByResource = Object.entries(relatedIds(fields, rows, resolveField))
  const declared = referredResources(fields)
  const queries = useQueries({
    queries: idsByResource.map(([resource, ids]) => {
      const declaration = declarationOf(resource)
      const isListed = declaration !== undefined && denialReason(declaration, 'list') === null
      const isDeclared = declared.includes(resource)
      return {
        queryKey: ['relation-names', resource, isListed ? null : [owner, historyOf], locale, ids],
        queryFn: async () => {
          if (!isListed || !declaration) return fetchRelatedTitles(owner, { to: resource, ids, row: historyOf })
          return (await fetchRows(declaration, ids)).map((row) => ({ id: String(row.id), title: titleOf(declaration, row, locale) }))
        },
        staleTime: freshMs,
        enabled: isListed || isDeclared,
        initialData: () => {
          const first = isListed ? firstRelated(resource, ids) : undefined
          return declaration && first?.map((row) => ({ id: String(row.id), title: titleOf(declaration, row, locale) }))
        },
      }
    }),
  })
  const byRow = new Map<string, string>()
  idsByResource.forEach(([resource, ids], index) => {
    // A row that was deleted, or that the admin may not see, has no name.
    if (!queries[index]?.isLoading) for (const id of ids) byRow.set(`${resource}/${id}`, '—')
    for (const { id, title } of queries[index]?.data ?? []) byRow.set(`${resource}/${id}`, title)
  })
  return <NamesContext value={{ resource: owner, byRow }}>{children}</NamesContext>
}

const firstRelated = (resource: string, ids: readonly string[]) => firstData(listRows, { params: { resource }, query: { id: ids } })

/** The name of a related row; null until it is loaded. */
export const useRelationName = (resource: string, id: string): string | null =>
  useContext(NamesContext).byRow.get(`${resource}/${id}`) ?? null

/** The resource of the rows around, whose references an administrator sees by name. */
export const useReferringResource = (): string => useContext(NamesContext).resource
