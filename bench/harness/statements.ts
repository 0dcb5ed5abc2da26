import type { Client } from './database.ts'

export type StatementCount = { query: string; calls: number }

/** Starts counting the statements of all connections. Returns what reads the counts, the most frequent first; null if the database has no pg_stat_statements. */
export async function countStatements(db: Client): Promise<(() => Promise<StatementCount[]>) | null> {
  try {
    await db.query('create extension if not exists pg_stat_statements')
    await db.query('select pg_stat_statements_reset()')
  } catch {
    return null
  }
  return async () => {
    const { rows } = await db.query<{ query: string; calls: string }>(
      'select query, sum(calls) as calls from pg_stat_statements group by query order by 2 desc',
    )
    return rows.map(({ query, calls }) => ({ query, calls: Number(calls) }))
  }
}
