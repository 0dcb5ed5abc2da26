// npm run faults:payments, faults:store [purchases] [seed] [kills] [restarts]: pays orders, or checkouts of the store, by card while 30 % of the gateway's events
// are lost, repeated, reordered, late or wrong, the server is killed (kill -9), twenty times by default, and PostgreSQL crashes and restarts, three times by
// default. Nothing may be lost, doubled or oversold, and all invariants must hold; a run that fails keeps a backup of its rows. 1,000 purchases by default.
// Without a PostgreSQL it uses the embedded database, which has no restarts.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { writeBackup } from '../backup/write-backup.ts'
import { testCode } from '../demo/gateway/test-cards.ts'
import { seedDemo } from '../demo/seed.ts'
import { findViolations, invariants } from '../invariants/find-violations.ts'
import { formatReport } from '../invariants/format-report.ts'
import { isOpenPayment } from '../ordering/payments/payment-status.ts'
import { gatewayEvents, payments } from '../ordering/tables/payments.ts'
import { runDueJobs } from '../platform/jobs/run-jobs.ts'
import { freePort, startPostgres } from '../testing/postgres.ts'
import { startServer } from '../testing/start-server.ts'
import { openData } from './open-data.ts'
import { payments as ofPayments } from './payments.ts'
import type { Faults, Scenario } from './scenario.ts'
import { serverClient } from './server-client.ts'
import { store } from './store.ts'

const scenarios: Readonly<Record<string, () => Scenario>> = { payments: ofPayments, store }
const scenario = scenarios[process.argv[2] ?? '']?.()
if (!scenario) throw new Error(`faults: name one of ${Object.keys(scenarios).join(', ')}`)
const count = Number(process.argv[3] ?? 1000)
const seed = Number(process.argv[4] ?? 7)
const kills = Number(process.argv[5] ?? 20)
const restarts = Number(process.argv[6] ?? 3)
const gatewayFaults = { lost: 0.08, duplicated: 0.07, reordered: 0.05, late: 0.05, wrong_amount: 0.03, wrong_secret: 0.02 }
const lateMs = 2_000
const minuteMs = 60_000
// By then the worker has queried every attempt.
const settleMs = 60_000 + count * 500

const folder = await mkdtemp(join(tmpdir(), 'wasl-faults-'))
const dataFolder = join(folder, 'data')
const port = await freePort()
const postgres = await startPostgres({ isDurable: true })
const variables = {
  WASL_MODE: 'demo',
  DATA_DIR: dataFolder,
  RATE_LIMIT: '0',
  BUSY_AFTER_MS: '0',
  PORT: String(port),
  LOG_LEVEL: 'fatal',
  ...(postgres && { DATABASE_URL: postgres.url }),
}
const plannedRestarts = postgres?.restart ? restarts : 0
process.stdout.write(
  `Faults of ${scenario.name} with seed ${seed}: ${count} purchases, ${kills} kills, ${plannedRestarts} restarts of ${postgres ? 'PostgreSQL' : 'no PostgreSQL'}.\n`,
)

const seeded = await openData(variables)
await seedDemo(seeded.shared)
await scenario.prepare(seeded, count)
await seeded.close()

const call = serverClient(() => `http://127.0.0.1:${port}`)
let running = startServer(folder, variables)
let [starts, killed, restarted, bought, skipped] = [0, 0, 0, 0, 0]
async function startProcess(): Promise<void> {
  if (starts > 0) running = startServer(folder, variables)
  await running.ready
  starts += 1
  await call('POST', '/api/dev/gateway/faults', { body: { ...gatewayFaults, late_ms: lateMs, seed: seed + starts } })
}
await startProcess()

const started = new Set<string>()
const paidIds = new Set<string>()

/** Pays on the gateway's page, as a browser does. A repeated call finds the page paid. */
async function payOnPage(id: string): Promise<void> {
  started.add(id)
  const url = `/dev/gateway/pay/${id}`
  const form = { number: '4111111111111111' }
  const card = await call('POST', url, { body: form })
  const payment = /name="payment" value="([^"]+)"/.exec(card.text)?.[1]
  const result = payment ? await call('POST', url, { body: { payment, code: testCode } }) : card
  if (result.status === 303) paidIds.add(id)
}

