import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { checkedOut, newShopper, putInCart, soldProducts, stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock } = app
const { electronic: gateway } = app.shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const [own] = await soldProducts(app, 'platform')
const [sold] = await soldProducts(app, 'provider')
const units = [own?.id ?? '', sold?.id ?? '']

type Shopper = Awaited<ReturnType<typeof newShopper>>
const balance = ({ id: user_id }: Shopper) => loadBalance(app.createContext(), { kind: 'client_wallet', user_id })
const statusesOf = async (checkout: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.checkout_id, checkout))).map(({ status }) => status)
const pay = ({ token }: Shopper, checkout: string, body: object, key: string = crypto.randomUUID()) =>
  call('POST', `/api/checkouts/${checkout}/pay`, { token, body, headers: { 'idempotency-key': key } })
async function placed(shopper: Shopper) {
  for (const unit of units) await putInCart(app, shopper, unit)
  const { checkout_id, payment, orders: list } = await checkedOut(app, shopper)
  return { id: String(checkout_id), amount: Number(payment.amount), orders: list.map(({ id }: { id: string }) => id) }
}
async function payAtGateway(page_id: string): Promise<void> {
  const result = await payWithCard(sandbox, page_id, '4111111111111111')
  if (result.next === 'code') await enterCode(sandbox, page_id, result.payment.id, testCode)
  await sandbox.events.idle()
}

test('the wallet pays all orders of a checkout together, once per key', async () => {
  const shopper = await newShopper(app)
  const checkout = await placed(shopper)
  const goodsOf = async (order: string) => Object((await call('GET', `/api/orders/${order}`, { token: shopper.token })).body.data).goods
  expect(await goodsOf(checkout.orders[0])).toMatchObject({ is_paid_together: true })
  const before = await balance(shopper)
  const paid = await pay(shopper, checkout.id, { method: 'wallet' }, 'once')
  expect(paid.body.data).toMatchObject({
    payment_id: null,
    status: 'captured',
    amount: checkout.amount,
    wallet_balance: before - checkout.amount,
  })
  expect((await pay(shopper, checkout.id, { method: 'wallet' }, 'once')).body.data).toMatchObject({ amount: checkout.amount })
  expect(await balance(shopper)).toBe(before - checkout.amount)
  expect(await statusesOf(checkout.id)).toEqual(['in_progress', 'in_progress'])
  expect(await goodsOf(checkout.orders[0])).toMatchObject({ is_paid_together: false })
  expect((await pay(shopper, checkout.id, { method: 'wallet' })).status).toBe(409)
  expect((await call('GET', `/api/checkouts/${checkout.id}`, { token: shopper.token })).body.data).toMatchObject({ payment: { amount: 0 } })
  const other = await newShopper(app)
  expect((await pay(other, checkout.id, { method: 'wallet' })).status).toBe(404)
  expect((await call('GET', `/api/checkouts/${checkout.id}`, { token: other.token })).status).toBe(404)
})

test('one card payment pays all orders; the wallet may pay a part', async () => {
  const shopper = await newShopper(app, 1_000)
  const checkout = await placed(shopper)
  const started = Object((await pay(shopper, checkout.id, { method: 'electronic', use_wallet: true })).body.data)
  expect(started).toMatchObject({ status: 'requires_action', amount: checkout.amount - 1_000, pay_url: expect.any(String) })
  // A second tab has the same page.
  const again = Object((await pay(shopper, checkout.id, { method: 'electronic', use_wallet: true })).body.data)
  expect(again.payment_id).toBe(started.payment_id)
  await payAtGateway(started.payment_id)
  expect(await statusesOf(checkout.id)).toEqual(['in_progress', 'in_progress'])
  expect(await balance(shopper)).toBe(0)
  expect((await call('GET', `/api/payments/${started.payment_id}`, { token: shopper.token })).body.data).toMatchObject({
    ...{ checkout_id: checkout.id, status: 'captured' },
  })
})

test('a wallet that cannot pay everything pays nothing', async () => {
  const shopper = await newShopper(app, 1_000)
  const checkout = await placed(shopper)
  expect((await pay(shopper, checkout.id, { method: 'wallet' })).status).toBe(409)
  expect(await statusesOf(checkout.id)).toEqual(['pending_payment', 'pending_payment'])
  expect(await balance(shopper)).toBe(1_000)
})

test('a card that is paid after the orders were cancelled fills the wallet, and no stock is sold', async () => {
  const shopper = await newShopper(app, 0)
  const before = await Promise.all(units.map((unit) => stockOf(app, unit)))
  const checkout = await placed(shopper)
  const started = Object((await pay(shopper, checkout.id, { method: 'electronic' })).body.data)
  for (const order of checkout.orders) {
    const { status } = await call('POST', `/api/orders/${order}/transitions/cancel`, {
      token: shopper.token,
      body: { reason: 'لم أعد أحتاجه' },
    })
    expect(status).toBe(200)
  }
  expect((await db.select().from(payments).where(eq(payments.id, started.payment_id)))[0]).toMatchObject({ status: 'expired' })
  await payAtGateway(started.payment_id).catch(() => undefined)
  expect(await statusesOf(checkout.id)).toEqual(['cancelled', 'cancelled'])
  expect(await Promise.all(units.map((unit) => stockOf(app, unit)))).toEqual(before)
})

test('a payment and the clock at the same time: all orders are paid and sold, or all are cancelled and released', async () => {
  for (let round = 0; round < 5; round++) {
    const shopper = await newShopper(app)
    const before = await Promise.all(units.map((unit) => stockOf(app, unit)))
    const checkout = await placed(shopper)
    await db.update(orders).set({ due_at: clock.now() }).where(eq(orders.checkout_id, checkout.id))
    const [paid] = await Promise.all([pay(shopper, checkout.id, { method: 'wallet' }), runDueDeadlines(app.shared)])
    const isPaid = paid.status === 200
    expect(await statusesOf(checkout.id)).toEqual(isPaid ? ['in_progress', 'in_progress'] : ['cancelled', 'cancelled'])
    const after = await Promise.all(units.map((unit) => stockOf(app, unit)))
    expect(after).toEqual(before.map((one) => ({ ...one, on_hand: (one?.on_hand ?? 0) - Number(isPaid) })))
  }
})

testInvariants(app)
