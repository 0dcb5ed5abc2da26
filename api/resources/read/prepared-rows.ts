import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/types.ts'
import type { StoredResource } from '../stored-resource.ts'

declare module '../../platform/context.ts' {
  interface Prepared {
    rowById: ReturnType<typeof prepareRowQueries>
  }
}

/** Reads single rows by their id; each resource has one prepared statement. */
export function prepareRowQueries(lookups: Database): (resource: StoredResource, id: string) => Promise<AnyRow[]> {
  const prepare = ({ declaration, columns, table, id }: StoredResource) =>
    lookups
      .select(columns)
      .from(table)
      .where(eq(id, sql.placeholder('id')))
      .prepare(`row_of_${declaration.name}`)
  const queries = new WeakMap<StoredResource, ReturnType<typeof prepare>>()
  return (resource, id) => {
    const query = queries.get(resource) ?? prepare(resource)
    queries.set(resource, query)
    return query.execute({ id })
  }
}
