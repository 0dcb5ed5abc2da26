import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { car_holds, cars } from '../../catalog/tables/from-registry.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { refund_requests } from '../tables/from-registry.ts'

const app = await testApp({}, { demo: true })
const { db, clock } = app
const { car, owner, page, transition, step, book, checks, condition, handOver, tokenOf, listedTurns } = await bookedCars(app)
const violations = () => findViolations(db, clock.now(), /rentals|security deposits/)
const setClock = async (at: number) => {
  clock.advance(at - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
}
const published = await db.select().from(cars).where(eq(cars.status, 'published'))
/** Another car of the provider, of the same class: the one that a late car is swapped for. */
const spare = published.find(({ id, provider_id }) => id !== car.id && provider_id === car.provider_id) ?? expect.fail('no other car')
await db.update(cars).set({ daily_price: car.daily_price, monthly_price: null, yearly_price: null }).where(eq(cars.id, spare.id))
let start = Date.parse('2027-03-07T08:00:00.000Z')
beforeEach(() => {
  start += 56 * dayMs
})

test('a car is inspected, handed over with photos and a contract, returned, and its security deposit goes back', async () => {
  const { id, client } = await book(start, 3)
  expect((await transition(owner, id, 'start_inspection')).status).toBe(409)
  await setClock(start - 2 * hourMs)
  await step(owner, id, 'start_inspection')
  expect((await transition(owner, id, 'finish_inspection', { checks: ['tires'] })).body.errors).toEqual({ checks: [expect.any(String)] })
  await step(owner, id, 'finish_inspection', { checks })
  const incomplete = await transition(owner, id, 'hand_over', await condition(500, 8))
  expect([incomplete.status, Object.keys(Object(incomplete.body.errors)).sort()]).toEqual([422, ['contract_number', 'license_shown']])
  const empty = await transition(owner, id, 'hand_over')
  expect(Object.keys(Object(empty.body.errors)).sort()).toEqual(['contract_number', 'file_ids', 'fuel', 'km', 'license_shown'])
  const damage = [{ x: 20, y: 35.5, note: 'خدش' }]
  await step(owner, id, 'hand_over', { ...(await condition(500, 8)), damage, license_shown: true, contract_number: 'TJ-77' })
  const out = await page(client.id, id)
  expect(out.rental).toMatchObject({
    fulfilment: 'received',
    contract_number: 'TJ-77',
    handovers: [{ kind: 'out', km: 500, damage, confirmed_at: null }],
  })
  expect(out.rental.handovers[0].photos).toHaveLength(1)
  expect((await app.call('GET', out.rental.handovers[0].photos[0].url.replace(/^/, '/api'), { token: client.id })).status).toBeLessThan(500)
  expect((await transition(client.id, id, 'cancel_booking')).status).toBe(409)
  await step(client.id, id, 'confirm_handover')
  expect((await transition(client.id, id, 'confirm_handover')).status).toBe(409)
  // Steps that are done, or whose turn has not come, are no buttons.
  const past = ['start_inspection', 'finish_inspection', 'hand_over', 'no_show', 'confirm_handover', 'cancel_booking']
  for (const [who, next] of [
    [owner, 'take_back'],
    [client.id, 'request_extension'],
  ] as const) {
    const buttons = (await page(who, id)).actions.map(({ name }: { name: string }) => name)
    expect(buttons).toContain(next)
    expect(buttons.filter((name: string) => past.includes(name))).toEqual([])
  }

  await setClock(start + 2 * dayMs)
  expect((await transition(owner, id, 'take_back', await condition(400, 8))).body.errors).toEqual({ km: [expect.any(String)] })
  expect(Object.keys(Object((await transition(owner, id, 'take_back', { km: 400, fuel: 8 })).body.errors)).sort()).toEqual([
    'file_ids',
    'km',
  ])
  await step(owner, id, 'take_back', await condition(900, 6))
  const [hold] = await db.select().from(car_holds).where(eq(car_holds.order_id, id))
  expect(Date.parse(hold?.ends_at ?? '')).toBeLessThan(start + 3 * dayMs)
  expect(await page(client.id, id)).toMatchObject({
    status: 'delivered',
    rental: { fulfilment: 'delivered', security_deposit: { state: 'held' } },
  })
  await step(client.id, id, 'confirm_receipt')
  expect((await page(client.id, id)).timeline.at(-1)).toMatchObject({ label: { en: 'End of the rental confirmed' } })
  expect(await violations()).toEqual([])
  const { body } = await app.call('GET', '/api/user/privacy', { token: await tokenOf(client.id) })
  expect(body.data?.obstacles).toContain('held_money')
  clock.advance(13 * dayMs)
  await runDueDeadlines(app.shared)
  expect(await loadBalance({ db }, { kind: 'security_deposit', order_id: id })).toBe(car.insurance_refund)
  clock.advance(2 * dayMs)
  await runDueDeadlines(app.shared)
  expect(await page(client.id, id)).toMatchObject({ rental: { security_deposit: { state: 'returned' } } })
  expect(await loadBalance({ db }, { kind: 'security_deposit', order_id: id })).toBe(0)
  const notified = await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, client.id))
  expect(notified.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['car_inspection_started', 'car_inspected', 'car_handed_over', 'car_returned', 'security_deposit_returned']),
  )
  expect(await violations()).toEqual([])
})

