import { asc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { changeRecords } from '../../demo/gateway/sandbox-differences.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken } from '../../testing/people.ts'
import { checkedOut, newShopper, payOnPage, putInCart, soldProducts, startCheckoutByCard, stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { checkPayments } from '../payments/gateway-records/check-payments.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { gateway_differences } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { paymentAllocations, payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const [own] = await soldProducts(app, 'platform')
const [sold] = await soldProducts(app, 'provider')
const units = [own?.id ?? '', sold?.id ?? '']

type Shopper = Awaited<ReturnType<typeof newShopper>>
type Placed = { id: string; amount: number; orders: { id: string; total: number }[] }
const balance = ({ id: user_id }: Shopper) => loadBalance(app.createContext(), { kind: 'client_wallet', user_id })
const job = (payment_id: string) =>
  ({ id: '', queue: 'payments', key: 'test', payload: { payment_id } }) as unknown as Parameters<typeof checkPayments>[1]

async function placed(shopper: Shopper): Promise<Placed> {
  for (const unit of units) await putInCart(app, shopper, unit)
  const { checkout_id, payment, orders } = await checkedOut(app, shopper)
  return { id: String(checkout_id), amount: Number(payment.amount), orders }
}
const startedByCard = (shopper: Shopper, { id }: Placed) => startCheckoutByCard(app, shopper, id, { use_wallet: true })
async function paidByCard(shopper: Shopper): Promise<Placed & { payment_id: string }> {
  const checkout = await placed(shopper)
  const payment_id = await startedByCard(shopper, checkout)
  await payOnPage(app, payment_id)
  return { ...checkout, payment_id }
}
async function refund(order_id: string, amount: number, destination = 'source'): Promise<void> {
  const body = { order_id, amount, reason: 'قطعة ناقصة', destination }
  const request = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  expect([request.status, request.text]).toEqual([201, expect.any(String)])
  const approved = await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })
  expect(approved.status).toBe(200)
}
const send = async () => {
  await runQueues(shared, ['refunds'])
  await sandbox.events.idle()
}
const refundsOf = async (order_id: string) =>
  (await db.select().from(refunds).where(eq(refunds.order_id, order_id)).orderBy(asc(refunds.created_at), asc(refunds.number))).map(
    ({ amount, destination, status }) => [amount, destination, status],
  )
const atGateway = async (id: string) => (await gateway.fetch(id))?.payment?.refunded
const cancelAll = async ({ token }: Shopper, checkout: Placed) => {
  for (const { id } of checkout.orders)
    expect((await call('POST', `/api/orders/${id}/transitions/cancel`, { token, body: { reason: 'لم أعد أحتاجه' } })).status).toBe(200)
}
const typesFor = async ({ id }: Shopper) =>
  (await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, id))).map(({ type }) => type)

afterEach(async () => {
  await runDueDeadlines(shared)
})

test('refunds of each order go back to the card up to what it paid for that order, and the rest to the wallet', async () => {
  const shopper = await newShopper(app, 1_000)
  const { orders: placed, amount, payment_id } = await paidByCard(shopper)
  const allocations = await db.select().from(paymentAllocations).where(eq(paymentAllocations.payment_id, payment_id))
  expect(allocations.reduce((sum, one) => sum + one.amount, 0)).toBe(amount - 1_000)
  const byCard = (id: string) => allocations.find(({ order_id }) => order_id === id)?.amount ?? 0
  const [first, second] = placed
  if (!first || !second) throw new Error('two orders')
  expect(byCard(first.id)).toBeLessThan(first.total)

  // A part of it first, then all that is left: the card before the wallet.
  await refund(first.id, 2_000)
  await send()
  expect(await refundsOf(first.id)).toEqual([[2_000, 'source', 'confirmed']])
  expect(await atGateway(payment_id)).toBe(2_000)
  await refund(first.id, first.total - 2_000)
  await send()
  expect((await refundsOf(first.id)).slice(1)).toEqual([
    [byCard(first.id) - 2_000, 'source', 'confirmed'],
    [first.total - byCard(first.id), 'wallet', 'confirmed'],
  ])
  expect(await atGateway(payment_id)).toBe(byCard(first.id))
  expect(await balance(shopper)).toBe(first.total - byCard(first.id))
  await refund(second.id, second.total)
  await send()
  expect(await atGateway(payment_id)).toBe(amount - 1_000)
  expect(await balance(shopper)).toBe(1_000)
  const [{ status = '' } = {}] = await db.select().from(orders).where(eq(orders.id, second.id))
  expect(status).toBe('cancelled')

  clock.advance(3 * 3_600_000)
  await reconcile(app.createContext())
  expect(await db.select().from(gateway_differences).where(eq(gateway_differences.page_id, payment_id))).toEqual([])
  const shown = Object((await call('GET', '/api/finances', { token: shopper.token })).body.data)
  expect(
    shown.data.filter(({ kind, method }: { kind: string; method: string }) => kind === 'refund' && method === 'electronic'),
  ).toHaveLength(3)
})

