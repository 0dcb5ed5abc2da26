import { dayMs, hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { car_holds } from '../../catalog/tables/from-registry.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken } from '../../testing/people.ts'
import { newShopper, payCheckoutByCard } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { rentals } from '../tables/rentals.ts'

const app = await testApp({}, { demo: true })
const { db, clock, call } = app
const { car, owner, form, send, page, transition, step, pay, book, condition, handOver, tokenOf } = await bookedCars(app)
const violations = () => findViolations(db, clock.now(), /rentals|security deposits/)
const setClock = async (at: number) => {
  clock.advance(at - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
}
const at = (time: number) => ({ return_at: new Date(time).toISOString() })
const holdEnd = async (id: string) => {
  const [hold] = await db
    .select()
    .from(car_holds)
    .where(and(eq(car_holds.order_id, id), isNull(car_holds.released_at)))
  return Date.parse(hold?.ends_at ?? '')
}
const turnaround = car.turnaround_minutes * minuteMs
// A Sunday morning each time, when every provider works.
let start = Date.parse('2027-03-07T08:00:00.000Z')
let km = 10_000
beforeEach(() => {
  start += 28 * dayMs
  km += 1000
})
/** A rental of two days whose car is with its client. */
const received = async (days = 2) => {
  const { id, client } = await book(start, days)
  await setClock(start - hourMs)
  await handOver(id, km)
  return { id, client: client.id }
}

/** Whose turn an order is in the list, whether it is among those that wait for the reader, and its next step on the home page. */
const sightOf = async (who: string, id: string) => {
  const token = await tokenOf(who)
  const read = async (path: string) => Object((await call('GET', path, { token, lang: 'en' })).body.data)
  const of = (rows: { id: string }[]) => rows.filter((row) => row.id === id)
  const mine = of((await read('/api/orders?tab=mine&per_page=50')).data)
  const [listed] = of((await read('/api/orders?tab=all&per_page=50')).data) as { id: string; turn: string }[]
  const [home] = of((await read('/api/user/home')).orders) as { id: string; next_step: { en: string } }[]
  return [listed?.turn, mine.length, home?.next_step.en]
}

test('an extension keeps the car at once, and counts with its document once it is paid', async () => {
  const { id, client } = await received()
  const before = (await page(client, id)).rental
  const choice = before.extension_choices[1]
  expect(choice).toMatchObject({ ...at(start + 4 * dayMs), days: 4 })
  await step(client, id, 'request_extension', at(start + 4 * dayMs))
  expect(await holdEnd(id)).toBe(start + 4 * dayMs + turnaround)
  expect((await page(client, id)).rental).toMatchObject({
    ...{ days: 2, total: before.total, extension_choices: [] },
    extension: { status: 'requested', price: choice.price, days: 4, checkout_id: null },
  })
  expect((await transition(client, id, 'request_extension', at(start + 5 * dayMs))).status).toBe(409)
  expect([await sightOf(client, id), await sightOf(owner, id)]).toEqual([
    ['provider', 0, 'The provider has to answer your request for more days'],
    ['provider', 1, 'The client wants the car for longer. Accept or reject the extension'],
  ])
  await step(owner, id, 'accept_extension')
  expect([await sightOf(client, id), await sightOf(owner, id)]).toEqual([
    ['client', 1, 'Pay for the extension. It counts only then'],
    ['client', 0, 'Waiting for the client to pay for the extension'],
  ])
  const { checkout_id } = (await page(client, id)).rental.extension
  expect((await page(owner, id)).rental.extension).toMatchObject({ status: 'accepted', checkout_id: null })
  expect((await pay(client, checkout_id, { method: 'wallet', coupon_code: 'WASL10' })).body.errors).toEqual({
    coupon_code: [expect.any(String)],
  })
  const paid = await pay(client, checkout_id)
  expect(paid.status, paid.text).toBe(200)
  const after = await page(client, id)
  expect(after).toMatchObject({
    status: 'in_progress',
    rental: { days: 4, total: before.total + choice.price, return: { at: at(start + 4 * dayMs).return_at }, extension: null },
  })
  const documents = await db.select().from(taxDocuments).where(eq(taxDocuments.order_id, id))
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', before.total],
    ['supplement', choice.price],
  ])
  const text = async (kind: string) => {
    const { bytes } = await renderTaxDocument(app.createContext(), documents.find((one) => one.kind === kind)?.id ?? '')
    return (await readPdfText(bytes)).text
  }
  expect(await text('supplement')).toContain('Extension until')
  expect(await text('supplement')).not.toContain('Rent of')
  expect(await text('invoice')).not.toContain('Extension until')
  expect((await pay(client, checkout_id)).status).toBe(409)
  expect(await violations()).toEqual([])
  // The reminders follow the new return.
  await setClock(start + 3 * dayMs)
  expect((await page(client, id)).rental.overdue_at).toBeNull()
  const notified = await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, client))
  expect(notified.map(({ type }) => type)).toEqual(expect.arrayContaining(['car_extension_accepted', 'car_rental_extended']))
  await step(owner, id, 'take_back', await condition(km + 500, 8))
  await step(client, id, 'confirm_receipt')
  expect(await violations()).toEqual([])
})