test('a car that has not come back is not handed over again, and its return is overdue', async () => {
  const first = await book(start, 2)
  const second = await book(start + 4 * dayMs, 2)
  await setClock(start - hourMs)
  await handOver(first.id)
  await setClock(start + 4 * dayMs - hourMs)
  expect((await page(first.client.id, first.id)).rental.overdue_at).toBe(new Date(start + 2 * dayMs).toISOString())
  expect((await page(second.client.id, second.id)).rental.is_at_risk).toBe(true)
  const body = { ...(await condition(1, 8)), license_shown: true, contract_number: 'TJ-2' }
  for (const early of ['start_inspection', 'hand_over'])
    expect((await transition(owner, second.id, early, early === 'hand_over' ? body : {})).status).toBe(409)
  const shown = await Promise.all([page(first.client.id, first.id), page(owner, first.id), page(owner, second.id)])
  expect(shown.map(({ turn }) => turn)).toEqual(['client', 'provider', 'provider'])
  expect(await listedTurns(first.client.id, first.id)).toEqual({ list: 'client', home: 'client' })
  for (const { id } of [first, second]) expect((await listedTurns(owner, id)).list).toBe('provider')
  expect(await listedTurns(second.client.id, second.id)).toEqual({ list: null, home: 'provider' })
  expect(shown[2].actions.find(({ tone, allowed }: { tone: string; allowed: boolean }) => tone === 'primary' && allowed).name).toBe(
    'swap_car',
  )
  const { number } = await page(owner, first.id)
  expect((await page(owner, second.id)).rental.out_with).toEqual({ id: first.id, number })
  expect((await page(second.client.id, second.id)).rental.out_with).toBeNull()
  const foreign = published.find(({ provider_id }) => provider_id !== car.provider_id)
  expect((await transition(owner, second.id, 'swap_car', { car_id: foreign?.id })).body.errors).toEqual({ car_id: [expect.any(String)] })
  const { replacements } = (await page(owner, second.id)).rental
  expect(replacements.map(({ id }: { id: string }) => id)).toContain(spare.id)
  await step(owner, second.id, 'swap_car', { car_id: spare.id })
  expect((await page(second.client.id, second.id)).rental).toMatchObject({ is_at_risk: false, car: { id: spare.id } })
  await step(owner, first.id, 'take_back', await condition(20_000, 8))
  expect((await transition(owner, second.id, 'hand_over', body)).status).toBe(409) // the other car is not inspected yet
  await step(owner, second.id, 'start_inspection')
  await step(owner, second.id, 'finish_inspection', { checks })
  await step(owner, second.id, 'hand_over', body)
  expect(await violations()).toEqual([])
  await step(owner, second.id, 'take_back', await condition(300, 8))
})

