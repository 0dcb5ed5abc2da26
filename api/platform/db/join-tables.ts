import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { idOf } from './columns.ts'

/** Builds the join table of a `hasMany` field: which row has which others, in order. */
export function createJoinTable(resource: AnyResource, field: string, to: string) {
  const name = `${tableNameOf(resource.name)}_${field}`
  return pgTable(
    name,
    {
      row_id: uuid('row_id')
        .notNull()
        .references(idOf(tableNameOf(resource.name)), { onDelete: 'cascade' }),
      to_id: uuid('to_id')
        .notNull()
        .references(idOf(tableNameOf(to))),
      position: integer('position').notNull(),
    },
    (t) => [primaryKey({ columns: [t.row_id, t.to_id] }), index(`${name}_to`).on(t.to_id)],
  )
}
export type JoinTable = ReturnType<typeof createJoinTable>
