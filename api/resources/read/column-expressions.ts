import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { normalizedName } from '../../platform/db/resource-constraints.ts'
import type { StoredResource } from '../stored-resource.ts'

/** The column of a field as the list shows it: if the row has no value of its own, the sum over its child rows. */
export function columnExpression({ declaration, columns, childLists, id }: StoredResource, name: string): AnyPgColumn | SQL | undefined {
  const column = columns[name]
  const list = childLists.find(({ name: joined, field }) => field.sumField && declaration.mergedColumns?.[name]?.includes(joined))
  if (!column || !list?.field.sumField) return column
  const { table, allColumns } = list.child
  return sql`coalesce(${column}, (select sum(${allColumns[list.field.sumField]}) from ${table} where ${allColumns[list.childTable.parentField]} = ${id}))`
}

/** The normalized text of a column: the stored one where the table has it, otherwise computed. */
export function normalizedColumn({ allColumns }: StoredResource, column: AnyPgColumn): SQL {
  const stored = allColumns[normalizedName(column.name)]
  return stored ? sql`${stored}` : sql`normalize_arabic(${column}::text)`
}