test('a car that is handed over early is taken from then on, unless another hold is between', async () => {
  const { id, client } = await book(start, 2)
  const now = start - 5 * hourMs
  const times = { starts_at: new Date(start - 3 * hourMs).toISOString(), ends_at: new Date(start - 2 * hourMs).toISOString() }
  const [block] = await db
    .insert(car_holds)
    .values({ car_id: car.id, kind: 'block', ...times, created_at: clock.now(), updated_at: clock.now() })
    .returning()
  await setClock(now)
  await step(owner, id, 'start_inspection')
  await step(owner, id, 'finish_inspection', { checks })
  const body = { ...(await condition(30_000, 8)), license_shown: true, contract_number: 'TJ-3' }
  expect((await transition(owner, id, 'hand_over', body)).status).toBe(409)
  await db.delete(car_holds).where(eq(car_holds.id, block?.id ?? ''))
  await step(owner, id, 'hand_over', body)
  const [hold] = await db.select().from(car_holds).where(eq(car_holds.order_id, id))
  expect(Date.parse(hold?.starts_at ?? '')).toBeLessThan(now + hourMs)
  expect(await violations()).toEqual([])
  await step(owner, id, 'take_back', await condition(30_100, 8))
  await step(client.id, id, 'confirm_receipt')
})

test('a late car stays taken while it is out', async () => {
  const { id } = await book(start, 1)
  await setClock(start - hourMs)
  await handOver(id, 31_000)
  await setClock(start + 2 * dayMs)
  const [hold] = await db.select().from(car_holds).where(eq(car_holds.order_id, id))
  expect(Date.parse(hold?.ends_at ?? '')).toBeGreaterThanOrEqual(start + 2 * dayMs + hourMs)
  await step(owner, id, 'take_back', await condition(32_000, 8))
  expect(await violations()).toEqual([])
})

test('a booking whose car was not back keeps its free cancellation and its car can be swapped', async () => {
  const late = await book(start, 2)
  const [waiting, swapped] = [await book(start + 4 * dayMs, 2), await book(start + 7 * dayMs, 2)]
  await setClock(start - hourMs)
  await handOver(late.id, 33_000)
  await setClock(start + 4 * dayMs + 5 * hourMs)
  expect((await transition(owner, waiting.id, 'no_show')).status).toBe(409)
  await setClock(start + 7 * dayMs + hourMs)
  const { rental, next_step } = await page(owner, swapped.id)
  const { replacements } = rental
  expect([next_step.en, (await page(late.client.id, late.id)).next_step.en]).toEqual([
    'The car has not come back yet. Offer another one, or cancel with a full refund',
    'The return time has passed. Return the car to the provider',
  ])
  await step(owner, swapped.id, 'swap_car', { car_id: replacements[0].id })
  await step(owner, late.id, 'take_back', await condition(34_000, 8))
  expect((await page(waiting.client.id, waiting.id)).rental).toMatchObject({ is_at_risk: true, cancellation: { is_free: true } })
  expect((await page(swapped.client.id, swapped.id)).rental.cancellation.is_free).toBe(false)
  expect((await transition(owner, waiting.id, 'no_show')).status).toBe(409)
  await step(waiting.client.id, waiting.id, 'cancel_booking')
  expect(await page(waiting.client.id, waiting.id)).toMatchObject({ status: 'cancelled', wallet_balance: 10_000_000 })
  expect(await violations()).toEqual([])
})

test('a car comes back during a dispute, and an order that ends without its return keeps car and deposit', async () => {
  const { id, client } = await book(start, 2)
  const other = await book(start + 4 * dayMs, 2)
  await setClock(start - hourMs)
  await handOver(id, 35_000)
  const complain = async (order_id: string) => {
    const body = { order_id, subject: 'السيارة', message: 'فيها خلل في المكيف منذ الاستلام', reason: 'quality', is_blocking: true }
    const { status, body: sent, text } = await app.call('POST', '/api/complaints', { token: await tokenOf(client.id), body })
    if (status >= 300) throw new Error(text)
    return String(Object(sent.data).id)
  }
  const first = await complain(id)
  expect((await page(client.id, id)).status).toBe('disputed')
  await step(owner, id, 'take_back', await condition(36_000, 8))
  expect(await page(client.id, id)).toMatchObject({ status: 'disputed', rental: { fulfilment: 'delivered' } })
  await app.call('POST', `/api/complaints/${first}/withdraw`, { token: await tokenOf(client.id), body: {} })
  expect((await page(client.id, id)).status).toBe('delivered')
  expect(await violations()).toEqual([])

  await setClock(start + 4 * dayMs - hourMs)
  await handOver(other.id, 36_100)
  const asAdmin = async (path: string, body: object) =>
    app.call('POST', `/api/admin/${path}`, { token: await adminToken(app, 'all'), body })
  expect((await asAdmin(`orders/${other.id}/actions/request_refund`, { reason: 'قرار الإدارة في الطلب' })).status).toBe(200)
  const [request] = await db.select().from(refund_requests).where(eq(refund_requests.order_id, other.id))
  expect((await asAdmin(`refund-requests/${request?.id}/actions/approve`, {})).status).toBe(200)
  expect(await page(other.client.id, other.id)).toMatchObject({ status: 'cancelled', rental: { security_deposit: { state: 'held' } } })
  expect(await violations()).toEqual([])
  await step(owner, other.id, 'take_back', await condition(37_000, 8))
  expect(await page(other.client.id, other.id)).toMatchObject({ status: 'cancelled', rental: { security_deposit: { state: 'held' } } })
  expect(await violations()).toEqual([])
  await setClock(start + 20 * dayMs)
  expect(await page(other.client.id, other.id)).toMatchObject({ status: 'cancelled', rental: { security_deposit: { state: 'returned' } } })
  expect(await violations()).toEqual([])
})

