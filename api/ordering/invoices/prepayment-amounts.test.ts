import { vatWithin } from '@wasl/shared/rules/vat-within.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fundWallet, maxTopUp } from '../../money/ledger/fund-wallet.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../money/tables/ledger.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { propertyRuns } from '../../testing/full-run.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones } from '../../testing/people.ts'
import { chooseDepositDocuments } from '../../testing/prepayments.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

const { app, client, provider, freelancer, sample, mustTransition } = await orderFixture()
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
/** What the reports say: the documents of each kind of seller, and the commission of providers. */
async function reportTotals() {
  const of = async (kind: string) =>
    Object((await call('GET', `/api/admin/reports/${kind}?from=${today}&to=${today}`, { token: requester })).body.data?.totals)
  const [provider, platform, { commission }] = [await of('vat'), await of('platform_sales_vat'), await of('providers')]
  return { provider, platform, commission: Number(commission) }
}
/** What the postings of an order leave on an account, in halalas. */
async function bookedOn(kind: 'commission' | 'vat_payable' | 'coupon_cost' | 'provider_payable', { id }: SentOrder): Promise<number> {
  const [booked] = await db
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transaction_id, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(and(eq(ledgerTransactions.order_id, id), eq(ledgerAccounts.kind, kind)))
  return booked?.amount ?? 0
}
/** What the client has paid of an order beside its coupon, and what of the coupon is not refunded. Halalas. */
async function paidOf({ id }: SentOrder): Promise<{ client: number; coupon: number }> {
  const rows = await db.select().from(payments).where(eq(payments.order_id, id))
  return {
    client: rows.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0),
    coupon: rows.reduce((sum, { discount, refunded_discount }) => sum + discount - refunded_discount, 0),
  }
}

// Of whole numbers: random fractions are often next to nothing, so that no refund would be made.
const share = fc.integer({ min: 0, max: 990 }).map((thousandths) => thousandths / 1_000)
const anyOrder = fc.record({
  sold_by: fc.constantFrom('provider', 'platform'),
  shape: fc.constantFrom('whole', 'prepayment'),
  unit_price: fc.integer({ min: 10_001, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  discount: share,
  deposit_percent: fc.integer({ min: 10, max: 100 }),
  couponWith: fc.constantFrom('deposit', 'rest', 'none'),
  refundOfDeposit: fc.option(share),
  refundOfRest: fc.option(share),
  refundsOfCompleted: fc.array(share, { maxLength: 2 }),
  isCancelled: fc.nat(3).map((number) => number === 0),
})
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never

async function runOrder({ sold_by, shape, unit_price, quantity, discount, deposit_percent, ...steps }: AnyOrder, coupon: string) {
  const seller = sold_by === 'platform' ? freelancer : provider
  await chooseDepositDocuments(app, demoPhones[sold_by === 'platform' ? 'freelancer' : 'company'], shape)
  const lines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity, unit_price }]
  const price_reason = 'قطع إضافية'
  const terms = { lines, discount: Math.floor(unit_price * quantity * discount), deposit_percent, price_reason }
  const order = await payableOrder(app, client, seller, sample, terms)
  const isEnoughForCoupon = (due: number) => due > 10_000
  const { deposit_amount } = await invoiceOf(order)
  await pay(order, steps.couponWith === 'deposit' && isEnoughForCoupon(deposit_amount) ? coupon : undefined)
  const part = async (of: number | null) => {
    const { paid_amount, credited_amount } = await invoiceOf(order)
    const amount = Math.floor((paid_amount - credited_amount) * (of ?? 0))
    if (amount > 0) await refund(order, amount)
  }
  await part(steps.refundOfDeposit)
  if (steps.isCancelled) {
    const { paid_amount, credited_amount } = await invoiceOf(order)
    await refund(order, paid_amount - credited_amount)
    return order
  }
  const { paid_amount, final_amount } = await invoiceOf(order)
  const due = final_amount - paid_amount
  if (due > 0) await pay(order, steps.couponWith === 'rest' && isEnoughForCoupon(due) ? coupon : undefined)
  await part(steps.refundOfRest)
  await mustTransition(seller, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  for (const of of steps.refundsOfCompleted) await part(of)
  return order
}

test('for any totals, deposits, coupons and refunds, documents, ledger and reports agree to the halala for both sellers in both shapes', async () => {
  const body = { seller_without_vat_number: 'platform' }
  expect((await call('PATCH', '/api/admin/settings', { token: requester, body })).status).toBe(200)
  const coupon = await createCoupon(app, requester, { max_use: 1000 })
  const order = await payableOrder(app, client, provider, sample)
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  for (let times = 0; times < 6; times++)
    await fundWallet(app.createContext(), { user_id: row?.client_id ?? '', amount: maxTopUp, note: 'test' })
  await fc.assert(
    fc.asyncProperty(anyOrder, async (random) => {
      const before = await reportTotals()
      const order = await runOrder(random, coupon)
      const after = await reportTotals()
      const invoice = await invoiceOf(order)
      const { sold_by, final_amount, tax, credited_amount, credited_tax, status } = invoice
      expect([sold_by, status === 'cancelled']).toEqual([random.sold_by, random.isCancelled])
      // Of a sale by the platform the documents are about what the client pays: its coupon is an allowance on them.
      const [rest, paid] = [final_amount - credited_amount, await paidOf(order)]
      const total = sold_by === 'platform' ? paid.client : rest
      const documented = { total, tax: vatWithin(total, invoice) }
      for (const seller of ['provider', 'platform'] as const) {
        const isSeller = seller === sold_by && !random.isCancelled
        expect(after[seller].total - before[seller].total).toBe(isSeller ? documented.total : 0)
        expect(after[seller].tax - before[seller].tax).toBe(isSeller ? documented.tax : 0)
      }
      const [vat, coupon_cost] = [await bookedOn('vat_payable', order), await bookedOn('coupon_cost', order)]
      // The VAT in a commission is part of it, that of an own sale is what its documents say.
      const commission = (await bookedOn('commission', order)) + (sold_by === 'platform' ? 0 : vat)
      expect(after.commission - before.commission).toBe(commission)
      if (random.isCancelled) expect([paid, vat, coupon_cost]).toEqual([{ client: 0, coupon: 0 }, 0, 0])
      else if (sold_by === 'platform') {
        expect(vat).toBe(documented.tax)
        expect(coupon_cost + paid.coupon).toBe(vatWithin(rest, invoice) - documented.tax)
        expect((await bookedOn('provider_payable', order)) + commission).toBe(rest - (tax - credited_tax))
      } else expect(coupon_cost + paid.coupon).toBe(0)
    }),
    { numRuns: propertyRuns(24), endOnFailure: true },
  )
}, 240_000)

testInvariants(app)
