import { dayMs, hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { propertyRuns } from '../../testing/full-run.ts'
import { testApp } from '../../testing/test-app.ts'
import { car_holds, cars } from '../tables/from-registry.ts'
import { loadFreeGaps } from './car-calendar.ts'
import { freeBetween } from './car-index.ts'
import { holdCar, lockCar, releaseCarHold, restoreCarHold, stretchCarHold } from './hold-car.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const [car] = await db.select().from(cars).where(eq(cars.status, 'published')).orderBy(asc(cars.id)).limit(1)
const orderIds = (await db.select({ id: orders.id }).from(orders).where(eq(orders.kind, 'service')).limit(4)).map(({ id }) => id)
const car_id = car?.id ?? ''
const preparation = (car?.turnaround_minutes ?? 0) * minuteMs
const windowMs = 60 * dayMs
let base = Date.parse('2030-01-01T00:00:00.000Z')

type Taken = { start: number; end: number; return_at: number; order_id: string | null }
const iso = (at: number) => new Date(at).toISOString()

/** Runs a change in a transaction; false if it was refused because the car is taken. */
async function isDone(change: (ctx: TransactionCtx) => Promise<unknown>): Promise<boolean> {
  try {
    await inTransaction(systemCtx(app.shared), async (ctx) => {
      if ((await change(ctx)) === undefined) throw new RequestError('conflict', { en: 'Taken', ar: 'محجوزة' })
    })
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

/** The same calendar in memory. */
class Model {
  taken: Taken[] = []
  of = (order_id: string) => this.taken.find((hold) => hold.order_id === order_id)
  isFree = (start: number, end: number, except?: Taken) => this.taken.every((one) => one === except || one.end <= start || end <= one.start)
  sorted = () => this.taken.toSorted((a, b) => a.start - b.start)
  gaps() {
    const edges = [base, ...this.sorted().flatMap(({ start, end }) => [start, end]), base + windowMs]
    return Array.from({ length: edges.length / 2 }, (_, at) => ({ from: edges[at * 2] ?? 0, to: edges[at * 2 + 1] ?? 0 }))
      .filter(({ from, to }) => from < to)
      .map(({ from, to }) => ({ from: iso(from), to: iso(to) }))
  }
}

type Act = { kind: 'rent' | 'block' | 'extend' | 'restore' | 'release'; order: number; hour: number; hours: number }
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('rent', 'block', 'extend', 'restore', 'release'),
  order: fc.nat(orderIds.length - 1),
  hour: fc.nat(28 * 24),
  hours: fc.integer({ min: 1, max: 96 }),
})

/** Does one act to both calendars. They must agree whether it is possible. */
async function run(model: Model, { kind, order, hour, hours }: Act): Promise<void> {
  const order_id = orderIds[order] ?? ''
  const own = model.of(order_id)
  const start = base + hour * hourMs
  const return_at = (kind === 'extend' && own ? own.return_at : start) + hours * hourMs
  if (kind === 'block') {
    const row = { car_id, kind, starts_at: iso(start), ends_at: iso(return_at), created_at: iso(base), updated_at: iso(base) }
    const isPossible = model.isFree(start, return_at)
    expect(await isDone((ctx) => insertRowUnlessTaken(ctx, car_holds, 'any', row, 'is part of a change'))).toBe(isPossible)
    if (isPossible) model.taken.push({ start, end: return_at, return_at, order_id: null })
  } else if (kind === 'rent') {
    if (own) return
    const end = return_at + preparation
    const isPossible = model.isFree(start, end)
    const dates = { pickup_at: iso(start), return_at: iso(return_at), days: Math.ceil(hours / 24) }
    expect(await isDone(async (ctx) => [await holdCar(ctx, await lockCar(ctx, car_id), dates, order_id)])).toBe(isPossible)
    if (isPossible) model.taken.push({ start, end, return_at, order_id })
  } else if (!own) return
  else if (kind === 'extend') {
    const isPossible = model.isFree(own.start, return_at + preparation, own)
    expect(await isDone(async (ctx) => [await stretchCarHold(ctx, order_id, iso(return_at))])).toBe(isPossible)
    if (isPossible) own.end = return_at + preparation
  } else if (kind === 'restore') {
    await isDone(async (ctx) => [await restoreCarHold(ctx, order_id, iso(own.return_at))])
    own.end = own.return_at + preparation
  } else {
    await isDone(async (ctx) => [await releaseCarHold(ctx, order_id)])
    model.taken = model.taken.filter((one) => one !== own)
  }
}

const stored = () =>
  db
    .select({ starts_at: car_holds.starts_at, ends_at: car_holds.ends_at })
    .from(car_holds)
    .where(
      and(
        eq(car_holds.car_id, car_id),
        isNull(car_holds.released_at),
        gte(car_holds.starts_at, iso(base)),
        lt(car_holds.starts_at, iso(base + windowMs)),
      ),
    )
    .orderBy(asc(car_holds.starts_at))

/** A rental of thirty hours with the time to prepare the car. */
const rentalOn = (day: number) => [base + day * dayMs, base + day * dayMs + 30 * hourMs + preparation] as const

/** Whether the search has the car free, for a rental that begins on each day. */
async function searched(): Promise<boolean[]> {
  const fleet = await app.shared.caches.cars.load(app.shared)
  const row = fleet.cars.findIndex((car) => car?.id === car_id)
  const indexed = fleet.cars[row] ?? expect.fail('the car is not in the index')
  return Array.from({ length: 60 }, (_, day) => freeBetween(fleet, rentalOn(day)[0], rentalOn(day)[1] - preparation)(indexed, row))
}

test('whatever is booked, blocked, extended and released: no two holds overlap, free times are what is left, and a search finds them', {
  timeout: 120_000,
}, async () => {
  expect(orderIds).toHaveLength(4)
  const property = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
    base += 2 * windowMs
    const model = new Model()
    for (const one of acts) await run(model, one)
    expect(await stored()).toEqual(model.sorted().map(({ start, end }) => ({ starts_at: iso(start), ends_at: iso(end) })))
    expect(await loadFreeGaps({ db }, car_id, { from: iso(base), to: iso(base + windowMs) })).toEqual(model.gaps())
    expect(await searched()).toEqual(Array.from({ length: 60 }, (_, day) => model.isFree(...rentalOn(day))))
    for (const order_id of orderIds) await isDone(async (ctx) => [await releaseCarHold(ctx, order_id)])
  })
  await fc.assert(property, { numRuns: propertyRuns(20), endOnFailure: true })
})
