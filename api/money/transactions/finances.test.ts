import { type FinancesPage, financesPage, type TransactionPage, transactionPage, walletPage } from '@wasl/shared/contract/finances.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import type { AccountRef } from '../ledger/ledger-account.ts'
import { type LedgerPosting, postTransaction } from '../ledger/post-transaction.ts'

const { app, client, provider, freelancer, sample, mustTransition } = await orderFixture()
const { call, db } = app
const otherClient = await logInAs(app, demoPhones.secondClient)

const list = async (token: string, query = ''): Promise<FinancesPage> =>
  financesPage.parse((await call('GET', `/api/finances?${query}`, { token })).body.data)
const show = async (token: string, id: string): Promise<TransactionPage> =>
  transactionPage.parse((await call('GET', `/api/finances/${id}`, { token })).body.data)
const statusFor = async (token: string, id: string) => (await call('GET', `/api/finances/${id}`, { token })).status
/** The transactions of one order, oldest first. */
const ofOrder = async (token: string, order: SentOrder) =>
  (await list(token, 'per_page=50')).data.filter((row) => row.order?.id === order.id).reverse()

let done: SentOrder
let refunded: SentOrder

beforeAll(async () => {
  done = await payableOrder(app, client, provider, sample, { deposit_percent: 50 })
  await payOrder(app, client, done, 'finances-deposit')
  await payOrder(app, client, done, 'finances-rest')
  await mustTransition(provider, done, 'deliver')
  await mustTransition(client, done, 'confirm_receipt')
  refunded = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, refunded, 'finances-refunded')
  const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  await call('POST', `/api/admin/orders/${refunded.id}/actions/request_refund`, { token: requester, body: { reason: 'تعذّر التنفيذ' } })
  const { rows } = await call('GET', `/api/admin/refund-requests?order_id=${refunded.id}`, { token: requester })
  await call('POST', `/api/admin/refund-requests/${String(rows[0]?.id)}/actions/approve`, { token: approver, body: {} })
})

test('a client sees its payments of an order, and its provider the released share alone', async () => {
  expect((await ofOrder(client, done)).map(({ kind, status, method, amount }) => [kind, status, method, amount])).toEqual([
    ['payment', 'completed', 'wallet', -28_750],
    ['payment', 'completed', 'wallet', -28_750],
  ])
  const [release, ...rest] = await ofOrder(provider, done)
  expect(rest).toEqual([])
  expect([release?.kind, release?.status, release?.method]).toEqual(['release', 'completed', null])
  const { split, breakdown, amount } = await show(provider, release?.id ?? '')
  expect(breakdown).toMatchObject({ service_amount: 50_000, discount: 0, tax: 7500, vat_percent: 15, final_amount: 57_500, coupon: 0 })
  expect(split?.held).toBe(57_500)
  expect(amount).toBe(57_500 - Number(split?.commission) - Number(split?.commission_vat))
})

test('a refund is a transaction of its own and a step of the payment', async () => {
  const [payment, refund] = await ofOrder(client, refunded)
  expect([payment, refund].map((row) => [row?.kind, row?.status, row?.method, row?.amount])).toEqual([
    ['payment', 'completed', 'wallet', -57_500],
    ['refund', 'completed', 'wallet', 57_500],
  ])
  const page = await show(client, payment?.id ?? '')
  expect(page.steps.map(({ step, amount }) => [step, amount])).toEqual([
    ['started', 57_500],
    ['completed', 57_500],
    ['refunded', 57_500],
  ])
  expect(page.related.map(({ id }) => id)).toEqual([refund?.id])
})

test('a payment shows the breakdown of its invoice and leads to its order, invoice and provider', async () => {
  const [payment] = await ofOrder(client, done)
  const page = await show(client, payment?.id ?? '')
  expect(page.breakdown).toMatchObject({ service_amount: 50_000, tax: 7500, final_amount: 57_500 })
  expect([page.order?.id, page.invoice?.number, page.receipt_url]).toEqual([
    done.id,
    expect.stringMatching(/\d/),
    resourceRoutes.receipt({ id: page.id }),
  ])
  expect(page.other_party?.ar).toBeTruthy()
  expect(page.split).toBeNull()
})

