import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { adminToken } from '../../testing/people.ts'
import { checkedOut, newShopper, putInCart, soldProducts, startCheckoutByCard, stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { sendCheckoutTransfer, transferBody } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock } = app
const admin = await adminToken(app, 'all')
const [own] = await soldProducts(app, 'platform')
const [sold] = await soldProducts(app, 'provider')
const units = [own?.id ?? '', sold?.id ?? '']

type Shopper = Awaited<ReturnType<typeof newShopper>>
const balance = ({ id: user_id }: Shopper) => loadBalance(app.createContext(), { kind: 'client_wallet', user_id })
const ordersOf = (checkout: string) => db.select().from(orders).where(eq(orders.checkout_id, checkout)).orderBy(orders.number)
const statusesOf = async (checkout: string) => (await ordersOf(checkout)).map(({ status }) => status)
const transferOf = async (checkout: string) => (await db.select().from(bankTransfers).where(eq(bankTransfers.checkout_id, checkout))).at(-1)
const view = async ({ token }: Shopper, checkout: string) => Object((await call('GET', `/api/checkouts/${checkout}`, { token })).body.data)
const decide = async (checkout: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/bank-transfers/${(await transferOf(checkout))?.id}/actions/${action}`, { token: admin, body })
const typesTo = async ({ id }: Shopper) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, id))).map(({ type }) => type)
async function placed(shopper: Shopper) {
  for (const unit of units) await putInCart(app, shopper, unit)
  const { checkout_id, payment } = await checkedOut(app, shopper)
  return { id: String(checkout_id), amount: Number(payment.amount) }
}

test('one transfer pays all orders of a checkout once it is confirmed; until then their goods stay reserved', async () => {
  const shopper = await newShopper(app, 0)
  const before = await stockOf(app, units[0] ?? '')
  const checkout = await placed(shopper)
  const page = await view(shopper, checkout.id)
  const [first] = await ordersOf(checkout.id)
  expect(page).toMatchObject({ transfer: null, transfer_reference: expect.any(String) })
  expect(page.receiving_accounts.length).toBeGreaterThan(0)
  // A page of the gateway that is open is closed.
  const page_id = await startCheckoutByCard(app, shopper, checkout.id)
  const body = await transferBody(app, shopper.token, checkout.amount)
  const send = () =>
    call('POST', `/api/checkouts/${checkout.id}/transfers`, { token: shopper.token, body, headers: { 'idempotency-key': 'twice' } })
  expect((await send()).body).toMatchObject({ key: 'success' })
  expect((await send()).status).toBe(200)
  const [attempt] = await db.select().from(payments).where(eq(payments.id, page_id))
  expect(attempt?.status).toBe('expired')
  expect(await statusesOf(checkout.id)).toEqual(['payment_review', 'payment_review'])
  expect(await db.$count(bankTransfers, eq(bankTransfers.checkout_id, checkout.id))).toBe(1)
  expect(await view(shopper, checkout.id)).toMatchObject({ payment: { amount: 0 }, transfer: { status: 'pending' } })
  // Nothing of it is cancelled, by the clock or the client, and it is not paid twice.
  clock.advance(6 * 3_600_000)
  await runDueDeadlines(app.shared)
  const cancel = await call('POST', `/api/orders/${first?.id}/transitions/cancel`, { token: shopper.token, body: { reason: 'x' } })
  expect(cancel.status).toBe(409)
  expect((await sendCheckoutTransfer(app, shopper, checkout)).status).toBe(409)
  expect(await statusesOf(checkout.id)).toEqual(['payment_review', 'payment_review'])
  expect((await stockOf(app, units[0] ?? ''))?.reserved).toBe((before?.reserved ?? 0) + 1)
  expect((await decide(checkout.id, 'confirm')).status).toBe(200)
  expect(await statusesOf(checkout.id)).toEqual(['in_progress', 'in_progress'])
  expect(await stockOf(app, units[0] ?? '')).toEqual({ on_hand: (before?.on_hand ?? 0) - 1, reserved: before?.reserved })
  expect(await balance(shopper)).toBe(0)
  const shown = await call('GET', `/api/admin/bank-transfers/${(await transferOf(checkout.id))?.id}`, { token: admin })
  expect(shown.body).toMatchObject({ purpose: 'checkout', expected_amount: checkout.amount, checkout_orders: [{}, {}] })
})

test('a rejected transfer can be sent again, and what is above the amount stays in the wallet', async () => {
  const shopper = await newShopper(app, 0)
  const checkout = await placed(shopper)
  await sendCheckoutTransfer(app, shopper, checkout)
  expect((await decide(checkout.id, 'reject', { reason: 'لم تصل' })).status).toBe(200)
  expect(await statusesOf(checkout.id)).toEqual(['pending_payment', 'pending_payment'])
  expect(await typesTo(shopper)).toContain('bank_transfer_rejected')
  const page = await view(shopper, checkout.id)
  expect(page).toMatchObject({ payment: { amount: checkout.amount }, transfer: { status: 'rejected', reject_reason: 'لم تصل' } })
  expect(Date.parse(page.payment.due_at)).toBeGreaterThan(Date.parse(clock.now()))
  expect((await sendCheckoutTransfer(app, shopper, { ...checkout, amount: checkout.amount + 700 })).status).toBe(200)
  expect((await decide(checkout.id, 'confirm')).status).toBe(200)
  expect(await statusesOf(checkout.id)).toEqual(['in_progress', 'in_progress'])
  expect(await balance(shopper)).toBe(700)
})

test('a transfer that is too small goes to the wallet, and the orders wait for the payment again', async () => {
  const shopper = await newShopper(app, 0)
  const checkout = await placed(shopper)
  await sendCheckoutTransfer(app, shopper, checkout)
  expect((await decide(checkout.id, 'record_amount', { received_amount: checkout.amount - 500 })).status).toBe(200)
  expect(await statusesOf(checkout.id)).toEqual(['pending_payment', 'pending_payment'])
  expect(await balance(shopper)).toBe(checkout.amount - 500)
  expect(await typesTo(shopper)).toContain('checkout_transfer_short')
  clock.advance(6 * 3_600_000)
  await runDueDeadlines(app.shared)
  expect(await statusesOf(checkout.id)).toEqual(['cancelled', 'cancelled'])
})

test('a transfer with a coupon expects less, uses it once it is confirmed, and its refund goes to the wallet', async () => {
  const shopper = await newShopper(app, 0)
  const checkout = await placed(shopper)
  const code = await createCoupon(app, admin)
  const quote = await call('GET', `/api/checkouts/${checkout.id}/coupon?coupon_code=${code}`, { token: shopper.token })
  const amount = Number(quote.body.data?.payable_amount)
  expect(amount).toBeLessThan(checkout.amount)
  expect((await sendCheckoutTransfer(app, shopper, { id: checkout.id, amount }, { coupon_code: code })).status).toBe(200)
  expect((await transferOf(checkout.id))?.expected_amount).toBe(amount)
  expect((await decide(checkout.id, 'confirm')).status).toBe(200)
  expect(await statusesOf(checkout.id)).toEqual(['in_progress', 'in_progress'])
  const [order] = await ordersOf(checkout.id)
  const path = `/api/orders/${order?.id}/transitions/request_withdrawal`
  expect((await call('POST', path, { token: shopper.token, body: {} })).status).toBe(200)
  clock.advance(25 * 3_600_000)
  await runDueDeadlines(app.shared)
  expect(await statusesOf(checkout.id)).toEqual(['cancelled', 'in_progress'])
  expect(await balance(shopper)).toBeGreaterThan(0)
})

test('only the client of a checkout sends a transfer for it, with all fields', async () => {
  const shopper = await newShopper(app, 0)
  const checkout = await placed(shopper)
  const other = await newShopper(app, 0)
  expect((await sendCheckoutTransfer(app, other, checkout)).status).toBe(404)
  const body = { bank_name: '', coupon_code: null }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const wrong = await call('POST', `/api/checkouts/${checkout.id}/transfers`, { token: shopper.token, body, headers })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(expect.arrayContaining(['bank_name', 'amount', 'file_ids']))
})

testInvariants(app)
