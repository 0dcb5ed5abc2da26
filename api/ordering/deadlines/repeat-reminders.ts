import { nextRepeat, repeatLeadDays } from '@wasl/shared/rules/order-repeats.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, eq, gt, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { sentAs } from '../send-order/sent-repeat.ts'
import { orderRepeats } from '../tables/order-repeats.ts'
import { orders } from '../tables/orders.ts'

/** Moves repeated orders whose day has passed to their next one, and reminds their clients of those that are near, once each. Sends no order. */
export async function remindOfRepeats(ctx: Ctx): Promise<void> {
  const today = riyadhDate(ctx.clock.now())
  for await (const { id } of listRepeats(ctx, lt(orderRepeats.next_on, today))) await moveOn(ctx, id, today)
  const isDue = and(
    lte(orderRepeats.next_on, addDays(today, repeatLeadDays)),
    sql`${orderRepeats.reminded_for} is distinct from ${orderRepeats.next_on}`,
    // Who has sent the order needs no reminder.
    isNull(sentAs),
  )
  for await (const { id } of listRepeats(ctx, isDue)) await remind(ctx, id, isDue)
}

const listRepeats = ({ db }: Ctx, where: SQL | undefined) =>
  inBatches(({ last, limit }) =>
    db
      .select({ id: orderRepeats.order_id })
      .from(orderRepeats)
      .where(and(where, last ? gt(orderRepeats.order_id, last) : undefined))
      .orderBy(asc(orderRepeats.order_id))
      .limit(limit),
  )

async function moveOn(ctx: Ctx, id: string, today: string): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const [row] = await db.select().from(orderRepeats).where(eq(orderRepeats.order_id, id)).for('update')
    // A day of yesterday is followed by today at the earliest.
    const next_on = row && nextRepeat(row.starts_on, row.every, addDays(today, -1))
    if (next_on) await db.update(orderRepeats).set({ next_on }).where(eq(orderRepeats.order_id, id))
  })
}

async function remind(ctx: Ctx, id: string, isDue: SQL | undefined): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Checked again under the lock, so that of two processes only one sends the reminder.
    const [row] = await ctx.db
      .select()
      .from(orderRepeats)
      .where(and(isDue, eq(orderRepeats.order_id, id)))
      .for('update')
    const [order] = await ctx.db
      .select({ number: orders.number, provider: { ar: providers.name_ar, en: providers.name_en } })
      .from(orders)
      .innerJoin(providers, and(eq(providers.id, orders.provider_id), eq(providers.status, 'approved')))
      .where(eq(orders.id, id))
    if (!row || !order) return
    await notify(ctx, {
      type: 'order_repeat_due',
      user_ids: [row.client_id],
      order_id: id,
      params: { order: order.number, provider: order.provider },
    })
    await ctx.db.update(orderRepeats).set({ reminded_for: row.next_on }).where(eq(orderRepeats.order_id, id))
  })
}
