import pg from 'pg'

export type Client = pg.Client

const rowsAtOnce = 20_000

export async function connect(connectionString: string): Promise<Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/**
 * Copies the rows of a table until it has this many. `overrides` are SQL expressions for columns that must differ, with the number of the
 * copy as `n`.
 */
export async function fillTable(db: Client, table: string, count: number, overrides: Readonly<Record<string, string>>): Promise<void> {
  const { rows: columns } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
    [table],
  )
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name }) => overrides[name] ?? `"${name}"`).join(', ')
  const existing = await countRows(db, table)
  // The copied rows do not change while it runs.
  await db.query(`create temporary table original as select * from ${table} limit 1000`)
  for (let from = existing; from < count; from += rowsAtOnce)
    await db.query(`insert into ${table} (${names}) select ${values}
      from (select row_number() over () + ${from} as n, t.* from generate_series(1, ${rowsAtOnce}) cross join original t limit ${Math.min(rowsAtOnce, count - from)}) copies`)
  await db.query('drop table original')
  // A running deployment has checkpoints and autovacuum for this. Rows whose commit is not on disk yet would not count as visible to all.
  await db.query('checkpoint')
  await db.query(`vacuum analyze ${table}`)
  await db.query('checkpoint')
}

export async function countRows(db: Client, table: string): Promise<number> {
  const { rows } = await db.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}
