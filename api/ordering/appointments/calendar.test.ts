import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { makeTransition, type SentOrder } from '../../testing/orders.ts'
import { demoPhones } from '../../testing/people.ts'
import { calendarFeeds } from '../tables/calendar.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, freelancer, sample, tryTransition, mustTransition, acceptedOrder, notificationsTo } = await orderFixture()
const { call } = app

const ahead = (ms: number) => new Date(Date.parse(app.clock.now()) + ms).toISOString()
const today = () => riyadhDate(app.clock.now())
const calendarOf = (token: string, days = 7) =>
  call('GET', `/api/provider/calendar?from=${today()}&to=${addDays(today(), days)}`, { token })
const agreedOrder = async (at: string) => {
  const order = await acceptedOrder()
  await mustTransition(client, order, 'propose_time', { appointment_at: at, minutes: 90 })
  await mustTransition(provider, order, 'accept_time', { appointment_at: at })
  return order
}
const entriesOf = async (token: string, order: SentOrder) => {
  const { body } = await calendarOf(token)
  const entries: unknown[] = Object.values(body.data?.appointments ?? {})
  return entries.filter((entry) => JSON.stringify(entry).includes(order.id))
}

test('a provider sees the agreed and the proposed times of its own orders', async () => {
  const at = ahead(2 * dayMs)
  const order = await agreedOrder(at)
  expect(await entriesOf(provider, order)).toMatchObject([{ at, minutes: 90, is_proposed: false }])
  const other = ahead(3 * dayMs)
  await mustTransition(client, order, 'propose_time', { appointment_at: other })
  expect(await entriesOf(provider, order)).toMatchObject([
    { at, is_proposed: false },
    { at: other, is_proposed: true },
  ])
  expect(await entriesOf(freelancer, order)).toEqual([])
  expect((await calendarOf(client)).status).toBe(403)
  const { status, body } = await calendarOf(provider, 60)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['to']])
})

test('a remote order and a call are in the calendars too', async () => {
  const at = ahead(2 * dayMs + hourMs)
  const [remote, meeting] = [await agreedOrder(at), await agreedOrder(ahead(2 * dayMs + 3 * hourMs))]
  await app.db.update(orders).set({ mode: 'remote', city_id: null, district: null }).where(eq(orders.id, remote.id))
  const byPhone = { mode: 'meeting', meeting_way: 'call', city_id: null, district: null } as const
  await app.db.update(orders).set(byPhone).where(eq(orders.id, meeting.id))
  expect(await entriesOf(provider, remote)).toMatchObject([{ at, mode: 'remote', city: null }])
  expect(await entriesOf(provider, meeting)).toMatchObject([{ mode: 'meeting', meeting_way: 'call', city: null }])
  expect((await call('GET', `/api/orders/${remote.id}/calendar`, { token: client })).text).toMatch(/LOCATION:(عن بُعد|Remote)/)
  expect((await call('GET', `/api/orders/${meeting.id}/calendar`, { token: client })).text).toMatch(/LOCATION:(مكالمة هاتفية|Phone call)/)
})

test('clients cannot propose a blocked time; only its provider makes it free again', async () => {
  const order = await acceptedOrder()
  const [starts_at, ends_at] = [ahead(dayMs), ahead(dayMs + 4 * hourMs)]
  const { status, body } = await call('POST', '/api/provider/blocked-times', { token: provider, body: { starts_at, ends_at, note: 'سفر' } })
  expect(status).toBe(201)
  expect((await calendarOf(provider)).body.data?.blocked).toMatchObject([{ starts_at, ends_at, note: 'سفر' }])
  const far = { starts_at: ahead(40 * dayMs), ends_at: ahead(41 * dayMs), note: null }
  await call('POST', '/api/provider/blocked-times', { token: provider, body: far })
  expect((await calendarOf(provider)).body.data).toMatchObject({ blocked: [{ note: 'سفر' }], blocked_to_come: [{ note: 'سفر' }, far] })
  const taken = await tryTransition(client, order, 'propose_time', { appointment_at: ahead(dayMs + hourMs) })
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['appointment_at']])
  expect((await tryTransition(client, order, 'propose_time', { appointment_at: ahead(dayMs - hourMs / 2) })).status).toBe(422)
  await mustTransition(provider, order, 'propose_time', { appointment_at: ahead(dayMs + hourMs) })
  const path = `/api/provider/blocked-times/${body.data?.id}`
  expect((await call('DELETE', path, { token: freelancer })).status).toBe(404)
  expect((await call('DELETE', path, { token: provider })).status).toBe(200)
  await mustTransition(client, order, 'propose_time', { appointment_at: ahead(dayMs + hourMs) })
  for (const [wrong, field] of [
    [{ starts_at, ends_at: starts_at }, 'ends_at'],
    [{ starts_at: ahead(-2 * dayMs), ends_at: ahead(-dayMs) }, 'ends_at'],
    [{ starts_at: 'غدًا', ends_at }, 'starts_at'],
  ] as const) {
    const answer = await call('POST', '/api/provider/blocked-times', { token: provider, body: wrong })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
  }
})

