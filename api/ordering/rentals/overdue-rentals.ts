import { daySeconds, minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { orders } from '../tables/orders.ts'
import { rentals } from '../tables/rentals.ts'
import { setRental } from './rental-effects.ts'

const isLate = and(isNotNull(rentals.handed_over_at), isNull(rentals.returned_at), isNull(rentals.overdue_at))

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

/** The paid bookings whose car is late from the rental before, with a pick-up within a day, of which nobody was told yet. */
export async function listRentalsAtRisk(ctx: Ctx): Promise<string[]> {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select({ id: rentals.order_id })
    .from(rentals)
    .innerJoin(orders, and(eq(orders.id, rentals.order_id), eq(orders.status, 'in_progress')))
    .where(
      and(
        isNull(rentals.handed_over_at),
        isNull(rentals.at_risk_at),
        lt(rentals.pickup_at, addSeconds(now, daySeconds)),
        sql`exists (select 1 from ${rentals} late where late.car_id = ${rentals.car_id} and late.overdue_at is not null and late.returned_at is null)`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Marks a booking whose car may be late, and tells both sides. */
export const notifyRentalAtRisk = (ctx: Ctx, order_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (order?.status !== 'in_progress') return
    await setRental(ctx, order_id, { at_risk_at: ctx.clock.now() })
    const provider_ids = order.provider_id ? [order.provider_id] : []
    const params = { order: order.number }
    await notify(ctx, { type: 'car_at_risk', params, user_ids: [order.client_id], provider_ids, order_id })
  })

/** The bookings that waited for the car of this order wait no more. */
export async function clearRisk({ db }: TransactionCtx, order_id: string): Promise<void> {
  await db
    .update(rentals)
    .set({ at_risk_at: null })
    .where(and(isNotNull(rentals.at_risk_at), sql`${rentals.car_id} = (select car_id from rentals where order_id = ${order_id})`))
}
