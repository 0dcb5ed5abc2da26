import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { fundWallet, maxTopUp } from '../../money/ledger/fund-wallet.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones } from '../../testing/people.ts'
import { chooseDepositDocuments } from '../../testing/prepayments.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, mustTransition } = await orderFixture()
const { call, db, clock } = app
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const today = riyadhDate(clock.now())

let keys = 0
async function pay(order: SentOrder, coupon_code?: string): Promise<void> {
  keys += 1
  const body = { method: 'wallet', ...(coupon_code && { coupon_code }) }
  const paid = await call('POST', `/api/orders/${order.id}/pay`, { token: client, body, headers: { 'idempotency-key': `random-${keys}` } })
  if (paid.status !== 200) throw new Error(`pay: ${paid.status} ${paid.text}`)
}
async function refund(order: SentOrder, amount: number): Promise<void> {
  const body = { order_id: order.id, reason: 'قطعة ناقصة', amount }
  const created = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  const approved = await call('POST', `/api/admin/refund-requests/${created.body.id}/actions/approve`, { token: approver })
  if (approved.status !== 200) throw new Error(`refund of ${amount}: ${created.text} ${approved.text}`)
}
const invoiceOf = async (order: SentOrder) => {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, order.id))
  if (!invoice) throw new Error('no invoice')
  return invoice
}
async function reportTotals() {
  const of = async (kind: string) =>
    (await call('GET', `/api/admin/reports/${kind}?from=${today}&to=${today}`, { token: requester })).body.data?.totals ?? {}
  const [vat, providers] = [await of('vat'), await of('providers')]
  return { tax: Number(Object(vat).tax), total: Number(Object(vat).total), commission: Number(Object(providers).commission) }
}
/** What the platform got with the release of an order, in halalas. */
async function releasedCommission(order: SentOrder): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`select sum(e.amount) as amount from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.order_id = ${order.id} and t.kind = 'release' and a.kind in ('commission', 'vat_payable')`)
  return Number(rows[0]?.amount ?? 0)
}

const share = fc.double({ min: 0, max: 0.99, noNaN: true })
const anyOrder = fc.record({
  shape: fc.constantFrom('whole', 'prepayment'),
  unit_price: fc.integer({ min: 10_001, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  discount: share,
  deposit_percent: fc.integer({ min: 10, max: 100 }),
  withCoupon: fc.boolean(),
  refundOfDeposit: fc.option(share),
  refundOfRest: fc.option(share),
  end: fc.constantFrom('completed', 'refunded', 'cancelled'),
})
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never

async function runOrder({ shape, unit_price, quantity, discount, deposit_percent, ...steps }: AnyOrder, coupon: string) {
  await chooseDepositDocuments(app, demoPhones.company, shape)
  const lines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity, unit_price }]
  const price_reason = 'قطع إضافية'
  const terms = { lines, discount: Math.floor(unit_price * quantity * discount), deposit_percent, price_reason }
  const order = await payableOrder(app, client, provider, sample, terms)
  const isEnoughForCoupon = (await invoiceOf(order)).deposit_amount > 10_000
  await pay(order, steps.withCoupon && isEnoughForCoupon ? coupon : undefined)
  const part = async (of: number | null) => {
    const { paid_amount, credited_amount } = await invoiceOf(order)
    const amount = Math.floor((paid_amount - credited_amount) * (of ?? 0))
    if (amount > 0) await refund(order, amount)
  }
  await part(steps.refundOfDeposit)
  if (steps.end === 'cancelled') {
    const { paid_amount, credited_amount } = await invoiceOf(order)
    await refund(order, paid_amount - credited_amount)
    return order
  }
  const { paid_amount, final_amount } = await invoiceOf(order)
  if (paid_amount < final_amount) await pay(order)
  await part(steps.refundOfRest)
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  return order
}

test('for any totals, deposits, coupons and refunds, documents, ledger and reports agree to the halala in both shapes', async () => {
  const coupon = await createCoupon(app, requester, { max_use: 1000 })
  const order = await payableOrder(app, client, provider, sample)
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  for (let times = 0; times < 3; times++)
    await fundWallet(app.createContext(), { user_id: row?.client_id ?? '', amount: maxTopUp, note: 'test' })
  await fc.assert(
    fc.asyncProperty(anyOrder, async (random) => {
      const before = await reportTotals()
      const order = await runOrder(random, coupon)
      const after = await reportTotals()
      const { final_amount, tax, credited_amount, credited_tax, status } = await invoiceOf(order)
      const isCancelled = status === 'cancelled'
      expect(after.total - before.total).toBe(isCancelled ? 0 : final_amount - credited_amount)
      expect(after.tax - before.tax).toBe(isCancelled ? 0 : tax - credited_tax)
      expect(after.commission - before.commission).toBe(await releasedCommission(order))
      if (random.end === 'refunded') await refund(order, Math.ceil((final_amount - credited_amount) / 3))
      expect(await findViolations(db, clock.now())).toEqual([])
    }),
    { numRuns: 16, endOnFailure: true },
  )
}, 120_000)
