import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { Label } from '@wasl/shared/units.ts'
import { hourSeconds, minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, asc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { sqlErrorOf } from '../../platform/db/sql-errors.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { car_holds, cars } from '../tables/from-registry.ts'
import type { RentalDates } from './car-conditions.ts'
import { type FoundCar, findCar } from './find-car.ts'
import { assertFree } from './quote-car.ts'

/** A published car, as `findCar`, that nobody else can book until the transaction ends. */
export async function lockCar(ctx: TransactionCtx, id: string): Promise<FoundCar> {
  await lockCarRow(ctx, id)
  return findCar(ctx, id)
}

/** Keeps others from booking a car, and from changing its holds, until the transaction ends. Locked after the order that has it. */
export async function lockCarRow({ db }: TransactionCtx, id: string): Promise<void> {
  await db.select({ id: cars.id }).from(cars).where(eq(cars.id, id)).for('no key update')
}

/**
 * Takes a car for an order, and for the time to prepare it after. Throws 409 with the next free time if it is taken; the constraint of the database decides, against
 * periods that administrators enter too.
 */
export async function holdCar(ctx: TransactionCtx, found: FoundCar, dates: RentalDates, order_id: string): Promise<void> {
  const { id: car_id, turnaround_minutes } = found.car
  const now = ctx.clock.now()
  const row = {
    ...{ car_id, order_id, kind: 'rental' as const, starts_at: dates.pickup_at },
    ends_at: addSeconds(dates.return_at, turnaround_minutes * minuteSeconds),
    ...{ created_at: now, updated_at: now },
  }
  const held = await insertRowUnlessTaken(ctx, car_holds, 'any', row, 'is part of a change')
  if (held) return
  await assertFree(ctx, found, dates)
  throw new Error('holdCar: the car is free and taken')
}

const ofRental = (order_id: string) => and(eq(car_holds.order_id, order_id), isNull(car_holds.released_at))

/** Gives the time back that an order had taken of its car. */
export async function releaseCarHold({ db, clock }: TransactionCtx, order_id: string): Promise<void> {
  const now = clock.now()
  await db
    .update(car_holds)
    .set({ released_at: now, updated_at: now, version: sql`${car_holds.version} + 1` })
    .where(ofRental(order_id))
}

/**
 * Begins the time of a rental whose car is handed over before its pick-up, and ends that of the rentals that are over, which was for preparing the car. Throws 409 if
 * another hold is between. Returns when its time begins.
 */
export async function startCarHold(ctx: TransactionCtx, order_id: string, over: readonly string[]): Promise<string> {
  const now = ctx.clock.now()
  const hold = await loadHold(ctx, order_id)
  if (!hold || hold.starts_at <= now) return hold?.starts_at ?? now
  await lockCarRow(ctx, hold.car_id)
  const isPrepared = and(inArray(car_holds.order_id, [...over]), lt(car_holds.starts_at, now), gt(car_holds.ends_at, now))
  await changeHolds(ctx, { ends_at: now }, isPrepared)
  const isBetween = and(ne(car_holds.id, hold.id), lt(car_holds.starts_at, hold.starts_at), gt(car_holds.ends_at, now))
  if ((await ctx.db.$count(car_holds, and(eq(car_holds.car_id, hold.car_id), isNull(car_holds.released_at), isBetween))) > 0)
    throw new RequestError('conflict', takenBefore)
  try {
    await changeHolds(ctx, { starts_at: now }, eq(car_holds.id, hold.id))
  } catch (error) {
    // A hold that is entered at this moment: its writer locks no car.
    if (sqlErrorOf(error)?.code === '23P01') throw new RequestError('conflict', takenBefore)
    throw error
  }
  return now
}

const takenBefore: Label = {
  en: 'The car is taken for another period before this pick-up',
  ar: 'السيارة محجوزة لفترة أخرى قبل موعد هذا الاستلام',
}

/** Keeps a car that is late taken for the next hour and the time to prepare it, or until its next hold. */
export async function lengthenCarHold(ctx: TransactionCtx, order_id: string): Promise<void> {
  const hold = await loadHold(ctx, order_id)
  if (!hold) return
  await lockCarRow(ctx, hold.car_id)
  const next = await loadNextHold(ctx, hold)
  const late = addSeconds(ctx.clock.now(), hourSeconds + hold.minutes * minuteSeconds)
  const ends_at = next && next < late ? next : late
  if (hold.ends_at < ends_at) await changeHolds(ctx, { ends_at }, eq(car_holds.id, hold.id))
}

/** When the next hold of the same car begins. */
async function loadNextHold(
  { db }: Pick<Ctx, 'db'>,
  { car_id, starts_at }: { car_id: string; starts_at: string },
): Promise<string | undefined> {
  const isLater = and(eq(car_holds.car_id, car_id), isNull(car_holds.released_at), gt(car_holds.starts_at, starts_at))
  const [next] = await db.select({ at: car_holds.starts_at }).from(car_holds).where(isLater).orderBy(asc(car_holds.starts_at)).limit(1)
  return next?.at
}

async function loadHold({ db }: Pick<Ctx, 'db'>, order_id: string) {
  const { id, car_id, starts_at, ends_at } = car_holds
  const [hold] = await db
    .select({ id, car_id, starts_at, ends_at, minutes: cars.turnaround_minutes })
    .from(car_holds)
    .innerJoin(cars, eq(cars.id, car_holds.car_id))
    .where(ofRental(order_id))
  return hold
}

const changeHolds = async ({ db, clock }: TransactionCtx, change: { starts_at: string } | { ends_at: string }, where: SQL | undefined) => {
  await db
    .update(car_holds)
    .set({ ...change, updated_at: clock.now(), version: sql`${car_holds.version} + 1` })
    .where(and(isNull(car_holds.released_at), where))
}

/**
 * Keeps a car of a rental taken until another return and the time to prepare it after. Throws 409 on `return_at` with the latest possible return if another hold begins
 * before; the constraint of the database decides, against periods that administrators enter too.
 */
export async function stretchCarHold(ctx: TransactionCtx, order_id: string, return_at: string): Promise<void> {
  const hold = await loadHold(ctx, order_id)
  if (!hold) throw new Error('stretchCarHold: the order has no car')
  await lockCarRow(ctx, hold.car_id)
  const ends_at = addSeconds(return_at, hold.minutes * minuteSeconds)
  const next = await loadNextHold(ctx, hold)
  if (next && next < ends_at) throw takenFrom(next, addSeconds(next, -hold.minutes * minuteSeconds))
  await changeHolds(ctx, { ends_at }, eq(car_holds.id, hold.id)).catch((error: unknown) => {
    if (sqlErrorOf(error)?.code !== exclusionViolation) throw error
    throw new RequestError('conflict', taken, { errors: { return_at: [taken] } })
  })
}

const exclusionViolation = '23P01'
const taken: Label = { en: 'The car is taken then', ar: 'السيارة محجوزة في هذا الموعد' }

/** The latest return of a rental whose car is with its client, before the next hold of the car; null if nothing follows. */
export async function loadLatestReturn(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<string | null> {
  const hold = await loadHold(ctx, order_id)
  const next = hold && (await loadNextHold(ctx, hold))
  return hold && next ? addSeconds(next, -hold.minutes * minuteSeconds) : null
}

/** Gives back what a car was kept longer for: its time ends with its return again, and the time to prepare it. */
export async function restoreCarHold(ctx: TransactionCtx, order_id: string, return_at: string): Promise<void> {
  const hold = await loadHold(ctx, order_id)
  if (!hold) return
  await lockCarRow(ctx, hold.car_id)
  await changeHolds(ctx, { ends_at: addSeconds(return_at, hold.minutes * minuteSeconds) }, eq(car_holds.id, hold.id))
}

function takenFrom(next: string, latest: string): RequestError {
  const text: Label = {
    en: `The car is taken from ${formatDateTime(next, 'en')}. The latest return is ${formatDateTime(latest, 'en')}`,
    ar: `السيارة محجوزة من ${formatDateTime(next, 'ar')}، وآخر موعد ممكن لإعادتها ${formatDateTime(latest, 'ar')}`,
  }
  return new RequestError('conflict', text, { errors: { return_at: [text] } })
}

/** Ends the time of a rental that is over earlier than planned, with the time to prepare the car. */
export async function shortenCarHold(ctx: TransactionCtx, order_id: string): Promise<void> {
  const now = ctx.clock.now()
  const hold = await loadHold(ctx, order_id)
  if (!hold) return
  const ends_at = addSeconds(now, hold.minutes * minuteSeconds)
  if (ends_at <= hold.starts_at) return releaseCarHold(ctx, order_id)
  if (ends_at < hold.ends_at) await changeHolds(ctx, { ends_at }, eq(car_holds.id, hold.id))
}