test('a refund that the gateway rejects is added to the wallet, and one to the wallet stays there', async () => {
  const shopper = await newShopper(app, 0)
  const { orders: placed, payment_id } = await paidByCard(shopper)
  const [first, second] = placed
  if (!first || !second) throw new Error('two orders')
  await refund(first.id, 1_500, 'wallet')
  expect([await refundsOf(first.id), await balance(shopper)]).toEqual([[[1_500, 'wallet', 'confirmed']], 1_500])
  // Two refunds of one card at once: one is with the gateway at a time.
  await refund(first.id, 500)
  await refund(second.id, 700)
  await send()
  clock.advance(2 * 3_600_000)
  await send()
  expect(await atGateway(payment_id)).toBe(1_200)
  await changeRecords(sandbox, { page_id: payment_id, amount: 1_200 })
  await refund(second.id, 900)
  await send()
  expect((await refundsOf(second.id)).at(-1)).toEqual([900, 'source', 'failed'])
  expect(await balance(shopper)).toBe(2_400)
})

test('a card that is charged after its orders were cancelled is voided, or fills the wallet if it is settled; nothing is sold', async () => {
  const shopper = await newShopper(app, 0)
  const before = await Promise.all(units.map((unit) => stockOf(app, unit)))
  const voided = await placed(shopper)
  const page = await startedByCard(shopper, voided)
  await cancelAll(shopper, voided)
  // The page is closed by a job, which has not run: the client pays on it.
  await payOnPage(app, page)
  expect((await db.select().from(payments).where(eq(payments.id, page)))[0]).toMatchObject({ status: 'voided', allocated_amount: 0 })
  expect([(await gateway.fetch(page))?.payment?.status, await balance(shopper)]).toEqual(['voided', 0])

  const credited = await placed(shopper)
  const other = await startedByCard(shopper, credited)
  await cancelAll(shopper, credited)
  sandbox.events.setFaults({ lost: 1 })
  await payOnPage(app, other)
  sandbox.events.setFaults({})
  clock.advance(24 * 3_600_000)
  await checkPayments(shared, job(other))
  expect((await db.select().from(payments).where(eq(payments.id, other)))[0]).toMatchObject({ status: 'captured', allocated_amount: 0 })
  expect(await balance(shopper)).toBe(credited.amount)
  expect(await Promise.all(units.map((unit) => stockOf(app, unit)))).toEqual(before)
  expect(await typesFor(shopper)).toEqual(expect.arrayContaining(['payment_voided', 'wallet_topped_up']))
})

test('a card that is charged after one of its orders was cancelled pays the other, and the rest stays in the wallet', async () => {
  const shopper = await newShopper(app, 0)
  const checkout = await placed(shopper)
  const page = await startedByCard(shopper, checkout)
  const [paid, dropped] = checkout.orders
  const body = { reason: 'لم أعد أحتاجه' }
  expect((await call('POST', `/api/orders/${dropped?.id}/transitions/cancel`, { token: shopper.token, body })).status).toBe(200)
  await payOnPage(app, page)
  expect(
    (
      await db
        .select()
        .from(orders)
        .where(eq(orders.id, paid?.id ?? ''))
    )[0]?.status,
  ).toBe('in_progress')
  expect((await db.select().from(payments).where(eq(payments.id, page)))[0]).toMatchObject({ allocated_amount: paid?.total })
  expect(await balance(shopper)).toBe(dropped?.total)
})

testInvariants(app)
