import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { car_holds, cars } from '../tables/from-registry.ts'
import type { RentalDates } from './car-conditions.ts'
import { type FoundCar, findCar } from './find-car.ts'
import { assertFree } from './quote-car.ts'

/** A published car, as `findCar`, that nobody else can book until the transaction ends. */
export async function lockCar(ctx: TransactionCtx, id: string): Promise<FoundCar> {
  await ctx.db.select({ id: cars.id }).from(cars).where(eq(cars.id, id)).for('no key update')
  return findCar(ctx, id)
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

/** Ends the time of a rental that is over earlier than planned, with the time to prepare the car. */
export async function shortenCarHold(ctx: TransactionCtx, order_id: string): Promise<void> {
  const now = ctx.clock.now()
  const [hold] = await ctx.db
    .select({ starts_at: car_holds.starts_at, ends_at: car_holds.ends_at, minutes: cars.turnaround_minutes })
    .from(car_holds)
    .innerJoin(cars, eq(cars.id, car_holds.car_id))
    .where(ofRental(order_id))
  if (!hold) return
  const ends_at = addSeconds(now, hold.minutes * minuteSeconds)
  if (ends_at <= hold.starts_at) return releaseCarHold(ctx, order_id)
  if (ends_at < hold.ends_at)
    await ctx.db
      .update(car_holds)
      .set({ ends_at, updated_at: now, version: sql`${car_holds.version} + 1` })
      .where(ofRental(order_id))
}
