import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { sendOrderReminders } from '../deadlines/order-reminders.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'

const app = await testApp({}, { demo: true })
const { db, call } = app
const { pay, page, transition } = await paidGoods(app, 'platform')
const admin = await adminToken(app, 'all')
const act = (order: string, name: string) => call('POST', `/api/admin/orders/${order}/actions/${name}`, { token: admin, body: {} })
const send = (order: string, body: object, token = admin) => call('POST', `/api/admin/orders/${order}/shipments`, { token, body })
const rowOf = async (order: string) => (await call('GET', `/api/admin/orders/${order}`, { token: admin })).body
const stepOf = async (order: string) => (await rowOf(order)).store_step
const linesOf = async (order: string) =>
  Object.values((await call('GET', `/api/admin/order-lines?order_id=${order}`, { token: admin })).body)
const notificationsOf = async (row_id: string) =>
  (await db.select({ type: adminNotifications.type }).from(adminNotifications).where(eq(adminNotifications.row_id, row_id))).map(
    ({ type }) => type,
  )

test('the goods of the platform leave in several shipments', async () => {
  const { client, order } = await pay([3, 2])
  expect(await stepOf(order)).toBe('to_prepare')
  const { lines } = (await page(client, order)).goods
  const part = { lines: [{ line_id: lines[0].id, quantity: 2 }], carrier: 'SMSA', tracking: 'T-9' }
  expect((await send(order, part)).status).toBe(409)
  expect((await act(order, 'prepare')).status).toBe(200)
  expect(await stepOf(order)).toBe('to_send')
  expect((await send(order, part, client)).status).toBe(403)
  expect((await send(order, part, await adminToken(app, ['orders.show']))).status).toBe(403)
  expect((await send(order, { lines: [{ line_id: lines[0].id, quantity: 4 }] })).body.errors).toEqual({
    [`lines.${lines[0].id}`]: [expect.any(String)],
  })
  expect((await send(order, part)).body).toMatchObject({ key: 'success' })
  expect(await stepOf(order)).toBe('on_the_way')
  expect(await linesOf(order)).toMatchObject([
    { quantity: 3, shipped: 2, to_send: 1 },
    { quantity: 2, shipped: 0, to_send: 2 },
  ])
  expect((await act(order, 'deliver')).status).toBe(409)
  expect((await send(order, {})).status).toBe(200)
  expect((await send(order, {})).status).toBe(409)
  expect((await act(order, 'deliver')).status).toBe(200)
  expect((await page(client, order)).goods.shipments).toMatchObject([
    { carrier: 'SMSA', tracking: 'T-9', lines: [{ quantity: 2 }] },
    { carrier: null, lines: [{ quantity: 1 }, { quantity: 2 }] },
  ])
})

test('the administration is notified of a withdrawal from its goods, until it is read', async () => {
  const { client, order } = await pay([1])
  expect((await transition(client, order, 'request_withdrawal')).status).toBe(200)
  expect(await stepOf(order)).toBe('withdrawal')
  expect(await notificationsOf(order)).toEqual(['goods_withdrawn'])
  const { body } = await call('GET', '/api/admin/own/notifications', { token: await adminToken(app, ['orders.list']) })
  expect(Object(body.data).notifications.data[0]).toMatchObject({ type: 'goods_withdrawn', row_id: order, is_done: false, is_read: false })
  expect((await act(order, 'accept_withdrawal')).status).toBe(200)
  expect(await stepOf(order)).toBeNull()
})

test('the administration is notified of a return of its goods, and when they are sent back', async () => {
  const { client, order } = await pay([1])
  for (const name of ['prepare', 'send_out', 'deliver']) expect((await act(order, name)).status).toBe(200)
  const { lines } = (await page(client, order)).goods
  const body = { lines: [{ line_id: lines[0].id, quantity: 1 }], cause: 'changed_mind', reason: 'لم تعد مناسبة' }
  expect((await transition(client, order, 'request_return', body)).status).toBe(200)
  expect(await rowOf(order)).toMatchObject({ store_step: 'return_open', open_return: 'requested' })
  const { id } = (await page(client, order)).goods.returns[0]
  expect((await call('POST', `/api/admin/returns/${id}/actions/accept`, { token: admin, body: {} })).status).toBe(200)
  expect((await call('POST', `/api/returns/${id}/send-back`, { token: client, body: { tracking: 'B-1' } })).status).toBe(200)
  expect((await rowOf(order)).open_return).toBe('sent_back')
  expect(await notificationsOf(id)).toEqual(['return_waiting', 'goods_sent_back'])
  expect((await call('POST', `/api/admin/returns/${id}/actions/receive`, { token: admin, body: {} })).status).toBe(200)
  expect(await rowOf(order)).toMatchObject({ store_step: null, open_return: null })
})

test('the list of orders counts what is to be done with goods, and filters by it', async () => {
  const { order } = await pay([1])
  const counts = (await call('GET', '/api/admin/orders/status-counts', { token: admin })).body.store_step
  const { body } = await call('GET', '/api/admin/orders?store_step=to_prepare&_start=0&_end=100', { token: admin })
  const rows = Object.values(body)
  expect(rows.map((row) => String(Object(row).id))).toContain(order)
  expect(Object(counts).to_prepare).toBe(rows.length)
})

test('notifications about goods of the platform name it, also the reminder to rate them', async () => {
  const { client, order } = await pay([1])
  for (const name of ['prepare', 'send_out', 'deliver']) await act(order, name)
  expect((await transition(client, order, 'confirm_receipt')).status).toBe(200)
  app.clock.advance(3 * dayMs + hourMs)
  await sendOrderReminders(app.createContext())
  await runDueDeadlines(app.shared)
  const sent = await db
    .select({ text: notifications.body_en })
    .from(notifications)
    .where(eq(notifications.order_id, order))
    .orderBy(notifications.created_at)
  expect(sent.map(({ text }) => text).join()).toMatch(/Wasl\b.* is preparing order.*Wasl\b.* delivered order.*not rated .*Wasl/s)
})

testInvariants(app)
