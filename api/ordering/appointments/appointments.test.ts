import { dayMs, hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/run-jobs.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones } from '../../testing/people.ts'

const { app, client, provider, freelancer, sample, tryTransition, mustTransition, getOrder, acceptedOrder, notificationsTo } =
  await orderFixture()

const ahead = (ms: number) => new Date(Date.parse(app.clock.now()) + ms).toISOString()
const onSite = { ...sample, order: { ...sample.order, address: 'شارع العليا، فيلا 12' } }
const paidOrder = async () => {
  const order = await payableOrder(app, client, provider, onSite)
  expect((await payOrder(app, client, order, order.id)).status).toBe(200)
  return order
}
const appointmentOf = async (token: string, order: SentOrder) => (await getOrder(token, order)).body.data?.appointment
const typesFor = async (phone: string, order: SentOrder, types: readonly string[]) =>
  (await notificationsTo(phone, order)).map(({ type }) => type).filter((type) => types.includes(type))
const cardOf = async (token: string, order: SentOrder) => {
  const { body } = await app.call('GET', '/api/orders?tab=current&per_page=50', { token })
  const rows: unknown[] = Object.values(body.data?.data ?? {})
  return rows.find((row) => JSON.stringify(row).includes(order.id))
}

test('one side proposes a time, and the answer of the other makes it the appointment of both', async () => {
  const order = await paidOrder()
  const at = ahead(2 * dayMs)
  await mustTransition(client, order, 'propose_time', { appointment_at: at, minutes: 90 })
  expect(await appointmentOf(provider, order)).toMatchObject({ at: null, proposed: { at, minutes: 90, by: 'client' } })
  expect(await cardOf(provider, order)).toMatchObject({ turn: 'provider', appointment_at: null })
  expect((await notificationsTo(demoPhones.company, order)).find(({ type }) => type === 'time_proposed')?.body_en).toMatch(/\d:\d\d\s[ap]m/)
  expect((await tryTransition(client, order, 'accept_time', { appointment_at: at })).status).toBe(409)
  expect((await tryTransition(provider, order, 'accept_time', { appointment_at: ahead(dayMs) })).status).toBe(409)
  await mustTransition(provider, order, 'accept_time', { appointment_at: at })
  for (const token of [client, provider]) {
    expect(await appointmentOf(token, order)).toMatchObject({ at, minutes: 90, proposed: null, work_due_at: expect.any(String) })
    expect(await cardOf(token, order)).toMatchObject({ appointment_at: at, work_due_at: expect.any(String) })
  }
  expect(await typesFor(demoPhones.client, order, ['time_proposed', 'time_accepted'])).toEqual(['time_accepted'])
  const timeline: unknown[] = Object.values((await getOrder(client, order)).body.data?.timeline ?? {})
  expect(timeline.at(-1)).toMatchObject({ transition: 'accept_time', appointment: { at, minutes: 90 } })
  expect((await tryTransition(client, order, 'propose_time', { appointment_at: at, minutes: 90 })).status).toBe(422)
})

test('a proposed time can be replaced, rejected and withdrawn, before the payment too', async () => {
  const order = await acceptedOrder()
  await mustTransition(provider, order, 'propose_time', { appointment_at: ahead(dayMs) })
  const other = ahead(3 * dayMs)
  await mustTransition(client, order, 'propose_time', { appointment_at: other })
  expect(await appointmentOf(client, order)).toMatchObject({ proposed: { at: other, by: 'client' } })
  await mustTransition(provider, order, 'reject_time', { reason: 'لدي موعد آخر' })
  expect(await appointmentOf(client, order)).toMatchObject({ at: null, proposed: null })
  expect(await typesFor(demoPhones.client, order, ['time_rejected'])).toEqual(['time_rejected'])
  await mustTransition(client, order, 'propose_time', { appointment_at: other })
  await mustTransition(client, order, 'withdraw_time')
  expect((await tryTransition(provider, order, 'accept_time', { appointment_at: other })).status).toBe(409)
})

test('a proposed time adds a turn, and the client with an invoice due keeps its own', async () => {
  const order = await payableOrder(app, client, provider, sample)
  const turnOf = async (token: string) => {
    const { body } = await app.call('GET', '/api/orders?tab=mine&per_page=50', { token })
    return Object.values(body.data?.data ?? {}).find(({ id }) => String(id) === order.id)?.turn
  }
  expect([await turnOf(client), await turnOf(provider)]).toEqual(['client', undefined])
  await mustTransition(client, order, 'propose_time', { appointment_at: ahead(dayMs) })
  expect([await turnOf(client), await turnOf(provider)]).toEqual(['client', 'provider'])
})

test('a time in the past, beyond a year or without a form is refused on its field', async () => {
  const order = await acceptedOrder()
  for (const appointment_at of [ahead(0), ahead(-hourMs), ahead(366 * dayMs), 'غدًا']) {
    const { status, body } = await tryTransition(client, order, 'propose_time', { appointment_at })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['appointment_at']])
  }
  const { body } = await tryTransition(client, order, 'propose_time', { appointment_at: 'غدًا', minutes: 3 })
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['appointment_at', 'minutes'])
})

