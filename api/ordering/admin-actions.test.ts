import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadPrincipal } from '../identity/sessions/load-principal.ts'
import { providers } from '../identity/tables/people.ts'
import { notifications } from '../messaging/tables/notifications.ts'
import { loadBalance } from '../money/ledger/ledger-account.ts'
import { orderFixture } from '../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../testing/orders.ts'
import { adminToken } from '../testing/people.ts'
import { testInvariants } from '../testing/test-invariants.ts'
import { bankTransfers } from './tables/bank-transfers.ts'
import { complaints } from './tables/from-registry.ts'
import { orders } from './tables/orders.ts'
import { reviews } from './tables/reviews.ts'

const { app, client, provider, sample, submittedOrder, notificationsTo } = await orderFixture()
const { call, db } = app
const admin = await adminToken(app, 'all')

const ownId = await idOf(admin)

async function idOf(token: string): Promise<string> {
  const principal = await loadPrincipal(app.shared, token)
  return principal.kind === 'admin' ? principal.id : ''
}

const runAction = (resource: string, id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token: admin, body })
const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const clientPhone = '0500000011'

async function findTransfer(status: 'pending') {
  const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.status, status))
  if (!transfer?.order_id) throw new Error('the demo has no transfer to check')
  return { ...transfer, order_id: transfer.order_id }
}

test('the administration cancels an unpaid order with a reason, which the history and the client see', async () => {
  const order = await submittedOrder()
  expect((await runAction('orders', order.id, 'cancel')).body.errors).toHaveProperty('reason')
  expect((await runAction('orders', order.id, 'cancel', { reason: 'طلب مكرر من العميل' })).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'طلب مكرر من العميل',
  })
  const steps = await call('GET', `/api/admin/order-events?order_id=${order.id}&_sort=seq&_order=DESC`, { token: admin })
  expect(steps.rows[0]).toMatchObject({ transition: 'cancel', actor: 'admin', reason: 'طلب مكرر من العميل' })
  expect((await notificationsTo(clientPhone, order)).map(({ type }) => type)).toContain('cancelled_by_admin')
  expect((await runAction('orders', order.id, 'cancel', { reason: 'مرة أخرى' })).status).toBe(409)
})

test('a paid order cannot be cancelled', async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, 'pay-to-keep')
  const rejected = await runAction('orders', order.id, 'cancel', { reason: 'لن يُنفَّذ العمل' })
  expect([rejected.status, rejected.body.msg]).toEqual([409, 'You cannot cancel the order after payment'])
})

test('an approved transfer starts the work and is held for the order, even when approved twice', async () => {
  const transfer = await findTransfer('pending')
  expect(await statusOf(transfer.order_id)).toBe('payment_review')
  const responses = await Promise.all([1, 2].map(() => runAction('bank-transfers', transfer.id, 'confirm')))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await statusOf(transfer.order_id)).toBe('in_progress')
  expect(await loadBalance({ db }, { kind: 'escrow', order_id: transfer.order_id })).toBe(transfer.amount)
  const listed = await call('GET', `/api/admin/transactions?order_id=${transfer.order_id}`, { token: admin })
  expect(listed.rows).toMatchObject([{ kind: 'payment', status: 'completed', gateway: 'bank_transfer', amount: transfer.amount }])
})

test('a complaint is taken, then answered once, and the complainant is notified', async () => {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.status, 'new'))
  if (!complaint) throw new Error('the demo has no new complaint')
  expect(complaint.admin_id).toBeNull()
  expect((await runAction('complaints', complaint.id, 'take')).body).toMatchObject({ status: 'in_progress', admin_id: ownId })
  const assigned = await call('GET', `/api/admin/complaints?admin_id=${ownId}`, { token: admin })
  expect(assigned.rows.map(({ id }) => id)).toEqual([complaint.id])
  const rejected = await call('POST', `/api/admin/complaints/${complaint.id}/actions/reply`, {
    token: admin,
    body: { admin_id: ownId, reply: 'نص الرد' },
  })
  expect(rejected.body.errors).toHaveProperty('admin_id')
  const reply = 'نعتذر عن التأخر، وقد نبّهنا مزوّد الخدمة.'
  expect((await runAction('complaints', complaint.id, 'reply', { reply })).body).toMatchObject({ status: 'responded', reply })
  expect((await runAction('complaints', complaint.id, 'reply', { reply })).status).toBe(409)
  const stored = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, complaint.user_id), eq(notifications.type, 'complaint_replied')))
  expect(stored).toHaveLength(1)
})

test('a hidden review does not count in the provider’s rating, a published one does again', async () => {
  const [review] = await db.select().from(reviews).where(eq(reviews.status, 'published'))
  if (!review) throw new Error('the demo has no review')
  const rating = async () => {
    const [row] = await db
      .select()
      .from(providers)
      .where(eq(providers.id, String(review.provider_id)))
    return [row?.rating_sum ?? 0, row?.rating_count ?? 0]
  }
  const [sum = 0, count = 0] = await rating()
  expect((await runAction('reviews', review.id, 'hide')).status).toBe(422)
  expect((await runAction('reviews', review.id, 'hide', { reason: 'ألفاظ غير لائقة' })).body.status).toBe('hidden')
  expect(await rating()).toEqual([sum - review.rating, count - 1])
  expect((await runAction('reviews', review.id, 'publish')).body.status).toBe('published')
  expect(await rating()).toEqual([sum, count])
})

test('reading orders does not permit cancelling them, and each action has its own permission', async () => {
  const reader = await adminToken(app, ['orders.list', 'orders.show', 'orders.cancel'])
  const order = await submittedOrder()
  const run = (action: string) =>
    call('POST', `/api/admin/orders/${order.id}/actions/${action}`, { token: reader, body: { reason: 'سبب واضح' } })
  expect((await run('request_refund')).status).toBe(403)
  expect((await run('cancel')).status).toBe(200)
})

test.each([
  'offers',
  'invoices',
  'transactions',
  'order-events',
  'order-items',
  'order-files',
  'reviews',
  'bank-transfers',
  'settlements',
  'complaints',
])('%s are listed and shown, and cannot be created', async (name) => {
  const { rows, status } = await call('GET', `/api/admin/${name}?_start=0&_end=5`, { token: admin })
  expect([status, rows.length > 0]).toEqual([200, true])
  expect((await call('GET', `/api/admin/${name}/${rows[0]?.id}`, { token: admin })).status).toBe(200)
  expect((await call('POST', `/api/admin/${name}`, { token: admin, body: {} })).status).toBe(404)
})

testInvariants(app)
