import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import type { DepositDocuments } from '@wasl/shared/rules/tax-document-kinds.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { type AccountRef, loadBalance } from '../../money/ledger/ledger-account.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { runDueJobs } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { attachedTo } from '../../testing/attachments.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken, demoPhones } from '../../testing/people.ts'
import { chooseDepositDocuments } from '../../testing/prepayments.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'

const { app, client, freelancer, provider, sample, mustTransition, getOrder } = await orderFixture()
const { call, db, clock, shared } = app
let [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
/** The sessions of administrators are short: they end when the clock is moved by days. */
const logInAgain = async () => {
  requester = await adminToken(app, 'all')
  approver = await adminToken(app, 'all')
}
const tokens = { provider, platform: freelancer } as const satisfies Record<SoldBy, string>
const phones = { provider: demoPhones.company, platform: demoPhones.freelancer } as const satisfies Record<SoldBy, string>

const balance = (account: AccountRef) => loadBalance({ db }, account)
const documentsOf = (order: SentOrder) =>
  db.select().from(taxDocuments).where(eq(taxDocuments.order_id, order.id)).orderBy(asc(taxDocuments.issued_at), asc(taxDocuments.number))
const notesOf = (order: SentOrder) =>
  db.select().from(credit_notes).where(eq(credit_notes.order_id, order.id)).orderBy(asc(credit_notes.issued_at), asc(credit_notes.number))
const invoiceOf = async (order: SentOrder) => (await db.select().from(invoices).where(eq(invoices.order_id, order.id)))[0]
const printedText = async (id = '') => (await readPdfText((await renderTaxDocument(app.createContext(), id)).bytes)).text

const clientIdOf = async (order: SentOrder) => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.client_id ?? ''

async function payable(sold_by: SoldBy, shape: DepositDocuments, terms: object = {}): Promise<SentOrder> {
  await chooseDepositDocuments(app, phones[sold_by], shape)
  const order = await payableOrder(app, client, tokens[sold_by], sample, terms)
  const user_id = await clientIdOf(order)
  await inTransaction(systemCtx(shared), (ctx) => fundWallet(ctx, { user_id, amount: 200_000, note: 'test' }))
  return order
}
async function pay(order: SentOrder, coupon_code?: string): Promise<{ amount: number; discount: number }> {
  clock.advance(60_000)
  const body = { method: 'wallet', ...(coupon_code && { coupon_code }) }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const paid = await call('POST', `/api/orders/${order.id}/pay`, { token: client, body, headers })
  expect(paid.status).toBe(200)
  const { amount, discount } = Object(paid.body.data)
  return { amount, discount }
}
const newCoupon = () => createCoupon(app, requester)
async function refund(order: SentOrder, amount: number): Promise<void> {
  clock.advance(60_000)
  const body = { order_id: order.id, reason: 'قطعة ناقصة', amount, destination: 'wallet' }
  const created = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  const approved = await call('POST', `/api/admin/refund-requests/${created.body.id}/actions/approve`, { token: approver })
  expect([created.status, approved.status]).toEqual([201, 200])
}
/** What the completion of a paid order adds to the accounts, in halalas. */
async function complete(sold_by: SoldBy, order: SentOrder) {
  const provider_id = (await invoiceOf(order))?.provider_id ?? ''
  const accounts: AccountRef[] = [
    { kind: 'provider_payable', provider_id },
    { kind: 'commission' },
    { kind: 'vat_payable' },
    { kind: 'coupon_cost' },
  ]
  const before = await Promise.all(accounts.map(balance))
  await mustTransition(tokens[sold_by], order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  const after = await Promise.all(accounts.map(balance))
  const [owed, commission, vat, coupon] = after.map((amount, at) => amount - (before[at] ?? 0))
  return { owed, commission, vat, coupon }
}

beforeAll(async () => {
  const body = { seller_without_vat_number: 'platform' }
  expect((await call('PATCH', '/api/admin/settings', { token: requester, body })).status).toBe(200)
})

const whole = { kind: 'invoice', discount: 0 } as const
// An offer of SAR 500 and a coupon of 50 with the deposit of 40 percent: the client pays 525.
test.each([
  {
    sold_by: 'provider',
    shape: 'whole',
    documents: [{ ...whole, coupon_discount: 0, tax: 7_500, total: 57_500 }],
    released: { owed: 52_500, commission: 4_348, vat: 652, coupon: 0 },
  },
  {
    sold_by: 'provider',
    shape: 'prepayment',
    documents: [
      { kind: 'prepayment', tax: 3_000, total: 23_000 },
      { kind: 'final', coupon_discount: 0, tax: 7_500, total: 57_500, prepaid_amount: 23_000, prepaid_tax: 3_000 },
    ],
    released: { owed: 52_500, commission: 4_348, vat: 652, coupon: 0 },
  },
  {
    sold_by: 'platform',
    shape: 'whole',
    documents: [{ ...whole, coupon_discount: 4_348, tax: 6_848, total: 52_500 }],
    released: { owed: 45_000, commission: 5_000, vat: 6_848, coupon: 652 },
  },
  {
    sold_by: 'platform',
    shape: 'prepayment',
    documents: [
      { kind: 'prepayment', coupon_discount: 0, tax: 2_348, total: 18_000 },
      { kind: 'final', coupon_discount: 4_348, tax: 6_848, total: 52_500, prepaid_amount: 18_000, prepaid_tax: 2_348 },
    ],
    released: { owed: 45_000, commission: 5_000, vat: 6_848, coupon: 652 },
  },
] as const)(
  'with a coupon, $sold_by as the seller and $shape documents: amounts, VAT and shares',
  async ({ sold_by, shape, documents, released }) => {
    const order = await payable(sold_by, shape, { deposit_percent: 40 })
    expect(await pay(order, await newCoupon())).toEqual({ amount: 18_000, discount: 5_000 })
    expect(await pay(order)).toEqual({ amount: 34_500, discount: 0 })
    expect(await documentsOf(order)).toMatchObject(documents)
    expect(await notesOf(order)).toEqual([])
    expect(await complete(sold_by, order)).toEqual(released)
  },
)

test('the PDF and the quote of a sale by the platform have the coupon as an allowance, and no payment for it', async () => {
  const order = await payable('platform', 'whole')
  const code = await newCoupon()
  const quote = await call('GET', `/api/orders/${order.id}/coupon?coupon_code=${code}`, { token: client })
  expect(quote.body.data).toMatchObject({ tax: 7_500, final_amount: 52_500, included_tax: 6_848 })
  await pay(order, code)
  const text = await printedText((await documentsOf(order))[0]?.id)
  for (const printed of [/Coupon\s*-43\.48/, /VAT 15%\s*68\.48/, /Paid\s*525\.00/, /Remaining\s*0\.00/]) expect(text).toMatch(printed)
  expect(text.match(/Coupon/g)).toHaveLength(1)
})

test('refunds before and after the completion take the coupon back in its proportion', async () => {
  const order = await payable('platform', 'whole')
  await pay(order, await newCoupon())
  await refund(order, 11_500)
  expect(await notesOf(order)).toMatchObject([{ cause: 'refund', total: 10_500, tax: 1_370, net: 9_130, coupon_discount: 870 }])
  expect(await complete('platform', order)).toEqual({ owed: 36_000, commission: 4_000, vat: 5_478, coupon: 522 })
  const [cost, vat] = [await balance({ kind: 'coupon_cost' }), await balance({ kind: 'vat_payable' })]
  await refund(order, 23_000)
  expect((await notesOf(order))[1]).toMatchObject({ total: 21_000, tax: 2_739, coupon_discount: 1_739 })
  expect([(await balance({ kind: 'coupon_cost' })) - cost, (await balance({ kind: 'vat_payable' })) - vat]).toEqual([1_739, -2_739])
})

test('a coupon that is used after the document for the whole has a credit note', async () => {
  const order = await payable('platform', 'whole', { deposit_percent: 40 })
  await pay(order)
  expect(await documentsOf(order)).toMatchObject([{ total: 57_500, tax: 7_500, coupon_discount: 0 }])
  await pay(order, await newCoupon())
  expect(await notesOf(order)).toMatchObject([{ cause: 'coupon', total: 5_000, tax: 652, coupon_discount: 0 }])
  const text = await printedText((await documentsOf(order))[0]?.id)
  expect(text).toMatch(/Remaining\s*0\.00/)
  const [document] = await documentsOf(order)
  const [note] = await notesOf(order)
  const client_id = await clientIdOf(order)
  expect(await attachedTo(app, { order, user_id: client_id, type: 'payment_paid' })).toEqual(
    expect.arrayContaining([`${document?.number}.pdf`, `${note?.number}.pdf`]),
  )
  expect(await complete('platform', order)).toEqual({ owed: 45_000, commission: 5_000, vat: 6_848, coupon: 652 })
})

test.each(['whole', 'prepayment'] as const)(
  'an order with a coupon that is closed with what was paid, with %s documents',
  async (shape) => {
    const order = await payable('platform', shape, { deposit_percent: 40 })
    await pay(order, await newCoupon())
    await refund(order, 2_300)
    await mustTransition(freelancer, order, 'deliver')
    for (const days of [5, 10]) {
      clock.advance(days * 86_400_000)
      await runDueJobs(shared)
    }
    await logInAgain()
    const closed = await call('POST', `/api/admin/orders/${order.id}/actions/close_with_paid`, {
      token: requester,
      body: { reason: 'لم يدفع العميل الباقي' },
    })
    expect(closed.status).toBe(200)
    const text = await printedText((await documentsOf(order)).at(-1)?.id)
    const paper = shape === 'whole' ? (await notesOf(order)).at(-1) : (await documentsOf(order)).at(-1)
    expect(await attachedTo(app, { order, user_id: await clientIdOf(order), type: 'order_closed' })).toEqual([`${paper?.number}.pdf`])
    if (shape === 'prepayment')
      for (const printed of [/Refunded before this invoice\s*-20\.00/, /Unpaid when closed\s*-300\.00/, /Coupon\s*-39\.13/])
        expect(text).toMatch(printed)
  },
)

test.each([
  { refund_amount: 23_000, status: 'completed', credited: 21_000 },
  { refund_amount: 57_500, status: 'cancelled', credited: 52_500 },
])(
  'a dispute that gives the client $refund_amount of the price credits what it gets without the coupon',
  async ({ refund_amount, status, credited }) => {
    const order = await payable('platform', 'whole')
    await pay(order, await newCoupon())
    const complaint = { subject: 'العمل ناقص', reason: 'quality', message: 'لم يكتمل العمل.', order_id: order.id, is_blocking: true }
    const sent = await call('POST', '/api/complaints', { token: client, body: complaint })
    const body = { reason: 'اتفق الطرفان', refund_amount }
    const decided = await call('POST', `/api/admin/complaints/${sent.body.data?.id}/actions/split_amount`, { token: requester, body })
    expect(decided.body).toMatchObject({ dispute: 'decided' })
    clock.advance(7 * 24 * 3_600_000)
    await runDueDeadlines(shared)
    await logInAgain()
    expect((await getOrder(client, order)).body.data?.status).toBe(status)
    expect((await notesOf(order)).map(({ total }) => total)).toEqual([credited])
  },
)

testInvariants(app)
