import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { foldedName } from '../platform/db/constraints-of.ts'
import type { StoredResource } from './stored-resource.ts'

/** The folded letters of a text column: kept beside it where the table does, else folded now. */
export function foldedIn({ all }: StoredResource, column: AnyPgColumn): SQL {
  const kept = all[foldedName(column.name)]
  return kept ? sql`${kept}` : sql`fold_arabic(${column})`
}
