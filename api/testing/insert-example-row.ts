import { exampleRow } from '@wasl/shared/registry/example-row.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../platform/context.ts'
import { rawDatabase } from '../platform/db/raw-database.ts'
import { columnValues } from '../resources/read/row-mapping.ts'
import type { StoredResource } from '../resources/stored-resource.ts'

/** Inserts a row with these values, an example in each other required field and a new text in unique ones, and returns its id. Its other relations name nothing. */
export async function insertExampleRow(db: App['db'], stored: StoredResource, values: AnyRow): Promise<string> {
  const { fields } = stored.declaration
  const id = crypto.randomUUID()
  const own = Object.entries(fields).flatMap(([name, { kind, ...options }]) =>
    kind === 'text' && 'unique' in options ? [[name, id.slice(0, 8)]] : [],
  )
  const row = columnValues(stored, { ...exampleRow(fields, false), ...Object.fromEntries(own), ...values })
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await rawDatabase(tx)
      .insert(stored.table)
      .values({ ...row, id })
  })
  return id
}