test('a proposed time that has passed cannot be accepted', async () => {
  const order = await acceptedOrder()
  const at = ahead(hourMs)
  await mustTransition(client, order, 'propose_time', { appointment_at: at })
  app.clock.advance(hourMs)
  expect((await tryTransition(provider, order, 'accept_time', { appointment_at: at })).status).toBe(409)
})

test('the times of an order are for its parties alone', async () => {
  const order = await acceptedOrder()
  const body = { appointment_at: ahead(dayMs) }
  expect((await tryTransition(freelancer, order, 'propose_time', body)).status).toBeGreaterThanOrEqual(403)
  expect((await tryTransition(client, { id: crypto.randomUUID() }, 'propose_time', body)).status).toBe(404)
  await mustTransition(client, order, 'propose_time', body)
  expect(await appointmentOf(freelancer, order)).toBeFalsy()
})

test('a visit goes from the way to the work, and the client is told of each step', async () => {
  const order = await paidOrder()
  for (const name of ['arrive', 'start_work']) expect((await tryTransition(provider, order, name)).status).toBe(409)
  expect((await tryTransition(client, order, 'start_trip')).status).toBe(403)
  for (const [name, visit_step] of [
    ['start_trip', 'on_the_way'],
    ['arrive', 'arrived'],
    ['start_work', 'started'],
  ] as const) {
    await mustTransition(provider, order, name)
    expect((await tryTransition(provider, order, name)).status).toBe(409)
    expect(await appointmentOf(client, order)).toMatchObject({ visit_step })
  }
  const steps = ['provider_on_the_way', 'provider_arrived', 'work_started']
  expect((await typesFor(demoPhones.client, order, steps)).sort()).toEqual([...steps].sort())
  // Another agreed time is another visit.
  const at = ahead(dayMs)
  await mustTransition(provider, order, 'propose_time', { appointment_at: at })
  await mustTransition(client, order, 'accept_time', { appointment_at: at })
  expect(await appointmentOf(client, order)).toMatchObject({ visit_step: null })
})

test('a proposed time that has passed waits for nobody', async () => {
  const order = await paidOrder()
  const waits = async () => {
    const { text } = await app.call('GET', '/api/orders?tab=mine&per_page=50', { token: client })
    return text.includes(order.id)
  }
  await mustTransition(provider, order, 'propose_time', { appointment_at: ahead(dayMs) })
  expect([await waits(), await cardOf(client, order)]).toMatchObject([true, { turn: 'client' }])
  app.clock.advance(dayMs + hourMs)
  expect(await appointmentOf(client, order)).toMatchObject({ proposed: null })
  expect([await waits(), await cardOf(client, order)]).toMatchObject([false, { turn: 'provider' }])
})

test('after requested changes nothing is said about the former visit', async () => {
  const order = await paidOrder()
  await mustTransition(provider, order, 'start_trip')
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'request_changes', { reason: 'بقي جزء من العمل' })
  expect(await appointmentOf(client, order)).toMatchObject({ visit_step: null })
})

test('both sides are reminded a day and two hours before, and again of a new time', async () => {
  const types = ['appointment_tomorrow', 'appointment_soon']
  const order = await paidOrder()
  const agree = async (ms: number) => {
    const at = ahead(ms)
    await mustTransition(client, order, 'propose_time', { appointment_at: at })
    await mustTransition(provider, order, 'accept_time', { appointment_at: at })
  }
  const after = async (ms: number) => {
    app.clock.advance(ms)
    await Promise.all([runDueJobs(app.shared), runDueJobs(app.shared)])
    const [ofClient, ofProvider] = [await typesFor(demoPhones.client, order, types), await typesFor(demoPhones.company, order, types)]
    expect(ofClient.sort()).toEqual(ofProvider.sort())
    return ofClient
  }
  await agree(2 * dayMs)
  expect(await after(dayMs - minuteMs)).toEqual([])
  expect(await after(minuteMs)).toEqual(['appointment_tomorrow'])
  expect(await after(20 * hourMs)).toEqual(['appointment_tomorrow'])
  expect(await after(2 * hourMs)).toEqual(['appointment_soon', 'appointment_tomorrow'])
  expect(await after(3 * hourMs)).toHaveLength(2)
  await agree(hourMs)
  expect(await after(0)).toHaveLength(2)
  await agree(5 * hourMs)
  expect(await after(3 * hourMs)).toHaveLength(3)
})

test('a visit of today is coming until its end', async () => {
  const order = await acceptedOrder()
  const at = ahead(hourMs)
  await mustTransition(client, order, 'propose_time', { appointment_at: at, minutes: 90 })
  await mustTransition(provider, order, 'accept_time', { appointment_at: at })
  const isComing = async () => (await app.call('GET', '/api/user/appointments', { token: client })).text.includes(order.id)
  app.clock.advance(2 * hourMs)
  expect(await isComing()).toBe(true)
  app.clock.advance(hourMs)
  expect(await isComing()).toBe(false)
})
