import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { makeTransition, payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'

const { app, client, provider, sample, notificationsTo } = await orderFixture()
const { call, db } = app
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const iban = 'SA0380000000608010167519'
const clientPhone = '0500000011'

const create = (order_id: string, body: object, token = requester) =>
  call('POST', '/api/admin/refund-requests', { token, body: { order_id, reason: 'قطعة ناقصة', ...body } })
const approve = (id: string, token = approver) => call('POST', `/api/admin/refund-requests/${id}/actions/approve`, { token })
const runAction = (id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/refunds/${id}/actions/${action}`, { token: requester, body })
const rowOf = async (id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('no order')
  return row
}
const refundsOf = (order_id: string) => db.select().from(refunds).where(eq(refunds.order_id, order_id))
const notesOf = (order_id: string) => db.select().from(credit_notes).where(eq(credit_notes.order_id, order_id))

let count = 0
/** An order of SAR 575, paid from the wallet, with the balance after it. */
async function paidOrder() {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, `pay-for-partial-${++count}`)
  const row = await rowOf(order.id)
  const wallet = () => loadBalance({ db }, { kind: 'client_wallet', user_id: row.client_id })
  const payable = () => loadBalance({ db }, { kind: 'provider_payable', provider_id: row.provider_id ?? '' })
  return { id: order.id, order, wallet, payable, before: await wallet() }
}
async function requested(order_id: string, body: object): Promise<string> {
  const response = await create(order_id, body)
  expect(response.status).toBe(201)
  return String(response.body.id)
}

test('a partial refund leaves the order running and is documented by a credit note with its share of the VAT', async () => {
  const { id, order, wallet, before } = await paidOrder()
  const request = await requested(id, { amount: 10_000 })
  expect((await approve(request, requester)).status).toBe(409)
  expect((await approve(request)).status).toBe(200)
  expect(await wallet()).toBe(before + 10_000)
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', refunded_amount: 10_000, pending_refund_amount: null })
  expect(await notesOf(id)).toMatchObject([{ cause: 'refund', total: 10_000, tax: 1304, net: 8696, refund_request_id: request }])
  expect((await notificationsTo(clientPhone, order)).map(({ type }) => type)).toContain('refund_to_wallet')
  // A second one, then the rest of the work is paid out with the commission on what remains.
  expect((await approve(await requested(id, { amount: 5_000 }))).status).toBe(200)
  await makeTransition(app, provider, order, 'deliver')
  expect((await makeTransition(app, client, order, 'confirm_receipt')).status).toBe(200)
})

test('the form rejects more than was paid, an unpaid order and a second request, each on its field', async () => {
  const { id } = await paidOrder()
  expect((await create(id, { amount: 57_501 })).body.errors).toHaveProperty('amount')
  expect((await create(id, { amount: 100, destination: 'iban', iban: 'SA00', account_name: 'x' })).body.errors).toHaveProperty('iban')
  expect((await create(id, { amount: 100, destination: 'iban' })).body.errors).toHaveProperty('iban')
  const unpaid = await payableOrder(app, client, provider, sample)
  expect((await create(unpaid.id, { amount: 100 })).body.errors).toHaveProperty('order_id')
  await requested(id, { amount: 100 })
  expect((await create(id, { amount: 100 })).body.errors).toHaveProperty('order_id')
})

test('a refund to a bank account is sent, confirmed and booked once, or goes to the wallet if it fails', async () => {
  const { id, order, wallet, before } = await paidOrder()
  const transfer = { destination: 'iban', iban, account_name: 'سارة القحطاني' }
  await approve(await requested(id, { amount: 2_000, ...transfer }))
  const [queued] = await refundsOf(id)
  expect([queued?.status, await wallet()]).toEqual(['queued', before])
  expect((await runAction(queued?.id ?? '', 'confirm')).status).toBe(409)
  expect((await runAction(queued?.id ?? '', 'send')).body.errors).toHaveProperty('transfer_reference')
  expect((await runAction(queued?.id ?? '', 'send', { transfer_reference: 'TR-4711' })).status).toBe(200)
  expect((await runAction(queued?.id ?? '', 'confirm')).status).toBe(200)
  expect((await runAction(queued?.id ?? '', 'fail', { reason: 'متأخر' })).status).toBe(409)
  await approve(await requested(id, { amount: 3_000, ...transfer }))
  const failing = (await refundsOf(id)).find(({ status }) => status === 'queued')
  expect((await runAction(failing?.id ?? '', 'fail', { reason: 'الحساب مغلق' })).status).toBe(200)
  expect(await wallet()).toBe(before + 3_000)
  const types = (await notificationsTo(clientPhone, order)).map(({ type }) => type)
  for (const type of ['refund_approved', 'refund_sent', 'refund_to_wallet']) expect(types).toContain(type)
})

test('order and invoice show a refund to both parties from its request to its end, and only to the client where it went', async () => {
  const { id } = await paidOrder()
  const shown = async (token: string) => {
    const order = (await call('GET', `/api/orders/${id}`, { token })).body.data
    const invoice = (await call('GET', `/api/invoices/${order?.invoice?.id}`, { token })).body.data
    expect(invoice?.refunds).toEqual(order?.refunds)
    return order?.refunds
  }
  expect(await shown(client)).toEqual([])
  const request = await requested(id, { amount: 2_000, destination: 'iban', iban, account_name: 'سارة القحطاني' })
  const waiting = { status: 'requested', amount: 2_000, destination: null, transaction_id: null, settled_at: null }
  expect(await shown(client)).toMatchObject([waiting])
  expect(await shown(provider)).toMatchObject([waiting])
  await approve(request)
  const queued = (await shown(client))?.[0]
  expect(queued).toMatchObject({ status: 'queued', amount: 2_000, destination: 'iban', settled_at: null })
  expect((await call('GET', `/api/finances/${queued?.transaction_id}`, { token: client })).body.data).toMatchObject({
    kind: 'refund',
    method: 'bank_transfer',
    gateway: null,
  })
  await runAction(String(queued?.id), 'send', { transfer_reference: 'TR-4711' })
  expect(await shown(client)).toMatchObject([{ status: 'sent' }])
  await runAction(String(queued?.id), 'fail', { reason: 'الحساب مغلق' })
  expect(await shown(client)).toMatchObject([{ status: 'failed', settled_at: expect.any(String) }])
  expect(await shown(provider)).toMatchObject([{ status: 'failed', amount: 2_000, destination: null, transaction_id: null }])
})

test('after the release the provider bears a refund with its commission reversed, or the platform if the balance is too low', async () => {
  const { id, order, wallet, payable, before } = await paidOrder()
  await makeTransition(app, provider, order, 'deliver')
  await makeTransition(app, client, order, 'confirm_receipt')
  const owed = await payable()
  await approve(await requested(id, { amount: 11_500 }))
  // 100 before VAT: a commission of 10 % goes back to the provider.
  expect([await wallet(), await payable()]).toEqual([before + 11_500, owed - 10_500])
  expect((await refundsOf(id)).map(({ funded_by, commission }) => [funded_by, commission])).toEqual([['provider', 1000]])
  expect(await rowOf(id)).toMatchObject({ status: 'completed', payment_state: 'partially_refunded' })
})

test('of two approvals of one refund, and of two requests for one order, exactly one wins', async () => {
  const { id } = await paidOrder()
  for (let round = 1; round <= 10; round++) {
    const answers = await Promise.all([create(id, { amount: 100 }), create(id, { amount: 100 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    const request = String(answers.find(({ status }) => status === 201)?.body.id)
    const approvals = await Promise.all([approve(request), approve(request)])
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rowOf(id)).refunded_amount).toBe(100 * round)
  }
})

test('a request for all that was paid cancels the order', async () => {
  const { id } = await paidOrder()
  const [payment] = await db.select().from(payments).where(eq(payments.order_id, id))
  await approve(await requested(id, { amount: 57_500 }))
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', refunded_amount: 57_500 })
  expect(await refundsOf(id)).toMatchObject([{ payment_id: payment?.id, amount: 57_500, discount: 0, destination: 'wallet' }])
  const [request] = await db.select().from(refund_requests).where(eq(refund_requests.order_id, id))
  expect(request).toMatchObject({ cancels_order: true, status: 'approved' })
})

testInvariants(app)
