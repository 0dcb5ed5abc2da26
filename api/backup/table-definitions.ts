import { type SQL, sql } from 'drizzle-orm'
import type { Database, Tx } from '../platform/db/types.ts'

export type TableDefinition = { name: string; columns: { name: string; type: string }[] }
type ForeignKey = { table: string; name: string; definition: string }

/** The tables of the database with the columns that are stored, not computed. */
export async function listTables(db: Database | Tx): Promise<TableDefinition[]> {
  const { rows } = await db.execute<{ table: string; name: string; type: string }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return [...byTable].map(([name, columns]) => ({ name, columns: columns.map(({ name, type }) => ({ name, type })) }))
}

export async function listForeignKeys(db: Tx): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}

/** The hashes of the applied migrations: rows fit only a database with the same ones. */
export async function listMigrations(db: Database | Tx): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by created_at, id`)
  return rows.map(({ hash }) => hash)
}

export const joinNames = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