test('a rental is nobody’s turn until its car can be inspected, and while the client has it on time', async () => {
  const { id, client } = await book(start, 2)
  expect(await page(owner, id)).toMatchObject({
    turn: 'nobody',
    next_step: { en: expect.stringMatching(/^The car is booked. Inspect it from/) },
  })
  expect(await page(client.id, id)).toMatchObject({ turn: 'nobody', next_step: { en: expect.stringContaining('is booked for you') } })
  expect([(await listedTurns(owner, id)).list, await listedTurns(client.id, id)]).toEqual([null, { list: null, home: 'nobody' }])
  await setClock(start - dayMs)
  expect(await page(owner, id)).toMatchObject({ turn: 'provider', next_step: { en: 'Inspect the car before the pick-up' } })
  expect([(await listedTurns(owner, id)).list, await listedTurns(client.id, id)]).toEqual(['provider', { list: null, home: 'provider' }])
  await setClock(start - hourMs)
  await handOver(id, 70_000)
  expect((await page(owner, id)).turn).toBe('nobody')
  expect([(await listedTurns(owner, id)).list, await listedTurns(client.id, id)]).toEqual([null, { list: null, home: 'nobody' }])
  clock.advance(start + 2 * dayMs - Date.parse(clock.now()))
  expect((await page(owner, id)).turn).toBe('provider')
  expect([(await listedTurns(owner, id)).list, await listedTurns(client.id, id)]).toEqual(['provider', { list: null, home: 'provider' }])
  await step(owner, id, 'take_back', await condition(70_100, 8))
})

test('a car that is late itself replaces no other', async () => {
  const [late, alsoLate] = [await book(start, 2), await book(start, 2, { car_id: spare.id })]
  const waiting = await book(start + 4 * dayMs, 2)
  await setClock(start - hourMs)
  for (const { id } of [late, alsoLate]) await handOver(id, 60_000)
  await setClock(start + 3 * dayMs + hourMs)
  const idsOf = async () => (await page(owner, waiting.id)).rental.replacements.map(({ id }: { id: string }) => id)
  expect((await page(alsoLate.client.id, alsoLate.id)).rental.overdue_at).not.toBeNull()
  expect(await idsOf()).not.toContain(spare.id)
  // Only the mark of being late keeps it out: its hold ends before the pick-up.
  const [hold] = await db.select().from(car_holds).where(eq(car_holds.order_id, alsoLate.id))
  expect(Date.parse(hold?.ends_at ?? '')).toBeLessThan(start + 4 * dayMs)
  await step(owner, alsoLate.id, 'take_back', await condition(60_100, 8))
  expect(await idsOf()).toContain(spare.id)
  await step(owner, late.id, 'take_back', await condition(60_100, 8))
  await step(waiting.client.id, waiting.id, 'cancel_booking')
  expect(await violations()).toEqual([])
})

test('an administrator neither enters nor deletes the hold of a rental', async () => {
  const { id } = await book(start, 2)
  const [hold] = await db.select().from(car_holds).where(eq(car_holds.order_id, id))
  const token = await adminToken(app, 'all')
  expect((await app.call('DELETE', `/api/admin/car-holds/${hold?.id}`, { token, body: { version: hold?.version } })).status).toBe(409)
})

testInvariants(app)
