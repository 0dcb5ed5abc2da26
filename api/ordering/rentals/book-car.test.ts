import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { car_holds, cars } from '../../catalog/tables/from-registry.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { newShopper, payCheckoutByCard } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { erasePlacesOfOrders } from '../orders/erase-places.ts'
import { orders } from '../tables/orders.ts'
import { rentalDrivers } from '../tables/rentals.ts'

const app = await testApp({}, { demo: true })
const { db, clock } = app
const { car, owner, form, send, page, transition, step, pay, book, tokenOf } = await bookedCars(app)
const violations = () => findViolations(db, clock.now(), /rentals|security deposits/)
const held = (id: string) => db.$count(car_holds, and(eq(car_holds.order_id, id), isNull(car_holds.released_at)))
const setClock = async (at: number) => {
  clock.advance(at - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
}
// A Sunday morning each time, when every provider works.
let start = Date.parse('2027-03-07T08:00:00.000Z')
beforeEach(() => {
  start += 28 * dayMs
})

test('a booking takes the car, and a second client for the same days is told when it is free again', async () => {
  const [first, second] = [await newShopper(app), await newShopper(app)]
  const sent = await send(first.id, form(start, 3))
  expect(sent).toMatchObject({ status: 201, body: { data: { kind: 'car', status: 'awaiting_provider' } } })
  const rejected = await send(second.id, form(start + dayMs, 1))
  expect(rejected).toMatchObject({ status: 409, body: { errors: { pickup_at: [expect.stringContaining('2027')] } } })
  const { id } = Object(sent.body.data)
  const { rental, actions, next_step } = await page(owner, id)
  expect(rental).toMatchObject({
    days: 3,
    fulfilment: null,
    car: { id: car.id, plate: null },
    driver: { name: 'سعد', license_last4: null },
  })
  expect(actions.map(({ name }: { name: string }) => name)).toEqual(['accept_rental', 'reject_order'])
  expect(next_step.en).toBeTruthy()
  await step(owner, id, 'reject_order', { reason: 'السيارة في الصيانة' })
  expect(await held(id)).toBe(0)
  expect((await page(owner, id)).rental.security_deposit.state).toBeNull()
  expect((await send(second.id, form(start + dayMs, 1))).status).toBe(201)
  expect(await violations()).toEqual([])
})

test('of many who want the same days at one moment, one gets the car', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => newShopper(app)))
  const sent = await Promise.all(clients.map(({ id }, at) => send(id, form(start + (at % 3) * hourMs, 2))))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(await violations()).toEqual([])
})

test('a form has all its errors at once, on their fields', async () => {
  const { id: client } = await newShopper(app)
  const errorsOf = async (body: object) => Object.keys(Object((await send(client, body)).body.errors)).sort()
  const driver = { name: 'سعد', birth_date: '2015-01-01', id_type: 'citizen', license_number: '10123', license_expires_on: '2027-01-01' }
  const wrong = ['driver.birth_date', 'driver.license_expires_on', 'options.services', 'return_at']
  const change = { tariff: 'month', driver, options: { services: [40] } }
  const unfinished = { ...change, driver: { ...driver, name: '' }, pickup_place: { address: '' } }
  expect(await errorsOf(form(start, 31, change))).toEqual(wrong)
  expect(await errorsOf(form(start, 31, unfinished))).toEqual([...wrong, 'driver.name', 'pickup_place.address'].sort())
  expect(await errorsOf({ ...form(start - 400 * dayMs, 1), note: 'x'.repeat(2000) })).toEqual(['note', 'pickup_at'])
})

test('dates change until the provider answers, and a request without an answer ends', async () => {
  const { id: client } = await newShopper(app)
  const { id } = Object((await send(client, form(start, 2))).body.data)
  const before = (await page(client, id)).rental
  await step(client, id, 'edit_dates', datesOf(start + dayMs, 5))
  const { rental } = await page(client, id)
  expect([rental.days, rental.total > before.total, await held(id)]).toEqual([5, true, 1])
  clock.advance(25 * hourMs)
  await runDueDeadlines(app.shared)
  expect([(await page(client, id)).status, await held(id)]).toEqual(['expired', 0])
  expect(await violations()).toEqual([])
})
const datesOf = (pickup: number, days: number) => {
  const { pickup_at, return_at } = form(pickup, days)
  return { pickup_at, return_at }
}

