import { daySeconds, minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { lengthenCarHold, lockCarRow } from '../../catalog/cars/hold-car.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { orders } from '../tables/orders.ts'
import { rentals } from '../tables/rentals.ts'
import { requireRental, setRental } from './rental-effects.ts'

/** Ends accepted bookings at their pick-up that have no deadline: a process of an earlier version accepted them during an upgrade. */
export async function endBookingsAtPickup({ db, clock }: Ctx): Promise<void> {
  const isWaiting = and(eq(orders.kind, 'car'), eq(orders.status, 'invoiced'), isNull(orders.due_at))
  const isPast = and(eq(rentals.order_id, orders.id), lte(rentals.pickup_at, clock.now()))
  await db
    .update(orders)
    .set({ due_at: sql`${rentals.pickup_at}` })
    .from(rentals)
    .where(and(isWaiting, isPast))
}

const isOut = and(isNotNull(rentals.handed_over_at), isNull(rentals.returned_at))
const isLate = and(isOut, isNull(rentals.overdue_at))

/** The orders whose cars are still out after their return time. */
export async function listLateRentals({ db, clock }: Ctx): Promise<string[]> {
  const rows = await db
    .select({ id: rentals.order_id })
    .from(rentals)
    .where(and(isOut, lt(rentals.return_at, clock.now())))
  return rows.map(({ id }) => id)
}

/** Keeps a late car taken while it is out. */
export const keepLateCarTaken = (ctx: Ctx, order_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, order_id)).for('update')
    if ((await ctx.db.$count(rentals, and(eq(rentals.order_id, order_id), isOut))) > 0) await lengthenCarHold(ctx, order_id)
  })

/** The orders whose cars are late, of which nobody was told yet. */
export async function listOverdueRentals(ctx: Ctx): Promise<string[]> {
  const { car_return_grace_minutes } = await loadSettings(ctx)
  const latest = addSeconds(ctx.clock.now(), -car_return_grace_minutes * minuteSeconds)
  const rows = await ctx.db
    .select({ id: rentals.order_id })
    .from(rentals)
    .where(and(isLate, lt(rentals.return_at, latest)))
  return rows.map(({ id }) => id)
}

/** Tells both sides that a car is late, once. */
export const notifyOverdueRental = (ctx: Ctx, order_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (!order || (await ctx.db.$count(rentals, and(eq(rentals.order_id, order_id), isLate))) === 0) return
    await setRental(ctx, order_id, { overdue_at: ctx.clock.now() })
    const provider_ids = order.provider_id ? [order.provider_id] : []
    const params = { order: order.number }
    await notify(ctx, { type: 'car_return_overdue', params, user_ids: [order.client_id], provider_ids, order_id })
  })

/** Whether a car is still out after its return time. */
export const isOutLate = (car_id: AnyPgColumn) =>
  sql`${car_id} in (select late.car_id from ${rentals} late where late.overdue_at is not null and late.returned_at is null)`

const isNewlyAtRisk = (now: string) =>
  and(
    isNull(rentals.handed_over_at),
    isNull(rentals.at_risk_at),
    lt(rentals.pickup_at, addSeconds(now, daySeconds)),
    isOutLate(rentals.car_id),
  )

/** The paid bookings whose car is late from the rental before, with a pick-up within a day, of which nobody was told yet. */
export async function listRentalsAtRisk(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: rentals.order_id })
    .from(rentals)
    .innerJoin(orders, and(eq(orders.id, rentals.order_id), eq(orders.status, 'in_progress')))
    .where(isNewlyAtRisk(ctx.clock.now()))
  return rows.map(({ id }) => id)
}

/** Marks a booking whose car may be late, and tells both sides, unless the car came back meanwhile: its return locks the bookings that wait for it. */
export const notifyRentalAtRisk = (ctx: Ctx, order_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (order?.status !== 'in_progress') return
    await lockCarRow(ctx, (await requireRental(ctx, order)).car_id)
    const now = ctx.clock.now()
    if ((await ctx.db.$count(rentals, and(eq(rentals.order_id, order_id), isNewlyAtRisk(now)))) === 0) return
    await setRental(ctx, order_id, { at_risk_at: now })
    const provider_ids = order.provider_id ? [order.provider_id] : []
    const params = { order: order.number }
    await notify(ctx, { type: 'car_at_risk', params, user_ids: [order.client_id], provider_ids, order_id })
  })

/** The bookings that waited for the car of this order wait no more, unless their pick-up passed without it: those stay free to cancel. */
export async function clearRisk({ db, clock }: TransactionCtx, order_id: string): Promise<void> {
  const isAhead = gt(rentals.pickup_at, clock.now())
  await db
    .update(rentals)
    .set({ at_risk_at: null })
    .where(and(isNotNull(rentals.at_risk_at), isAhead, sql`${rentals.car_id} = (select car_id from rentals where order_id = ${order_id})`))
}
