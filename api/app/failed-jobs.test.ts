import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers } from '../ordering/tables/offers.ts'
import { orders } from '../ordering/tables/orders.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import { orderFixture } from '../testing/order-fixture.ts'
import { payableOrder } from '../testing/orders.ts'
import { adminToken } from '../testing/people.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db, clock } = app

test('a failed job is named by its order, refund or night, never by its key', async () => {
  const { id } = await payableOrder(app, client, provider, sample)
  const [found] = await db
    .select({ offer_id: offers.id, number: orders.number })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.order_id))
    .where(eq(orders.id, id))
  const paid = await call('POST', `/api/orders/${id}/pay`, {
    token: client,
    body: { method: 'electronic' },
    headers: { 'idempotency-key': 'failed-jobs' },
  })
  const now = clock.now()
  const failed = { run_at: now, created_at: now, dead_at: now, last_error: 'no answer', attempts: 5 }
  await db.delete(jobs)
  await db.insert(jobs).values([
    { ...failed, queue: 'deadlines', key: `${found?.offer_id}:offer` },
    { ...failed, queue: 'deadlines', key: 'recurring' },
    { ...failed, queue: 'payments', key: 'close', payload: { payment_id: paid.body.data?.payment_id } },
    { ...failed, queue: 'payments', key: 'broken', payload: { payment_id: 'no id' } },
    { ...failed, queue: 'reconciliation', key: 'night 2026-11-21' },
  ])
  const { text } = await call('GET', '/api/admin/failed-jobs?state=failed', { token: await adminToken(app, 'all') })
  const listed: { queue: string; subject: string | null }[] = JSON.parse(text)
  expect(listed.map(({ queue, subject }) => `${queue}: ${subject}`).sort()).toEqual(
    [`deadlines: ${found?.number}`, 'deadlines: null', `payments: ${found?.number}`, 'payments: null', 'reconciliation: 2026-11-21'].sort(),
  )
})
