import { carCalendar, carPage, carQuote, carsPage } from '@wasl/shared/contract/cars.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { propertyRuns } from '../../testing/full-run.ts'
import { testApp } from '../../testing/test-app.ts'
import { car_holds, car_offers, cars } from '../tables/from-registry.ts'

const { call, db, clock } = await testApp({}, { demo: true })
const [sample] = await db.select().from(cars).where(eq(cars.status, 'published')).orderBy(cars.daily_price).limit(1)
const car = sample ?? expect.fail('the demo has no car')
const start = Date.parse('2027-03-07T08:00:00.000Z') // a Sunday morning
const at = (hours: number) => new Date(start + hours * hourMs).toISOString()
const search = async (query: Record<string, string>) =>
  carsPage.parse((await call('GET', `/api/cars?${new URLSearchParams({ per_page: '48', ...query })}`)).body.data)
const quote = (hours: number, body = {}) =>
  call('POST', `/api/cars/${car.id}/quote`, { body: { pickup_at: at(0), return_at: at(hours), ...body } })
const hold = (from: string, to: string) =>
  rawDatabase(db).insert(car_holds).values({ car_id: car.id, kind: 'block', starts_at: from, ends_at: to })

beforeEach(async () => {
  await db.delete(car_holds)
  await db.delete(car_offers)
})

test('every car of a search costs what its quote says, with offers and for any number of days', async () => {
  const offer = {
    offer_title_ar: 'عرض',
    offer_title_en: 'Offer',
    provider_id: car.provider_id,
    starts_on: '2027-01-01',
    ends_on: '2027-12-31',
  }
  await rawDatabase(db)
    .insert(car_offers)
    .values([
      { ...offer, discount_type: 'ratio', discount_percent: 7, min_days: 3 },
      { ...offer, discount_type: 'number', discount_amount: 5_555, car_id: car.id },
    ])
  for (const days of [1, 3, 29, 31, 200, 400]) {
    const { cars: found } = await search({ from: at(0), to: at(days * 24), sort: 'price' })
    expect(found.length).toBeGreaterThan(5)
    const totals = found.map(({ rental }) => rental?.total ?? 0)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    for (const { id, rental } of found.slice(0, 4)) {
      const { body } = await call('POST', `/api/cars/${id}/quote`, { body: { pickup_at: at(0), return_at: at(days * 24) } })
      expect([days, carQuote.parse(body.data).total]).toEqual([days, rental?.total])
    }
    expect(
      (await search({ from: at(0), to: at(days * 24), price_max: String(totals[2]) })).cars.every(
        ({ rental }) => (rental?.total ?? 0) <= (totals[2] ?? 0),
      ),
    ).toBe(true)
  }
})

test('a car is found when its hold and the time to prepare it leave the dates free', async () => {
  const ids = async () => (await search({ from: at(0), to: at(48) })).cars.map(({ id }) => id)
  expect(await ids()).toContain(car.id)
  await hold(at(48 + 2), at(72))
  expect(await ids()).toContain(car.id)
  expect((await quote(48)).status).toBe(200)
  await hold(at(48), at(49))
  expect(await ids()).not.toContain(car.id)
  expect(await quote(48)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('free again from') } })
})

test('a car is not found when its provider is closed, before it is ready, for fewer days than it asks, or unpublished', async () => {
  const isFound = async (from: string, to: string) => (await search({ from, to })).cars.some(({ id }) => id === car.id)
  await db.update(cars).set({ min_days: 3, delivery: false }).where(eq(cars.id, car.id))
  expect(await isFound(at(0), at(48))).toBe(false)
  expect(await isFound(at(0), at(72))).toBe(true)
  expect(await isFound(at(-8), at(72))).toBe(false) // three in the morning in Riyadh
  const now = Date.parse(clock.now())
  expect((await search({ from: new Date(now + hourMs).toISOString(), to: new Date(now + 80 * hourMs).toISOString() })).cars).toEqual([])
  await db.update(cars).set({ status: 'hidden' }).where(eq(cars.id, car.id))
  expect(await isFound(at(0), at(72))).toBe(false)
  expect((await call('GET', `/api/cars/${car.id}`)).status).toBe(404)
  await db.update(cars).set({ status: 'published', min_days: 1 }).where(eq(cars.id, car.id))
})

test('a quote names everything that is wrong at once, on its fields', async () => {
  const { status, body } = await quote(-2, { permit: true, services: [40] })
  expect([status, Object.keys(Object(body.errors)).sort()]).toEqual([422, ['permit', 'return_at', 'services']])
  expect((await call('GET', `/api/cars?from=${at(0)}`)).body.errors).toMatchObject({ to: [expect.any(String)] })
  expect((await call('GET', `/api/cars?from=2020-01-01T10:00:00Z&to=${at(0)}`)).body.errors).toMatchObject({ from: [expect.any(String)] })
})

test('the page of a car has its prices as they are paid, and its provider', async () => {
  const page = carPage.parse((await call('GET', `/api/cars/${car.id}`)).body.data)
  const own = carQuote.parse((await quote(24)).body.data)
  expect(own.lines[0]).toMatchObject({ kind: 'rent_day', unit_price: page.daily_price, count: 1 })
  expect(own.security_deposit).toBe(page.security_deposit)
  expect(own.price + own.tax).toBe(own.total)
})

test('holds never overlap, and free times are what they leave', async () => {
  const spans = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 40 }), fc.boolean()), { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(spans, async (wanted) => {
      await db.delete(car_holds)
      const held: { from: number; to: number }[] = []
      for (const [from, length, isReleased] of wanted) {
        const isTaken = held.some((one) => from < one.to && one.from < from + length)
        const values = { car_id: car.id, starts_at: at(from), ends_at: at(from + length) }
        const inserted = await rawDatabase(db).insert(car_holds).values(values).onConflictDoNothing().returning()
        expect(inserted.length).toBe(isTaken ? 0 : 1)
        if (isReleased && !isTaken)
          await db
            .update(car_holds)
            .set({ released_at: sql`now()` })
            .where(eq(car_holds.starts_at, at(from)))
        else if (!isTaken) held.push({ from, to: from + length })
      }
      const { body } = await call('GET', `/api/cars/${car.id}/calendar?from=2027-03-06&to=2027-03-20`)
      const free = carCalendar.parse(body.data).free.map((gap) => ({ from: Date.parse(gap.from), to: Date.parse(gap.to) }))
      for (let hour = -24; hour < 240; hour++) {
        const moment = start + hour * hourMs
        const isHeld = held.some((one) => one.from <= hour && hour < one.to)
        expect([hour, free.some((gap) => gap.from <= moment && moment < gap.to)]).toEqual([hour, !isHeld])
      }
    }),
    { numRuns: propertyRuns(25) },
  )
})
