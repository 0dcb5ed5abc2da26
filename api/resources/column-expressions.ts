import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { StoredResource } from './stored-resource.ts'

/** The column of a field as its list shows it: where the row has none of its own, the sum over the entries that are joined to it. */
export function countedIn({ declaration, columns, kept, id }: StoredResource, name: string): AnyPgColumn | SQL | undefined {
  const column = columns[name]
  const list = kept.find(({ name: joined, field }) => field.sum && declaration.joined?.[name]?.includes(joined))
  if (!column || !list?.field.sum) return column
  const { table, all } = list.child
  return sql`coalesce(${column}, (select sum(${all[list.field.sum]}) from ${table} where ${all[list.kept.by]} = ${id}))`
}
