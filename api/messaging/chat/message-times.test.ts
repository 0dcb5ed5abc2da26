import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { orderFixture } from '../../testing/order-fixture.ts'

const { app, client, provider, acceptedOrder } = await orderFixture()
const { call, clock, db } = app

test('times stay in order when the clock of a server is behind', async () => {
  const order = await acceptedOrder()
  const { body } = await call('GET', `/api/orders/${order.id}`, { token: client })
  const path = `/api/chat/rooms/${body.data?.chat?.id}`
  const send = (token: string, text: string) => call('POST', `${path}/messages`, { token, body: { client_id: crypto.randomUUID(), text } })
  expect((await send(client, 'first')).status).toBe(201)
  clock.advance(-10 * 60_000)
  expect((await send(provider, 'second')).status).toBe(201)
  expect((await call('PATCH', `${path}/read`, { token: client, body: { seq: 2 } })).status).toBe(200)
  const reason = 'تغيّرت ظروفي ولم أعد أحتاج الخدمة'
  await call('POST', `/api/orders/${order.id}/transitions/cancel`, { token: client, body: { reason } })
  expect(await findViolations(db, clock.now(), /^C1|^O1 times$/)).toEqual([])
  const { rows } = await db.execute<{
    events: number
    late: number
  }>(sql`select count(*)::int as events, count(*) filter (where is_late)::int as late
    from (select at < lag(at) over (order by seq) as is_late from order_events where order_id = ${order.id}) steps`)
  expect(rows[0]?.late).toBe(0)
  expect(rows[0]?.events).toBeGreaterThan(1)
})
