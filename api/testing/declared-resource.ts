import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { schema } from '../app/schema.ts'
import type { App } from '../platform/context.ts'
import { createResourceTable } from '../platform/db/create-resource-table.ts'
import { createJoinTable } from '../platform/db/join-tables.ts'
import { diffSnapshots, snapshotOf } from '../platform/db/schema-snapshot.ts'
import { storedResource } from '../resources/stored-resource.ts'

/** A resource that only a test declares, with the function that makes its tables. */
export function declaredResource(declaration: AnyResource) {
  const table = createResourceTable(declaration)
  const joins = Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, field]) =>
      field.kind === 'hasMany' ? [[`${declaration.name}.${name}`, createJoinTable(declaration, name, field.to)]] : [],
    ),
  )
  return {
    stored: storedResource(declaration, table, joins),
    createTables: async (db: App['db']) => {
      for (const statement of await diffSnapshots(snapshotOf(schema), snapshotOf({ ...schema, [declaration.name]: table, ...joins })))
        await db.execute(sql.raw(statement))
    },
  }
}
