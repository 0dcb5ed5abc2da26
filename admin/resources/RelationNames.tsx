import { useDataProvider } from '@refinedev/core'
import { useQueries } from '@tanstack/react-query'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { useLocale } from '../app/useLocale.ts'
import { declarationOf, titleOf } from './declarations.ts'
import { relatedIds } from './related-ids.ts'

const Names = createContext<ReadonlyMap<string, string>>(new Map())

/** Fetches the names of all rows these rows refer to, with one request for each referenced resource. */
export function RelationNames({ fields, rows, children }: { fields: Fields; rows: readonly AnyRow[]; children: ReactNode }) {
  const { locale } = useLocale()
  const provider = useDataProvider()()
  const idsByResource = Object.entries(relatedIds(fields, rows))
  const queries = useQueries({
    queries: idsByResource.map(([resource, ids]) => ({
      queryKey: ['relation-names', resource, ids],
      queryFn: () => provider.getMany?.({ resource, ids: [...ids] }),
      staleTime: 30_000,
    })),
  })
  const names = new Map<string, string>()
  idsByResource.forEach(([resource, ids], index) => {
    const declaration = declarationOf(resource)
    // A row that was deleted, or that the admin may not see, has no name.
    if (!queries[index]?.isPending) for (const id of ids) names.set(`${resource}/${id}`, '—')
    for (const row of queries[index]?.data?.data ?? [])
      if (declaration) names.set(`${resource}/${row.id}`, titleOf(declaration, row, locale))
  })
  return <Names value={names}>{children}</Names>
}

/** The name of a related row; null until it is loaded. */
export const useRelationName = (resource: string, id: string): string | null => useContext(Names).get(`${resource}/${id}`) ?? null