test('a request ends at its pick-up at the latest, also after other dates', async () => {
  await setClock(start - 20 * hourMs)
  const { id: client } = await newShopper(app)
  const { id } = Object((await send(client, form(start, 2))).body.data)
  const dueAt = async () => Date.parse((await page(client, id)).due_at)
  expect(await dueAt()).toBe(start)
  await step(client, id, 'edit_dates', datesOf(start + dayMs, 2))
  expect((await dueAt()) - start).toBeGreaterThan(3 * hourMs)
  await step(client, id, 'edit_dates', datesOf(start, 3))
  expect(await dueAt()).toBe(start)
})

test('the rent is invoiced as it was shown, and paid with the security deposit', async () => {
  const client = await newShopper(app, 0)
  const { id } = Object((await send(client.id, form(start, 3))).body.data)
  await step(owner, id, 'accept_rental')
  const { rental, invoice, status } = await page(client.id, id)
  expect([status, invoice.final_amount]).toEqual(['invoiced', rental.total])
  const { cancellation } = Object((await app.call('POST', `/api/cars/${car.id}/quote`, { body: datesOf(start + 7 * dayMs, 3) })).body.data)
  expect(cancellation.retained_after).toBe(rental.cancellation.retained_after)
  await step(client.id, id, 'accept_invoice')
  expect((await transition(client.id, id, 'send_transfer', {})).status).toBeGreaterThan(400)
  const { body } = await app.call('GET', `/api/checkouts/${rental.checkout_id}`, { token: await tokenOf(client.id) })
  const total = rental.total + rental.security_deposit.amount
  expect(Object(body.data).payment).toMatchObject({ amount: total, security_deposit: car.insurance_refund })
  expect((await pay(client.id, rental.checkout_id)).status).toBe(409)
  await payCheckoutByCard(app, { ...client, token: await tokenOf(client.id) }, rental.checkout_id)
  const paid = await page(client.id, id)
  expect([paid.status, paid.rental.fulfilment, paid.rental.security_deposit.state, paid.held_amount, paid.wallet_balance]).toEqual([
    ...['in_progress', 'booked', 'held', rental.total],
    0,
  ])
  expect(await loadBalance({ db }, { kind: 'security_deposit', order_id: id })).toBe(car.insurance_refund)
  expect(await violations()).toEqual([])
})

test('an unpaid booking frees the car', async () => {
  const client = await newShopper(app)
  const { id } = Object((await send(client.id, form(start, 3))).body.data)
  await step(owner, id, 'accept_rental')
  await step(client.id, id, 'accept_invoice')
  clock.advance(3 * hourMs)
  await runDueDeadlines(app.shared)
  expect([(await page(client.id, id)).status, await held(id)]).toEqual(['cancelled', 0])
})

test('an accepted booking that its client does not take frees the car, after a reminder', async () => {
  await setClock(start - 5 * dayMs)
  const { id: client } = await newShopper(app)
  const { id } = Object((await send(client, form(start, 3))).body.data)
  await step(owner, id, 'accept_rental')
  const { due_at, deadline_note } = await page(client, id)
  expect(Date.parse(due_at) - Date.parse(clock.now())).toBeGreaterThan(11.9 * hourMs)
  expect(deadline_note.en).toContain('within 12 hours')
  expect((await page(owner, id)).deadline_note.ar).toContain('يقبل العميل الفاتورة')
  const reminders = async () => {
    const rows = await db.select().from(notifications).where(eq(notifications.user_id, client))
    return rows.filter(({ type }) => type === 'booking_reminder')
  }
  await setClock(Date.parse(due_at) - 5 * hourMs)
  expect(await reminders()).toEqual([])
  await setClock(Date.parse(due_at) - 4 * hourMs)
  await setClock(Date.parse(due_at) - 3 * hourMs)
  expect(await reminders()).toHaveLength(1)
  expect(JSON.stringify(await reminders())).toContain('unless you accept the invoice')
  await setClock(Date.parse(due_at))
  expect([(await page(client, id)).status, await held(id)]).toEqual(['cancelled', 0])
  expect((await page(client, id)).invoice).toMatchObject({ status: 'cancelled' })
  expect((await send((await newShopper(app)).id, form(start, 3))).status).toBe(201)
  expect(await violations()).toEqual([])
})