test('the order and its invoice show method, amount, date and status of each payment, and failed attempts to the client alone', async () => {
  const rows = await db.select().from(payments).where(eq(payments.order_id, done.id))
  const [row] = rows
  if (!row) throw new Error('no payment')
  const failed = { ...row, id: undefined, instalment: 90, status: 'failed' as const, captured_at: null, reference_number: null }
  const [attempt] = await db.insert(payments).values(failed).returning()
  const paymentsFor = async (token: string) => {
    const order = (await call('GET', `/api/orders/${done.id}`, { token })).body.data
    const invoice = (await call('GET', `/api/invoices/${String(order?.invoice?.id)}`, { token })).body.data
    return [order?.payments, invoice?.payments].map((list) =>
      Object.values(list ?? {}).map((payment) => [payment.method, payment.amount, payment.status, typeof payment.at]),
    )
  }
  const paid = ['wallet', 28_750, 'completed', 'string']
  const shownTo = { client: await paymentsFor(client), provider: await paymentsFor(provider) }
  await db.delete(payments).where(eq(payments.id, attempt?.id ?? ''))
  expect(shownTo.provider).toEqual([
    [paid, paid],
    [paid, paid],
  ])
  expect(shownTo.client[0]?.map(([, , status]) => status).sort()).toEqual(['completed', 'completed', 'failed'])
  expect(shownTo.client[1]).toEqual(shownTo.client[0])
})

test('the back office shows the same status as the owner for every payment', async () => {
  const admin = await adminToken(app, 'all')
  const { rows } = await call('GET', '/api/admin/transactions?_start=0&_end=50&kind=payment', { token: admin })
  const statusAt = new Map(rows.map((row) => [String(row.id), String(row.status)]))
  const own = (await list(client, 'per_page=50&kind=payment')).data.filter(({ id }) => statusAt.has(id))
  expect(own.length).toBeGreaterThan(2)
  expect(own.map(({ id }) => statusAt.get(id))).toEqual(own.map(({ status }) => status))
})

test('the transactions of others do not exist', async () => {
  const [payment] = await ofOrder(client, done)
  const [release] = await ofOrder(provider, done)
  const [paymentId, releaseId] = [payment?.id ?? '', release?.id ?? '']
  const unknown = '00000000-0000-4000-8000-000000000000'
  const answers = [
    await statusFor(otherClient, paymentId),
    await statusFor(provider, paymentId),
    await statusFor(client, releaseId),
    await statusFor(freelancer, releaseId),
    await statusFor(client, unknown),
    await statusFor(client, 'x'),
  ]
  expect(answers).toEqual([404, 404, 404, 404, 404, 404])
})

test.each([
  ['initiated', 'pending'],
  ['authorized', 'pending'],
  ['failed', 'failed'],
  ['expired', 'cancelled'],
] as const)('an attempt that is %s is %s', async (status, shown) => {
  const [payment] = await ofOrder(client, refunded)
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, payment?.id ?? ''))
  if (!row) throw new Error('no payment')
  const [attempt] = await db
    .insert(payments)
    .values({
      ...row,
      id: undefined,
      instalment: 100 + shownStatuses.indexOf(status),
      status,
      method: 'electronic',
      gateway: 'sandbox',
      amount: 12_345,
      captured_at: null,
      refunded_at: null,
      refunded_amount: 0,
      reference_number: null,
    })
    .returning()
  const page = await show(client, attempt?.id ?? '')
  expect([page.status, page.method, page.gateway, page.receipt_url]).toEqual([shown, 'electronic', 'sandbox', null])
  expect((await call('GET', `/api/finances/${page.id}/receipt`, { token: client })).status).toBe(409)
  await db.delete(payments).where(eq(payments.id, attempt?.id ?? ''))
})
const shownStatuses = ['initiated', 'authorized', 'failed', 'expired'] as const

test('a completed transaction has a receipt for its owner alone', async () => {
  const [payment] = await ofOrder(client, done)
  const receipt = (token: string, id = payment?.id) => call('GET', `/api/finances/${id}/receipt`, { token })
  const printed = await receipt(client)
  expect([printed.status, printed.headers['content-type'], printed.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(printed.headers['content-disposition']).toBe(`inline; filename="${payment?.number}.pdf"`)
  expect((await receipt(otherClient)).status).toBe(404)
  expect((await receipt(provider)).status).toBe(404)
})

test('the wallet of a client has its balance, what belongs to it with its status, and top-ups under review', async () => {
  const read = async () => walletPage.parse((await call('GET', '/api/wallet', { token: client })).body.data)
  const before = await read()
  expect(before.entries.every(({ method, kind }) => method === 'wallet' || kind === 'top_up')).toBe(true)
  expect(before.entries.some(({ order, kind }) => kind === 'refund' && order?.id === refunded.id)).toBe(true)
  const [row] = await db.select().from(payments).where(eq(payments.order_id, done.id))
  if (!row) throw new Error('no payment')
  const topUp = { purpose: 'top_up', method: 'bank_transfer', status: 'submitted', amount: 70_000 } as const
  const common = {
    ...row,
    ...topUp,
    id: undefined,
    order_id: null,
    invoice_id: null,
    instalment: null,
    captured_at: null,
    reference_number: null,
  }
  const [added] = await db.insert(payments).values(common).returning()
  const after = await read()
  await db.delete(payments).where(eq(payments.id, added?.id ?? ''))
  expect([after.balance, after.pending_top_ups]).toEqual([before.balance, before.pending_top_ups + 70_000])
  expect(after.entries.find(({ id }) => id === added?.id)).toMatchObject({ kind: 'top_up', status: 'pending', amount: 70_000 })
})

test('a provider sees what is held by order, what is owed to it and what was paid out', async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, 'finances-held')
  const { side, balance, earnings } = walletPage.parse((await call('GET', '/api/wallet', { token: provider })).body.data)
  expect(side).toBe('provider')
  expect(earnings?.held.find((held) => held.order.id === order.id)?.amount).toBe(57_500)
  expect(earnings?.held.some((held) => held.order.id === done.id)).toBe(false)
  const { totals } = await list(provider)
  expect([balance, earnings?.paid_out]).toEqual([totals.received - totals.paid - totals.pending, totals.paid])
})

