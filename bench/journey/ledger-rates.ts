import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdapters } from '../../api/app/create-adapters.ts'
import { openDatabase } from '../../api/app/open-database.ts'
import { buildApp } from '../../api/app.ts'
import { readEnv } from '../../api/environment/env.ts'
import { releaseEscrow } from '../../api/money/ledger/escrow.ts'
import { fundWallet, maxTopUp } from '../../api/money/ledger/fund-wallet.ts'
import { type LedgerPosting, postTransaction } from '../../api/money/ledger/post-transaction.ts'
import { systemClock } from '../../api/platform/clock.ts'
import { inTransaction } from '../../api/platform/db/database.ts'
import { systemCtx } from '../../api/platform/jobs/system-ctx.ts'
import type { Postgres } from '../../api/testing/postgres.ts'
import type { Client } from '../harness/database.ts'
import { cpuSeconds } from '../harness/process-usage.ts'

const writers = 20

/** Ledger transfers per second of this process, and of pgbench with the statements of one transfer on the same tables. */
export type LedgerRates = { transfers: number; releases: number; pgbench: number; cpuMs: number }

export async function measureLedger({ url, from }: Postgres, folder: string, db: Client, seconds: number): Promise<LedgerRates> {
  const env = readEnv({ WASL_MODE: 'demo', DATABASE_URL: url, DATABASE_POOL: String(writers), DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const clock = systemClock()
  const database = await openDatabase(env)
  const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db: database.db }, { pages: false })
  const ctx = systemCtx(server.shared)
  const { rows: completed } = await db.query<{ id: string; client_id: string; provider_id: string }>(
    `select o.id, o.client_id, o.provider_id from orders o where o.status = 'completed' and o.provider_id is not null limit 200`,
  )
  for (const user_id of new Set(completed.map(({ client_id }) => client_id)))
    await fundWallet(ctx, { user_id, amount: maxTopUp, note: 'bench' })
  // Each writer has orders of its own.
  const used = completed.length - (completed.length % writers)
  if (used === 0) throw new Error(`bench:journey: the ledger needs ${writers} completed orders`)
  const orderAt = (index: number) => completed[index % used] ?? { id: '', client_id: '', provider_id: '' }
  const before = cpuSeconds(process.pid)
  const payment = (index: number): LedgerPosting => {
    const { id: order_id, client_id: user_id } = orderAt(index)
    const legs = [
      { account: { kind: 'client_wallet', user_id } as const, amount: -11_500 },
      { account: { kind: 'escrow', order_id } as const, amount: 11_500 },
    ]
    return { kind: 'payment', order_id, legs }
  }
  const transfers = await ratePerSecond((index) => inTransaction(ctx, (ctx) => postTransaction(ctx, payment(index))), seconds)
  const cpuMs = ((cpuSeconds(process.pid) - before) * 1000) / (transfers * seconds)
  // Every release posts to the platform's commission and VAT.
  const releases = await ratePerSecond(
    (index) =>
      inTransaction(ctx, async (ctx) => {
        const { id: order_id, provider_id } = orderAt(index)
        await postTransaction(ctx, payment(index))
        await releaseEscrow(ctx, {
          order_id,
          provider_id,
          net: 10_000,
          commission_percent: 10,
          vat_percent: 15,
          coupon_vat: 0,
          sold_by: 'provider',
        })
      }),
    seconds,
  )
  await server.close()
  await database.close()
  await db.query(`create table bench_pairs as select row_number() over () as n, w.id as wallet, e.id as escrow, o.id as order_id
    from orders o join ledger_accounts w on w.user_id = o.client_id join ledger_accounts e on e.order_id = o.id
    where o.status = 'completed' limit ${used}`)
  return { transfers, releases, pgbench: pgbenchRate(from, url, seconds, used), cpuMs }
}

/** How often a task completes in a second while each writer repeats it. */
async function ratePerSecond(task: (index: number) => Promise<unknown>, seconds: number): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const write = async (writer: number) => {
    for (let index = writer; performance.now() - startedAt < seconds * 1000; index += writers) {
      await task(index)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  return (done * 1000) / (performance.now() - startedAt)
}

// The same rows as postTransaction writes, without a program between the statements.
const script = `\\set n random(1, :pairs)
begin;
select wallet, escrow, order_id from bench_pairs where n = :n \\gset
select * from ledger_accounts where id in (':wallet', ':escrow') order by id for update;
insert into ledger_transactions (kind, order_id, reference_number, created_at)
  values ('payment', ':order_id', 'T' || floor(random() * 1e15)::text, now()) returning id as posting \\gset
insert into ledger_entries (transaction_id, account_id, amount, created_at)
  values (':posting', ':wallet', -11500, now()), (':posting', ':escrow', 11500, now());
insert into audit_entries (actor_kind, actor_name, action, resource, row_id, before, after, at)
  values ('system', 'bench', 'payment', 'ledger_transactions', ':posting', '{}', '{}', now());
update ledger_accounts set balance = balance - 11500 where id = ':wallet';
update ledger_accounts set balance = balance + 11500 where id = ':escrow';
commit;
`

function pgbenchRate(binaries: string, url: string, seconds: number, pairs: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-pgbench-'))
  const file = join(folder, 'transfer.sql')
  writeFileSync(file, script)
  try {
    const args = ['-n', '-c', String(writers), '-j', '1', '-T', String(seconds), '-D', `pairs=${pairs}`, '-f', file, url]
    const output = execFileSync(join(binaries, 'pgbench'), args, { encoding: 'utf8' })
    return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