const killEvery = Math.max(1, Math.floor(count / kills))
const startedAt = Date.now()
let next = 0
const buyAll = async (by: number) => {
  for (let number = next++; number < count; number = next++) {
    const payment = await scenario.buy(call, number, by)
    if (payment) await payOnPage(payment.payment_id)
    else skipped += 1
    bought += 1
  }
}
const kill = async () => {
  while (killed < kills && next < count) {
    if (bought >= (killed + 1) * killEvery - Math.floor(killEvery / 2)) {
      running.child.kill('SIGKILL')
      await running.ended
      killed += 1
      await startProcess()
    }
    await sleep(50)
  }
}
const restart = async () => {
  while (restarted < plannedRestarts && next < count) {
    if (bought >= ((restarted + 1) * count) / (plannedRestarts + 1)) {
      await postgres?.restart?.()
      restarted += 1
    }
    await sleep(50)
  }
}
await Promise.all([buyAll(0), buyAll(1), buyAll(2), kill(), restart()])
const seconds = Math.round((Date.now() - startedAt) / 1000)

// Events that are late still come.
await sleep(3 * lateMs)
// The server ends what it has begun before the clock moves: a payment that is booked meanwhile would have the time of its document before, and its own after.
running.child.kill('SIGTERM')
await running.ended

const data = await openData(variables)
const { db, clock, shared } = data
clock.advance(61 * minuteMs)
await settle()
const { electronic: gateway } = shared.adapters.gateways
const rows = await db
  .select()
  .from(payments)
  .where(inArray(payments.id, [...started]))
const statuses = Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]))
let [lost, doubled] = [0, 0]
for (const { id, status, order_id, checkout_id } of rows) {
  const isPaid = (await gateway?.fetch(id))?.payment?.status === 'paid'
  if (isPaid !== ['captured', 'credited'].includes(status)) lost += 1
  const ofSame = await db.$count(payments, checkout_id ? eq(payments.checkout_id, checkout_id) : eq(payments.order_id, order_id ?? ''))
  if (ofSame > 1) doubled += 1
}
const lostAcknowledged = [...paidIds].filter((id) => !rows.some((row) => row.id === id && row.status === 'captured')).length
const events = await db.$count(gatewayEvents)
const faults: Faults = { lost: lost + lostAcknowledged, doubled, ...(await scenario.check(data)) }
const violated = await findViolations(db, clock.now())
const found = Object.entries({ ...faults, 'violated invariants': violated.length })
const isFailed = found.some(([, times]) => times > 0)
const backup = join(tmpdir(), `wasl-faults-of-${process.argv[2]}-${Date.now()}`)
if (isFailed) await writeBackup(db, dataFolder, backup, clock.now())
await data.close()
await postgres?.stop()
await rm(folder, { recursive: true, force: true })
process.stdout.write(formatReport(invariants(clock.now()), violated))
if (isFailed) process.stdout.write(`The rows of this run: npm run restore -- ${backup}\n`)
process.stdout.write(
  `Faults of ${scenario.name} with seed ${seed}: ${count} purchases in ${seconds} s, ${killed} kills, ${restarted} restarts of PostgreSQL, ${skipped} not paid; payments ${JSON.stringify(statuses)}; ` +
    `${paidIds.size} answered as paid; ${events} events took effect; ${found.map(([name, times]) => `${name} ${times}`).join(', ')}.\n`,
)
process.exit(isFailed ? 1 : 0)

/** Runs the jobs that ask the gateway 1 to 60 minutes after a payment began, until none is open or the time is over: they settle what no event settled. */
async function settle(): Promise<void> {
  const open = and(inArray(payments.id, [...started]), isOpenPayment)
  for (const until = Date.now() + settleMs; Date.now() < until; await sleep(1_000)) {
    await runDueJobs(shared)
    if ((await db.$count(payments, open)) === 0) return
  }
}
