// npm run bench:lists: how long the API takes for one page of 100,000 rows on PostgreSQL, asked as the back office asks.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../api/app.ts'
import { seedDemo } from '../api/demo/seed.ts'
import { readEnv } from '../api/env.ts'
import { openSession } from '../api/identity/auth/open-session.ts'
import { adaptersFrom } from '../api/platform/adapters/from-env.ts'
import { machineClock } from '../api/platform/clock.ts'
import { openPostgres } from '../api/platform/db/open-postgres.ts'
import { startPostgres } from '../scripts/test/postgres.ts'

const rows = 100_000
const rowsAtOnce = 5_000
const rounds = 200
const goalMs = 15

const postgres = await startPostgres()
if (!postgres) throw new Error('bench: no PostgreSQL is at hand; name one in DATABASE_URL')
const folder = await mkdtemp(join(tmpdir(), 'wasl-bench-'))
const env = readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', BUSY_AFTER_MS: '0', DATA_DIR: folder })
const database = await openPostgres(postgres.url, 10)
const { db } = database
const app = await buildApp({ env, clock: machineClock(), adapters: adaptersFrom(env), db }, { pages: false })
await app.ready()
await seedDemo(app.shared)
// Amounts spread, as those of real orders do: of sixty copied ones a status would have a few amounts of its own.
await multiply('orders', {
  number: "'B-' || n",
  submitted_at: "now() - n * interval '7 minutes'",
  final_amount: 'final_amount + (n * 7919) % 1000003',
})
await multiply('coupons', { code: "'B' || n" })
// As autovacuum and the checkpoints do with a house that runs.
await db.execute('vacuum analyze')
await db.execute('checkpoint')

const {
  rows: [admin],
} = await db.execute<{ id: string }>('select id from admins where is_super limit 1')
if (!admin) throw new Error('bench: the demo has no super admin')
const ctx = { ...app.shared, who: { kind: 'guest' }, locale: 'ar', request_id: 'bench', address: '127.0.0.1' } as const
const token = await openSession(ctx, { realm: 'admin', admin_id: admin.id })
const [city] = (await read('/api/admin/cities?_end=1')).json()

const page = '_start=0&_end=20'
const asked: readonly (readonly [string, string])[] = [
  ['orders, newest first', `orders?${page}`],
  ['orders, page 2,500', 'orders?_start=49980&_end=50000'],
  ['orders, by status', `orders?${page}&status=completed`],
  ['orders, by status and city, by amount', `orders?${page}&status=completed&city_id=${city.id}&_sort=final_amount&_order=desc`],
  ['orders, by what was paid', `orders?${page}&payment_state=partial`],
  ['orders, by number', `orders?${page}&_sort=number&_order=asc`],
  ['orders, searched', `orders?${page}&q=B-4711`],
  ['orders, of the last 7 days', `orders?${page}&submitted_at_within=last_7_days`],
  ['orders, of two groups', `orders?${page}&_or=status%3Dcompleted&_or=city_id%3D${city.id}`],
  ['orders, sums of all', 'orders/totals'],
  ['coupons, newest first', `coupons?${page}`],
  ['coupons, searched and sorted', `coupons?${page}&q=B4711&_sort=title&_order=asc`],
  ['coupons, by kind, by end', `coupons?${page}&type=ratio&_sort=expire_date&_order=desc`],
]
process.stdout.write(`${rows.toLocaleString('en')} rows on PostgreSQL, ${rounds} calls each, one at a time\n`)
for (const [name, query] of asked) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await read(`/api/admin/${query}`)
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const part = (share: number) => times[Math.floor(share * (rounds - 1))] ?? 0
  const said = part(0.95) <= goalMs ? '' : ` OVER the goal of ${goalMs} ms`
  process.stdout.write(
    `${name.padEnd(40)} p50 ${part(0.5).toFixed(1).padStart(6)} ms  p95 ${part(0.95).toFixed(1).padStart(6)} ms${said}\n`,
  )
}
await app.close()
await database.close()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

async function read(url: string) {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (answer.statusCode !== 200) throw new Error(`bench: ${url} answered ${answer.statusCode} ${answer.body}`)
  return answer
}

/** Copies the demo rows of a table until it has as many as are wanted, with what must differ written anew from the number `n` of the copy. */
async function multiply(table: string, anew: Readonly<Record<string, string>>): Promise<void> {
  const { rows: found } = await db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = '${table}' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const names = found.map(({ name }) => `"${name}"`).join(', ')
  const values = found.map(({ name }) => anew[name] ?? `"${name}"`).join(', ')
  // Of the rows that were there at first, a part at a time: one statement for all would outlast the time a statement has.
  await db.execute(`create table few_${table} as select * from ${table}`)
  for (let from = 1; from <= rows; from += rowsAtOnce)
    await db.execute(`insert into ${table} (${names}) select ${values}
      from (select row_number() over () + ${from - 1} as n, t.* from few_${table} t cross join generate_series(1, ${rowsAtOnce}) limit ${rowsAtOnce}) copies`)
}