test('a calendar has the holidays of its days, and the next hours of work', async () => {
  const { id } = await acceptedOrder()
  const [order] = await app.db.select().from(orders).where(eq(orders.id, id))
  const own = eq(providers.id, order?.provider_id ?? '')
  const [stored] = await app.db.select().from(providers).where(own)
  const holidays = [{ from: addDays(today(), 1), to: addDays(today(), 9) }]
  const work_times = [{ day: riyadhTime(app.clock.now()).day, is_open: true, from: '00:00', to: '23:59' }]
  await app.db.update(providers).set({ work_times, holidays }).where(own)
  const next_work = { date: addDays(today(), 14), from: '00:00', to: '23:59' }
  expect((await calendarOf(provider)).body.data).toMatchObject({ holidays, next_work })
  const later = `/api/provider/calendar?from=${addDays(today(), 10)}&to=${addDays(today(), 12)}`
  expect((await call('GET', later, { token: provider })).body.data).toMatchObject({ holidays: [], next_work })
  await app.db
    .update(providers)
    .set({ work_times: stored?.work_times ?? [], holidays: [] })
    .where(own)
})

test('a paused provider gets no new requests until its day, and its page says when it is back', async () => {
  const until = addDays(today(), 3)
  const pause = (paused_until: string | null) => call('PATCH', '/api/provider/business/pause', { token: provider, body: { paused_until } })
  const send = async () => {
    const { body } = await call('POST', '/api/orders', { token: client, body: sample.order })
    return { id: String(body.data?.id) }
  }
  const hears = async (order: SentOrder) => (await notificationsTo(demoPhones.company, order)).some(({ type }) => type === 'request_new')
  expect(await hears(await send())).toBe(true)
  const [accepted] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.id, (await acceptedOrder()).id))
  const provider_id = accepted?.provider_id
  for (const wrong of [today(), addDays(today(), 400)]) expect((await pause(wrong)).body.errors).toHaveProperty('paused_until')
  expect((await pause(until)).status).toBe(200)
  const order = await send()
  expect(await hears(order)).toBe(false)
  expect((await calendarOf(provider)).body.data?.paused_until).toBe(until)
  expect((await call('GET', `/api/providers/${provider_id}`)).body).toMatchObject({ data: { paused_until: until } })
  const request = { ...sample.order, kind: 'private', provider_ids: [provider_id] }
  expect((await call('POST', '/api/orders', { token: client, body: request })).body.errors).toHaveProperty('provider_ids.0')
  app.clock.advance(3 * dayMs)
  expect(await hears(await send())).toBe(true)
  expect((await calendarOf(provider)).body.data?.paused_until).toBeNull()
  expect((await pause(null)).status).toBe(200)
})

const feedOf = async (token: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') => {
  const { body } = await call(method, '/api/user/calendar-feed', { token })
  const { url } = { url: null, ...body.data }
  return typeof url === 'string' ? new URL(url).pathname : null
}

test('a private address has the agreed times of its person, until it is renewed or ended', async () => {
  const order = await agreedOrder(ahead(4 * dayMs))
  for (const token of [client, provider]) {
    expect(await feedOf(token)).toBeNull()
    const first = await feedOf(token, 'POST')
    expect(await feedOf(token)).toBe(first)
    const { status, text, headers } = await call('GET', first ?? '')
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toContain(`UID:${order.id}@wasl`)
    expect(text).not.toContain('نورة')
    const second = await feedOf(token, 'POST')
    expect(second).not.toBe(first)
    expect((await call('GET', first ?? '')).status).toBe(404)
    expect((await call('GET', second ?? '')).status).toBe(200)
    expect(await feedOf(token, 'DELETE')).toBeNull()
    expect((await call('GET', second ?? '')).status).toBe(404)
  }
  const other = await call('GET', (await feedOf(freelancer, 'POST')) ?? '')
  expect(other.text).not.toContain(order.id)
  const [feed] = await app.db.select().from(calendarFeeds)
  expect(feed?.token).toHaveLength(43)
})

test('an order with an agreed time is a file for its parties', async () => {
  const order = await agreedOrder(ahead(5 * dayMs))
  const file = (token: string, id = order.id) => call('GET', `/api/orders/${id}/calendar`, { token })
  for (const token of [client, provider]) expect((await file(token)).text).toContain('BEGIN:VEVENT')
  expect((await file(freelancer)).status).toBe(404)
  expect((await file(client, crypto.randomUUID())).status).toBe(404)
  const without = await acceptedOrder()
  expect((await file(client, without.id)).status).toBe(404)
  expect((await makeTransition(app, client, without, 'cancel', { reason: 'لم أعد أحتاجه' })).status).toBe(200)
})
