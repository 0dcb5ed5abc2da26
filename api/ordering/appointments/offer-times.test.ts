import { partWindows } from '@wasl/shared/rules/offered-time.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/run-jobs.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoOffer, offersOf } from '../../testing/orders.ts'
import { demoPhones } from '../../testing/people.ts'

const { app, client, provider, tryTransition, mustTransition, getOrder, submittedOrder, notificationsTo } = await orderFixture()
const { call } = app

const ahead = (ms: number) => new Date(Date.parse(app.clock.now()) + ms).toISOString()
const pageOf = async (token: string, order: { id: string }) => (await getOrder(token, order)).body.data

async function accept(order: Awaited<ReturnType<typeof submittedOrder>>) {
  const [offer] = await offersOf(app, client, order)
  return tryTransition(client, order, 'accept_offer', { offer_id: offer?.id })
}

test('the time of an accepted offer is the appointment of both sides, with its entry in the history and its reminders', async () => {
  const order = await submittedOrder()
  const { from, minutes } = partWindows.after_asr
  const at = new Date(`${addDays(riyadhDate(app.clock.now()), 3)}T${from}:00+03:00`).toISOString()
  await mustTransition(provider, order, 'make_offer', { ...demoOffer, appointment_at: at, appointment_minutes: minutes })
  expect((await pageOf(client, order))?.offers).toMatchObject([{ appointment: { at, minutes } }])
  expect((await accept(order)).status).toBe(200)
  for (const token of [client, provider]) {
    const page = await pageOf(token, order)
    expect(page?.appointment).toMatchObject({ at, minutes, proposed: null })
    expect(Object.values(page?.timeline ?? {}).at(-1)).toMatchObject({ transition: 'accept_offer', appointment: { at, minutes } })
  }
  // A part of the day is nowhere an hour: on cards, in reminders and in calendars.
  const { body } = await call('GET', '/api/orders', { token: client })
  expect(body.data?.data).toMatchObject(expect.arrayContaining([expect.objectContaining({ id: order.id, appointment_minutes: minutes })]))
  expect((await call('GET', '/api/user/appointments', { token: client })).body.data).toMatchObject([{ order_id: order.id, at, minutes }])
  expect((await call('GET', '/api/user/appointments', { token: provider })).status).toBe(403)
  expect((await call('GET', `/api/orders/${order.id}/calendar`, { token: client })).text).toContain('بعد العصر')
  expect((await tryTransition(client, order, 'propose_time', { appointment_at: at, minutes })).status).toBe(422)
  app.clock.advance(Date.parse(at) - dayMs - Date.parse(app.clock.now()))
  await runDueJobs(app.shared)
  const reminder = (await notificationsTo(demoPhones.client, order)).find(({ type }) => type === 'appointment_tomorrow')
  expect(reminder?.body_en).toContain('after Asr')
})

test('an offer is changed with another time or without one, and one without a time agrees on none', async () => {
  const order = await submittedOrder()
  const at = ahead(dayMs)
  await mustTransition(provider, order, 'make_offer', { ...demoOffer, appointment_at: at })
  const [offer] = await offersOf(app, client, order)
  await mustTransition(provider, order, 'edit_offer', { ...demoOffer, offer_id: offer?.id, appointment_minutes: 60 })
  expect((await pageOf(client, order))?.offers).toMatchObject([
    { appointment: null, negotiation: [{ appointment: { at, minutes: null } }, { appointment: null }] },
  ])
  expect((await accept(order)).status).toBe(200)
  expect((await pageOf(client, order))?.appointment).toMatchObject({ at: null })
})

test('a time that has passed is refused, and one that passed before the acceptance is no appointment', async () => {
  const order = await submittedOrder()
  const { status, body } = await tryTransition(provider, order, 'make_offer', { ...demoOffer, appointment_at: ahead(-hourMs) })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['appointment_at']])
  await mustTransition(provider, order, 'make_offer', { ...demoOffer, appointment_at: ahead(hourMs) })
  app.clock.advance(2 * hourMs)
  expect((await accept(order)).status).toBe(200)
  expect((await pageOf(client, order))?.appointment).toMatchObject({ at: null })
})

test('a provider reads its free hours for an offer, without blocked times; a client does not', async () => {
  const order = await submittedOrder()
  const freeDays = async (token: string) => {
    const days: unknown[] = Object.values((await pageOf(token, order))?.free_times ?? {})
    return days.map((day) => JSON.stringify(day))
  }
  const before = await freeDays(provider)
  expect(before.length).toBeGreaterThan(3)
  const blocked = await app.call('POST', '/api/provider/blocked-times', {
    token: provider,
    body: { starts_at: ahead(0), ends_at: ahead(2 * dayMs) },
  })
  expect(blocked.status).toBe(201)
  const after = await freeDays(provider)
  expect(after.length).toBeLessThan(before.length)
  expect(before).toEqual(expect.arrayContaining(after.slice(1)))
  expect(await freeDays(client)).toEqual([])
})