test('the time to accept the invoice ends at the pick-up at the latest', async () => {
  await setClock(start - 8 * hourMs)
  const { id: client } = await newShopper(app)
  const { id } = Object((await send(client, form(start, 3))).body.data)
  await step(owner, id, 'accept_rental')
  expect(Date.parse((await page(client, id)).due_at)).toBe(start)
  // As a process of an earlier version leaves it.
  await db.update(orders).set({ due_at: null }).where(eq(orders.id, id))
  await setClock(start)
  expect([(await page(client, id)).status, await held(id)]).toEqual(['cancelled', 0])
})

test('a booking is neither accepted nor paid once its pick-up has passed, and it ends then', async () => {
  const [one, two] = [await newShopper(app), await newShopper(app)]
  const first = Object((await send(one.id, form(start, 1))).body.data).id
  const second = Object((await send(two.id, form(start + 3 * dayMs, 1))).body.data).id
  await step(owner, first, 'accept_rental')
  await step(owner, second, 'accept_rental')
  clock.advance(start + hourMs - Date.parse(clock.now()))
  expect((await transition(one.id, first, 'accept_invoice')).status).toBe(409)
  clock.advance(start + 3 * dayMs - hourMs - Date.parse(clock.now()))
  await step(two.id, second, 'accept_invoice')
  const { due_at, rental } = await page(two.id, second)
  expect(Date.parse(due_at)).toBe(start + 3 * dayMs)
  clock.advance(hourMs)
  expect((await pay(two.id, rental.checkout_id)).status).toBe(409)
  await runDueDeadlines(app.shared)
  expect([(await page(one.id, first)).status, await held(first)]).toEqual(['cancelled', 0])
  expect([(await page(two.id, second)).status, await held(second)]).toEqual(['cancelled', 0])
  expect(await violations()).toEqual([])
})

test('a client cancels for free until a day before, and later keeps all but a day', async () => {
  const early = await book(start, 3)
  await step(early.client.id, early.id, 'cancel_booking')
  expect(await page(early.client.id, early.id)).toMatchObject({ status: 'cancelled', wallet_balance: 10_000_000 })
  expect(await held(early.id)).toBe(0)
  const late = await book(start, 3)
  await setClock(start - hourMs)
  const { retained_after } = (await page(late.client.id, late.id)).rental.cancellation
  await step(late.client.id, late.id, 'cancel_booking')
  expect(await page(late.client.id, late.id)).toMatchObject({ status: 'completed', wallet_balance: 10_000_000 - retained_after })
  expect(await held(late.id)).toBe(0)
  expect(await violations()).toEqual([])
})

test('a provider ends the booking of a client who does not come, after some hours', async () => {
  const { id, client } = await book(start, 3)
  await setClock(start + hourMs)
  expect((await transition(owner, id, 'no_show')).status).toBe(409)
  await setClock(start + 4 * hourMs)
  await step(owner, id, 'no_show')
  expect(await page(client.id, id)).toMatchObject({ status: 'completed', rental: { security_deposit: { state: 'returned' } } })
  expect(await violations()).toEqual([])
})

test('the provider reads where the client is, and the whole name of the driver, from acceptance on', async () => {
  const { id: client } = await newShopper(app)
  const place = { address: 'حي النرجس، شارع 12', lat: 24.8, lng: 46.6 }
  const { id } = Object((await send(client, form(start, 3, { pickup_place: place, return_place: place }))).body.data)
  const hidden = { is_branch: false, address: null, lat: null, lng: null }
  const license = { license_last4: '5678', license_expires_on: '2035-01-01' }
  const first = { name: 'سعد', license_last4: null, license_expires_on: null }
  expect((await page(owner, id)).rental).toMatchObject({ pickup: hidden, return: hidden, driver: first })
  expect((await page(client, id)).rental).toMatchObject({ pickup: place, return: place, driver: license })
  await step(owner, id, 'accept_rental')
  expect((await page(owner, id)).rental).toMatchObject({ pickup: place, return: place, driver: { name: 'سعد العتيبي', ...license } })
  await step(client, id, 'cancel', { reason: 'تغيّرت خطتي' })
  expect((await page(owner, id)).rental).toMatchObject({ pickup: hidden, return: hidden, driver: first })
})

