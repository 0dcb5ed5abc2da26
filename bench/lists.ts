// npm run bench:lists: measures how long the API takes to return one page of 100,000 rows on PostgreSQL, with the requests of the back office.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../api/app.ts'
import { seedDemo } from '../api/demo/seed.ts'
import { readEnv } from '../api/env.ts'
import { openSession } from '../api/identity/sessions/open-session.ts'
import { createAdapters } from '../api/platform/adapters/create-adapters.ts'
import { systemClock } from '../api/platform/clock.ts'
import { openPostgres } from '../api/platform/db/open-postgres.ts'
import { startPostgres } from '../scripts/test/postgres.ts'

const rows = 100_000
const rowsAtOnce = 5_000
const rounds = 200
const goalMs = 15

const postgres = await startPostgres()
if (!postgres) throw new Error('bench: no PostgreSQL found; set DATABASE_URL')
const folder = await mkdtemp(join(tmpdir(), 'wasl-bench-'))
const env = readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', BUSY_AFTER_MS: '0', DATA_DIR: folder })
const database = await openPostgres(postgres.url, 10)
const { db } = database
const app = await buildApp({ env, clock: systemClock(), adapters: createAdapters(env), db }, { pages: false })
await app.ready()
await seedDemo(app.shared)
// Spread the amounts as in real data: copies of sixty orders would have only a few different amounts per status.
await multiply('orders', {
  number: "'B-' || n",
  submitted_at: "now() - n * interval '7 minutes'",
  final_amount: 'final_amount + (n * 7919) % 1000003',
})
await multiply('coupons', { code: "'B' || n" })
// A running deployment has autovacuum and checkpoints for this.
await db.execute('vacuum analyze')
await db.execute('checkpoint')

const {
  rows: [admin],
} = await db.execute<{ id: string }>('select id from admins where is_super limit 1')
if (!admin) throw new Error('bench: the demo has no super admin')
const ctx = { ...app.shared, principal: { kind: 'guest' }, locale: 'ar', request_id: 'bench', address: '127.0.0.1' } as const
const token = await openSession(ctx, { realm: 'admin', admin_id: admin.id })
const [city] = (await read('/api/admin/cities?_end=1')).json()

const page = '_start=0&_end=20'
const requests: readonly (readonly [string, string])[] = [
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
for (const [name, query] of requests) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await read(`/api/admin/${query}`)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(share * (rounds - 1))] ?? 0
  const verdict = percentile(0.95) <= goalMs ? '' : ` OVER the goal of ${goalMs} ms`
  process.stdout.write(
    `${name.padEnd(40)} p50 ${percentile(0.5).toFixed(1).padStart(6)} ms  p95 ${percentile(0.95).toFixed(1).padStart(6)} ms${verdict}\n`,
  )
}
await app.close()
await database.close()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

async function read(url: string) {
  const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (response.statusCode !== 200) throw new Error(`bench: ${url} returned ${response.statusCode} ${response.body}`)
  return response
}

/** Copies the demo rows of a table until it has `rows` rows. `overrides` are SQL expressions for columns that must differ, with the copy number `n`. */
async function multiply(table: string, overrides: Readonly<Record<string, string>>): Promise<void> {
  const { rows: columns } = await db.execute<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = '${table}' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name }) => overrides[name] ?? `"${name}"`).join(', ')
  // In batches from the original rows, because a single statement would exceed the statement timeout.
  await db.execute(`create table original_${table} as select * from ${table}`)
  for (let from = 1; from <= rows; from += rowsAtOnce)
    await db.execute(`insert into ${table} (${names}) select ${values}
      from (select row_number() over () + ${from - 1} as n, t.* from original_${table} t cross join generate_series(1, ${rowsAtOnce}) limit ${rowsAtOnce}) copies`)
}