test('a return that is too early, too late, closed or taken is refused on its field', async () => {
  const { id, client } = await received()
  const denied = async (body: object) => {
    const { status, body: answer } = await transition(client, id, 'request_extension', body)
    return [status, Object.keys(Object(answer.errors))]
  }
  expect(await denied({})).toEqual([422, ['return_at']])
  expect(await denied({ return_at: 'tomorrow' })).toEqual([422, ['return_at']])
  expect(await denied(at(start + dayMs))).toEqual([422, ['return_at']])
  expect(await denied(at(start + 2 * dayMs))).toEqual([422, ['return_at']])
  expect(await denied(at(start + 800 * dayMs))).toEqual([422, ['return_at']])
  const other = await newShopper(app)
  expect((await send(other.id, form(start + 4 * dayMs, 3))).status).toBe(201)
  const taken = await transition(client, id, 'request_extension', at(start + 4 * dayMs))
  expect(taken).toMatchObject({ status: 409, body: { errors: { return_at: [expect.stringContaining('latest')] } } })
  expect((await page(client, id)).rental.extension_choices.map(({ days }: { days: number }) => days)).toEqual([3])
  expect((await transition(other.id, id, 'request_extension', at(start + 3 * dayMs))).status).toBe(404)
  expect((await transition(owner, id, 'request_extension', at(start + 3 * dayMs))).status).toBe(403)
  expect((await transition(owner, id, 'accept_extension')).status).toBe(409)
  await setClock(start + 2 * dayMs)
  expect((await transition(client, id, 'request_extension', at(start + 3 * dayMs))).status).toBe(409)
  await step(owner, id, 'take_back', await condition(km + 500, 8))
  expect(await violations()).toEqual([])
})

test('a rejected extension, one without an answer and one without a payment give the time back', async () => {
  const { id, client } = await received()
  const end = start + 2 * dayMs + turnaround
  await step(client, id, 'request_extension', at(start + 4 * dayMs))
  await step(owner, id, 'reject_extension', { reason: 'السيارة محجوزة للصيانة' })
  expect([await holdEnd(id), (await page(client, id)).rental.extension]).toEqual([end, null])
  await step(client, id, 'request_extension', at(start + 4 * dayMs))
  await setClock(Date.parse(clock.now()) + 31 * minuteMs)
  expect([await holdEnd(id), (await page(client, id)).rental.extension]).toEqual([end, null])
  await step(client, id, 'request_extension', at(start + 4 * dayMs))
  await step(owner, id, 'accept_extension')
  const { checkout_id } = (await page(client, id)).rental.extension
  await setClock(Date.parse(clock.now()) + 31 * minuteMs)
  expect((await pay(client, checkout_id)).status).toBe(409)
  expect([await holdEnd(id), (await page(client, id)).rental.days]).toEqual([end, 2])
  expect(await violations()).toEqual([])
  // The return of the car ends it too.
  await step(client, id, 'request_extension', at(start + 4 * dayMs))
  await step(owner, id, 'take_back', await condition(km + 500, 8))
  expect((await page(client, id)).rental.extension).toBeNull()
  expect(await violations()).toEqual([])
})

