import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/types.ts'

/** Runs a statement without triggers: it changes what the database keeps, such as the date of an issued invoice. */
export const changeFinalRows = <Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<Row[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    return (await tx.execute<Row>(statement)).rows
  })