/** Books money that is on its way to a bank or card, and returns what its owner sees of it then and after the result. */
async function statusesOf(token: string, posting: LedgerPosting, result: LedgerPosting['kind'], to: AccountRef) {
  const post = (values: LedgerPosting) => inTransaction(app.createContext(), (ctx) => postTransaction(ctx, values))
  const { id, reference_number } = await post(posting)
  const [clearing] = posting.legs.filter(({ amount }) => amount > 0)
  if (!clearing) throw new Error('statusesOf: nothing is on its way')
  const before = (await show(token, id)).status
  const { totals } = await list(token)
  const { account, amount } = clearing
  const legs = [
    { account, amount: -amount },
    { account: to, amount },
  ]
  await post({ kind: result, ...(posting.order_id && { order_id: posting.order_id }), note: posting.note ?? reference_number, legs })
  return { statuses: [before, (await show(token, id)).status], totals, after: (await list(token)).totals }
}

test.each([
  ['refund_sent', 'completed', 'gateway_clearing'],
  ['refund_returned', 'failed', 'client_wallet'],
] as const)('a refund to the card is pending, and after %s it is %s', async (result, expected, kind) => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, `finances-${result}`)
  const [payment] = await db.select().from(payments).where(eq(payments.order_id, order.id))
  const legs = [
    { account: { kind: 'escrow', order_id: order.id } as const, amount: -57_500 },
    { account: { kind: 'refund_clearing' } as const, amount: 57_500 },
  ]
  const to: AccountRef = kind === 'client_wallet' ? { kind, user_id: payment?.client_id ?? '' } : { kind }
  const { statuses } = await statusesOf(client, { kind: 'refund', order_id: order.id, payment_id: payment?.id ?? '', legs }, result, to)
  expect(statuses).toEqual(['pending', expected])
})

test.each([
  ['payout_sent', 'completed'],
  ['payout_returned', 'failed'],
] as const)('a payout is pending until the bank answers, and after %s it is %s', async (result, expected) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, done.id))
  const payable = { kind: 'provider_payable', provider_id: row?.provider_id ?? '' } as const
  const legs = [
    { account: payable, amount: -100 },
    { account: { kind: 'payout_clearing' } as const, amount: 100 },
  ]
  const before = (await list(provider)).totals
  const to: AccountRef = result === 'payout_sent' ? { kind: 'bank_clearing' } : payable
  const { statuses, totals, after } = await statusesOf(provider, { kind: 'payout', note: `P-${result}`, legs }, result, to)
  expect(statuses).toEqual(['pending', expected])
  expect(totals).toEqual({ ...before, pending: before.pending + 100 })
  expect(after).toEqual(result === 'payout_sent' ? { ...before, paid: before.paid + 100 } : before)
})

test('filters, search and pages count only what matches, and so do the totals', async () => {
  const all = await list(client, 'per_page=50')
  const refunds = await list(client, 'kind=refund&status=completed')
  expect(refunds.data.every(({ kind }) => kind === 'refund')).toBe(true)
  expect(refunds.totals).toEqual({ received: refunds.data.reduce((sum, { amount }) => sum + amount, 0), paid: 0, pending: 0 })
  const number = all.data.find((row) => row.order?.id === done.id)?.order?.number ?? ''
  const arabicDigits = number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  for (const q of [number, number.toLowerCase(), arabicDigits])
    expect((await list(client, `q=${encodeURIComponent(q)}`)).totals).toEqual({ received: 0, paid: 57_500, pending: 0 })
  expect((await list(client, 'period=last_month&kind=refund')).data).toEqual([])
  const first = await list(client, 'per_page=1')
  const second = await list(client, 'per_page=1&page=2')
  expect([first.data[0]?.id, second.data[0]?.id]).toEqual(all.data.slice(0, 2).map(({ id }) => id))
  expect(first.pagination.total_items).toBe(all.pagination.total_items)
  expect((await call('GET', '/api/finances?kind=nothing', { token: client })).status).toBe(422)
})