test('an extension is paid by card and wallet, and a full refund credits both documents', async () => {
  const { id, client } = await received()
  await step(client, id, 'request_extension', at(start + 4 * dayMs))
  await step(owner, id, 'accept_extension')
  const { checkout_id, price } = (await page(client, id)).rental.extension
  await payCheckoutByCard(app, { id: client, token: await tokenOf(client) }, checkout_id, { use_wallet: true })
  expect((await page(client, id)).rental).toMatchObject({ days: 4, extension: null })
  expect(await violations()).toEqual([])
  const asAdmin = async (path: string, body: object) =>
    app.call('POST', `/api/admin/${path}`, { token: await adminToken(app, 'all'), body })
  expect((await asAdmin(`orders/${id}/actions/request_refund`, { reason: 'قرار الإدارة في الطلب' })).status).toBe(200)
  const [request] = await db.select().from(refund_requests).where(eq(refund_requests.order_id, id))
  expect((await asAdmin(`refund-requests/${request?.id}/actions/approve`, {})).status).toBe(200)
  expect((await page(client, id)).status).toBe('cancelled')
  expect((await page(client, id)).rental.extension_choices).toEqual([])
  expect(await loadBalance({ db }, { kind: 'escrow', order_id: id })).toBe(0)
  expect(price).toBeGreaterThan(0)
  expect(await violations()).toEqual([])
  await step(owner, id, 'take_back', await condition(km + 500, 8))
})

test('a longer time within a paid day costs nothing and counts once it is accepted', async () => {
  const { id, client } = await received()
  await db
    .update(rentals)
    .set({ return_at: new Date(start + 2 * dayMs - 4 * hourMs).toISOString() })
    .where(eq(rentals.order_id, id))
  await step(client, id, 'request_extension', at(start + 2 * dayMs))
  expect((await page(client, id)).rental.extension).toMatchObject({ price: 0, checkout_id: null })
  await step(owner, id, 'accept_extension')
  expect((await page(client, id)).rental).toMatchObject({ days: 2, extension: null, return: { at: at(start + 2 * dayMs).return_at } })
  expect(await violations()).toEqual([])
  await step(owner, id, 'take_back', await condition(km + 500, 8))
})

test('a late return has its charge: growing while the car is out, fixed when it is back', async () => {
  const { id, client } = await received()
  const pageIn = async (lang: 'ar' | 'en') =>
    Object((await call('GET', `/api/orders/${id}`, { token: await tokenOf(client), lang })).body.data)
  const charge = async (who: string) => (await page(who, id)).rental.late_charge
  await setClock(start + 2 * dayMs + 50 * minuteMs)
  expect(await charge(client)).toBeNull()
  await setClock(start + 2 * dayMs + 2 * hourMs + minuteMs)
  const late = await charge(client)
  expect(late.hours).toBe(3)
  expect(await charge(owner)).toEqual(late)
  await step(owner, id, 'take_back', await condition(km + 500, 8))
  await setClock(start + 4 * dayMs)
  // What it costs stays when the settings change.
  await call('PATCH', '/api/admin/settings', { token: await adminToken(app, 'all'), body: { car_late_hours: 1 } })
  const { late_charge, claims } = (await page(client, id)).rental
  expect(late_charge).toEqual({ hours: 3, amount: late.amount, claimed: late.amount })
  expect((await pageIn('en')).rental.claims[0].reason).toMatch(/^Due [^؀-ۿ]+$/)
  expect((await pageIn('ar')).rental.claims[0].reason).toMatch(/^الموعد [^A-Za-z]+$/)
  expect(claims).toMatchObject([{ kind: 'late', amount: late.amount, status: 'claimed', actions: ['accept', 'dispute'] }])
  expect(await violations()).toEqual([])
})

testInvariants(app)
