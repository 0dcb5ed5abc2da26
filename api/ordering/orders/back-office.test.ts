import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { principalOf } from '../../identity/auth/load-principal.ts'
import { brokenInvariants } from '../../invariants/broken.ts'
import { balanceOf } from '../../money/ledger/ledger-account.ts'
import { complaints, settlements } from '../../platform/db/resource-tables.ts'
import { bankTransfers } from '../../platform/db/tables/bank-transfers.ts'
import { notifications } from '../../platform/db/tables/notices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'

const { house, client, provider, world, sent, toldTo } = await orderHouse()
const { call, db, ctxOf } = house
const admin = await adminToken(house, 'all')

const self = await idOf(admin)

async function idOf(token: string): Promise<string> {
  const who = await principalOf(house.shared, token)
  return who.kind === 'admin' ? who.id : ''
}

const acts = (resource: string, id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token: admin, body })
const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const soundness = async () => (await brokenInvariants(db, ctxOf().clock.now())).map(({ name }) => name)
const clientPhone = '0500000011'

async function transferIn(status: 'pending') {
  const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.status, status))
  if (!transfer) throw new Error('the demo has no transfer to check')
  return transfer
}

test('the administration cancels an unpaid order with a reason, and both the history and the client say so', async () => {
  const order = await sent()
  expect((await acts('orders', order.id, 'cancel')).body.errors).toHaveProperty('reason')
  expect((await acts('orders', order.id, 'cancel', { reason: 'طلب مكرر من العميل' })).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'طلب مكرر من العميل',
  })
  const steps = await call('GET', `/api/admin/order-events?order_id=${order.id}&_sort=seq&_order=DESC`, { token: admin })
  expect(steps.rows[0]).toMatchObject({ transition: 'cancel', actor: 'admin', reason: 'طلب مكرر من العميل' })
  expect((await toldTo(clientPhone, order)).map(({ type }) => type)).toContain('cancelled_by_admin')
  expect((await acts('orders', order.id, 'cancel', { reason: 'مرة أخرى' })).status).toBe(409)
})

test('a paid order is not cancelled', async () => {
  const order = await payableOrder(house, client, provider, world)
  await payOrder(house, client, order, 'pay-to-keep')
  const refused = await acts('orders', order.id, 'cancel', { reason: 'لن يُنفَّذ العمل' })
  expect([refused.status, refused.body.msg]).toEqual([409, 'You cannot cancel the order after payment'])
})

test('a confirmed transfer starts the work and is held for the order, whoever confirms it twice', async () => {
  const transfer = await transferIn('pending')
  expect(await statusOf(transfer.order_id)).toBe('payment_review')
  const answers = await Promise.all([1, 2].map(() => acts('bank-transfers', transfer.id, 'confirm')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await statusOf(transfer.order_id)).toBe('in_progress')
  expect(await balanceOf({ db }, { kind: 'escrow', order_id: transfer.order_id })).toBe(transfer.amount)
  const listed = await call('GET', `/api/admin/transactions?order_id=${transfer.order_id}`, { token: admin })
  expect(listed.rows).toMatchObject([{ kind: 'payment', status: 'completed', gateway: 'bank_transfer', amount: transfer.amount }])
  expect(await soundness()).toEqual([])
})

test('a settlement is paid once with its reference, out of what the provider is owed', async () => {
  const [settlement] = await db.select().from(settlements).where(eq(settlements.status, 'new'))
  if (!settlement) throw new Error('the demo has no open settlement')
  const owed = () => balanceOf({ db }, { kind: 'provider_payable', provider_id: settlement.provider_id })
  const before = await owed()
  expect((await acts('settlements', settlement.id, 'paid')).body.errors).toHaveProperty('reference')
  expect((await acts('settlements', settlement.id, 'paid', { reference: 'SNB-1029' })).body).toMatchObject({ status: 'ended' })
  expect((await acts('settlements', settlement.id, 'paid', { reference: 'SNB-1029' })).status).toBe(409)
  expect(before - (await owed())).toBe(settlement.amount)
  expect(await soundness()).toEqual([])
})

test('a complaint is taken, then answered once, and whoever complained is told', async () => {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.status, 'new'))
  if (!complaint) throw new Error('the demo has no new complaint')
  expect(complaint.admin_id).toBeNull()
  expect((await acts('complaints', complaint.id, 'take')).body).toMatchObject({ status: 'in_progress', admin_id: self })
  const mine = await call('GET', `/api/admin/complaints?admin_id=${self}`, { token: admin })
  expect(mine.rows.map(({ id }) => id)).toEqual([complaint.id])
  const refused = await call('POST', `/api/admin/complaints/${complaint.id}/actions/reply`, {
    token: admin,
    body: { admin_id: self, reply: 'نص الرد' },
  })
  expect(refused.body.errors).toHaveProperty('admin_id')
  const reply = 'نعتذر عن التأخر، وقد نبّهنا مزوّد الخدمة.'
  expect((await acts('complaints', complaint.id, 'reply', { reply })).body).toMatchObject({ status: 'responded', reply })
  expect((await acts('complaints', complaint.id, 'reply', { reply })).status).toBe(409)
  const told = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, complaint.user_id), eq(notifications.type, 'complaint_replied')))
  expect(told).toHaveLength(1)
})

test('a hidden review no longer counts for its provider, a published one does again', async () => {
  const [review] = await db.select().from(reviews).where(eq(reviews.status, 'published'))
  if (!review) throw new Error('the demo has no review')
  const rated = async () => {
    const [row] = await db.select().from(providers).where(eq(providers.id, review.provider_id))
    return [row?.rating_sum ?? 0, row?.rating_count ?? 0]
  }
  const [sum = 0, count = 0] = await rated()
  expect((await acts('reviews', review.id, 'hide')).status).toBe(422)
  expect((await acts('reviews', review.id, 'hide', { reason: 'ألفاظ غير لائقة' })).body.status).toBe('hidden')
  expect(await rated()).toEqual([sum - review.rating, count - 1])
  expect((await acts('reviews', review.id, 'publish')).body.status).toBe('published')
  expect(await rated()).toEqual([sum, count])
})

test('who may read orders may not end them, and each act has its own permission', async () => {
  const reader = await adminToken(house, ['orders.list', 'orders.show', 'orders.cancel'])
  const order = await sent()
  const asked = (action: string) =>
    call('POST', `/api/admin/orders/${order.id}/actions/${action}`, { token: reader, body: { reason: 'سبب واضح' } })
  expect((await asked('ask_refund')).status).toBe(403)
  expect((await asked('cancel')).status).toBe(200)
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
  'refund-requests',
  'complaints',
])('%s are listed, shown and written by nobody from here', async (name) => {
  const { rows, status } = await call('GET', `/api/admin/${name}?_start=0&_end=5`, { token: admin })
  expect([status, rows.length > 0]).toEqual([200, true])
  expect((await call('GET', `/api/admin/${name}/${rows[0]?.id}`, { token: admin })).status).toBe(200)
  expect((await call('POST', `/api/admin/${name}`, { token: admin, body: {} })).status).toBe(404)
})
