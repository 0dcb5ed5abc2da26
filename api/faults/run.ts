// npm run faults:payments [orders] [seed] [kills] [restarts]: pays orders by card while 30 % of the gateway's events are lost, repeated, reordered, late or
// wrong, the server is killed (kill -9), twenty times by default, and PostgreSQL crashes and restarts, three times by default. Nothing may be lost or
// doubled, and all invariants must hold. 1,000 orders by default. Without a PostgreSQL it uses the embedded database, which has no restarts.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { createAdapters } from '../app/create-adapters.ts'
import { openDatabase } from '../app/open-database.ts'
import { buildApp } from '../app.ts'
import { testCode } from '../demo/gateway/test-cards.ts'
import { seedDemo } from '../demo/seed.ts'
import { readEnv } from '../environment/env.ts'
import { findViolations, invariants } from '../invariants/find-violations.ts'
import { formatReport } from '../invariants/format-report.ts'
import { gatewayEvents, payments } from '../ordering/tables/payments.ts'
import { systemClock } from '../platform/clock.ts'
import { rawDatabase } from '../platform/db/raw-database.ts'
import { loadOrderSample } from '../testing/orders.ts'
import { freePort, startPostgres } from '../testing/postgres.ts'
import { startServer } from '../testing/start-server.ts'
import { createOrder } from './create-order.ts'
import { serverClient } from './server-client.ts'

const orderCount = Number(process.argv[2] ?? 1000)
const seed = Number(process.argv[3] ?? 7)
const kills = Number(process.argv[4] ?? 20)
const restarts = Number(process.argv[5] ?? 3)
const faults = { lost: 0.08, duplicated: 0.07, reordered: 0.05, late: 0.05, wrong_amount: 0.03, wrong_secret: 0.02 }
const minuteMs = 60_000
// By then the worker has queried every attempt.
const settleMs = 60_000 + orderCount * 500

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
  `Faults of payments with seed ${seed}: ${orderCount} orders, ${kills} kills, ${plannedRestarts} restarts of ${postgres ? 'PostgreSQL' : 'no PostgreSQL'}.\n`,
)

/** Opens the data of the server in this process; only while no server runs. */
async function openData() {
  const env = readEnv({ ...variables, LOG_LEVEL: 'silent' })
  const clock = systemClock()
  const database = await openDatabase(env)
  const server = await buildApp({ env, clock, adapters: createAdapters(env, clock), db: database.db }, { pages: false })
  await server.ready()
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { server, db: rawDatabase(database.db), clock, close }
}

const seeded = await openData()
await seedDemo(seeded.server.shared)
const sample = await loadOrderSample(seeded)
await seeded.close()

const call = serverClient(() => `http://127.0.0.1:${port}`)
let running = startServer(folder, variables)
let [starts, killed, restarted, paid, skipped] = [0, 0, 0, 0, 0]
async function startProcess(): Promise<void> {
  if (starts > 0) running = startServer(folder, variables)
  await running.ready
  starts += 1
  await call('POST', '/api/dev/gateway/faults', { body: { ...faults, late_ms: 2_000, seed: seed + starts } })
}
await startProcess()

const logIn = async (phone: string): Promise<string> => {
  const { data } = await call('POST', '/api/auth/login', { body: { phone, password: 'Demo-2026' } })
  return String(data.token)
}
const [client, provider] = [await logIn('0500000011'), await logIn('0500000021')]
const started = new Set<string>()
const paidIds = new Set<string>()

/** Pays an order on the gateway's page, as a browser does. A repeated call finds the page paid. */
async function payOrder(order_id: string, key: string): Promise<void> {
  const { data, status } = await call('POST', `/api/orders/${order_id}/pay`, {
    token: client,
    body: { method: 'electronic' },
    headers: { 'idempotency-key': key },
  })
  if (status !== 200) {
    skipped += 1
    return
  }
  const id = String(data.payment_id)
  started.add(id)
  const url = `/dev/gateway/pay/${id}`
  const form = { number: '4111111111111111' }
  const card = await call('POST', url, { body: form })
  const payment = /name="payment" value="([^"]+)"/.exec(card.text)?.[1]
  const result = payment ? await call('POST', url, { body: { payment, code: testCode } }) : card
  if (result.status === 303) paidIds.add(id)
}

const killEvery = Math.max(1, Math.floor(orderCount / kills))
const startedAt = Date.now()
let next = 0
const pay = async () => {
  for (let index = next++; index < orderCount; index = next++) {
    const order_id = await createOrder(call, sample.order, client, provider)
    if (order_id) await payOrder(order_id, `fault-${index}`)
    else skipped += 1
    paid += 1
  }
}
const kill = async () => {
  while (killed < kills && next < orderCount) {
    if (paid >= (killed + 1) * killEvery - Math.floor(killEvery / 2)) {
      running.child.kill('SIGKILL')
      await running.ended
      killed += 1
      await startProcess()
    }
    await sleep(50)
  }
}
const restart = async () => {
  while (restarted < plannedRestarts && next < orderCount) {
    if (paid >= ((restarted + 1) * orderCount) / (plannedRestarts + 1)) {
      await postgres?.restart?.()
      restarted += 1
    }
    await sleep(50)
  }
}
await Promise.all([pay(), pay(), pay(), kill(), restart()])
const seconds = Math.round((Date.now() - startedAt) / 1000)

// The questions after 1 to 60 minutes settle what no event settled.
await call('POST', '/api/dev/clock', { body: { advance: 'PT61M' } })
await settled()
running.child.kill('SIGTERM')
await running.ended

const { server, db, clock, close } = await openData()
clock.advance(61 * minuteMs)
const { electronic: gateway } = server.shared.adapters.gateways
const rows = await db
  .select()
  .from(payments)
  .where(inArray(payments.id, [...started]))
const statuses = Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]))
let [lost, doubled] = [0, 0]
for (const { id, status, order_id } of rows) {
  const isPaid = (await gateway?.fetch(id))?.payment?.status === 'paid'
  if (isPaid !== ['captured', 'credited'].includes(status)) lost += 1
  const ofOrder = await db.$count(payments, eq(payments.order_id, order_id ?? ''))
  if (ofOrder > 1) doubled += 1
}
const lostAcknowledged = [...paidIds].filter((id) => !rows.some((row) => row.id === id && row.status === 'captured')).length
const events = await db.$count(gatewayEvents)
const violated = await findViolations(db, clock.now())
await close()
await postgres?.stop()
await rm(folder, { recursive: true, force: true })
process.stdout.write(formatReport(invariants(clock.now()), violated))
process.stdout.write(
  `Faults of payments with seed ${seed}: ${orderCount} orders in ${seconds} s, ${killed} kills, ${restarted} restarts of PostgreSQL, ${skipped} not started; payments ${JSON.stringify(statuses)}; ` +
    `${paidIds.size} answered as paid; ${events} events took effect; lost ${lost + lostAcknowledged}, doubled ${doubled}, violated invariants ${violated.length}.\n`,
)
process.exit(lost + lostAcknowledged + doubled + violated.length > 0 ? 1 : 0)

/** Waits until every payment is settled or rejected, or the time is over. */
async function settled(): Promise<void> {
  const open = new Set(started)
  for (const until = Date.now() + settleMs; open.size > 0 && Date.now() < until; await sleep(1_000))
    for (const id of open) if ((await call('GET', `/api/payments/${id}/state`)).data.is_final === true) open.delete(id)
}
