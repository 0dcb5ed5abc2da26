import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { IdOf } from './table-by-name.ts'

/** The table of pairs behind one `hasMany` field: which row has which others, in their order. */
export function pairsOf(resource: AnyResource, field: string, to: string, idOf: IdOf) {
  const name = `${tableNameOf(resource.name)}_${field}`
  return pgTable(
    name,
    {
      row_id: uuid('row_id')
        .notNull()
        .references((): AnyPgColumn => idOf(resource.name), { onDelete: 'cascade' }),
      to_id: uuid('to_id')
        .notNull()
        .references((): AnyPgColumn => idOf(to)),
      position: integer('position').notNull(),
    },
    (t) => [primaryKey({ columns: [t.row_id, t.to_id] }), index(`${name}_to`).on(t.to_id)],
  )
}
export type Pairs = ReturnType<typeof pairsOf>