test('deleting the account erases the places of its rentals and their drivers', async () => {
  const { id: client } = await newShopper(app)
  const place = { address: 'حي النرجس، شارع 12', lat: 24.8, lng: 46.6 }
  const { id } = Object((await send(client, form(start, 3, { pickup_place: place, return_place: place }))).body.data)
  await erasePlacesOfOrders(app.createContext(), client)
  const [driver] = await db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, id))
  expect(driver).toMatchObject({
    name: '—',
    birth_date: '1900-01-01',
    license_hash: '',
    license_last4: '',
    license_expires_on: '1900-01-01',
  })
  const hidden = { is_branch: false, address: null, lat: null, lng: null }
  expect((await page(client, id)).rental).toMatchObject({ pickup: hidden, return: hidden, driver: { license_last4: null } })
  expect(await violations()).toEqual([])
})

test('a changed booking keeps what was chosen by name, and other dates have every error of the driver and of what has ended', async () => {
  const [first, second] = [
    { name: { ar: 'كرسي طفل', en: 'Child seat' }, price: 1000, per: 'rental' as const },
    { name: { ar: 'سائق إضافي', en: 'Second driver' }, price: 5000, per: 'rental' as const },
  ]
  const change = (columns: Partial<typeof cars.$inferInsert>) => db.update(cars).set(columns).where(eq(cars.id, car.id))
  await change({ additional_services: [first, second], delivery: true })
  const { id: client } = await newShopper(app)
  const place = { address: 'حي النرجس، شارع 12', lat: null, lng: null }
  const driver = { ...form(start, 1).driver, license_expires_on: riyadhDate(new Date(start + 4 * dayMs).toISOString()) }
  const sent = await send(client, form(start, 3, { pickup_place: place, options: { services: [1] }, driver }))
  const { id } = Object(sent.body.data)
  await change({ additional_services: [second, first], km_per_day: 123 })
  await step(client, id, 'edit_dates', datesOf(start + dayMs, 2))
  const { rental } = await page(client, id)
  expect(rental.lines).toContainEqual(expect.objectContaining({ kind: 'service', title: second.name, amount: 5000 }))
  expect(rental.km_per_day).toBe(123)
  await change({ additional_services: [first], delivery: false, min_driver_age: 60, km_per_day: car.km_per_day })
  const { status, body } = await transition(client, id, 'edit_dates', datesOf(start + dayMs, 9))
  expect([status, Object(body.errors)]).toMatchObject([422, { pickup_at: { length: 3 }, return_at: { length: 1 } }])
  // What was agreed does not follow the car.
  expect((await page(client, id)).rental.km_per_day).toBe(123)
  const { additional_services, delivery, min_driver_age } = car
  await change({ additional_services, delivery, min_driver_age })
})

test('the end of a booking has one notification of its refund, none without a refund, and a reason', async () => {
  const notificationsTo = async (user: string) => {
    const rows = await db.select().from(notifications).where(eq(notifications.user_id, user))
    return rows.filter(({ type }) => ['refund_issued', 'refund_to_wallet', 'cancelled_by_provider'].includes(type))
  }
  const part = await book(start, 3)
  await setClock(start - hourMs)
  await step(part.client.id, part.id, 'cancel_booking')
  expect((await notificationsTo(part.client.id)).map(({ type }) => type)).toEqual(['refund_to_wallet'])
  const nothing = await book(start + 7 * dayMs, 1)
  await setClock(start + 7 * dayMs - hourMs)
  await step(nothing.client.id, nothing.id, 'cancel_booking')
  expect(await notificationsTo(nothing.client.id)).toEqual([])
  const absent = await book(start + 14 * dayMs, 1)
  await setClock(start + 14 * dayMs + 5 * hourMs)
  await step(owner, absent.id, 'no_show')
  const [last] = await notificationsTo(absent.client.id)
  expect(JSON.stringify(last)).toContain('لم يحضر العميل')
  expect(await violations()).toEqual([])
})

testInvariants(app)
