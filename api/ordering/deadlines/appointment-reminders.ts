import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { and, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { audit } from '../../resources/write/audit.ts'
import { appointmentReminders } from '../appointments/reminder-times.ts'
import { timeParam } from '../orders/appointment-of.ts'
import { orderEvents, orders } from '../tables/orders.ts'

type AppointmentReminder = (typeof appointmentReminders)[number]

/** The statuses in which both sides still meet. */
const openStatuses = asArray(orderTransitions.propose_time.from)

/** When the present appointment was agreed. */
const agreedAt = sql`(select max(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.order_id} = ${orders.id} and ${orderEvents.appointment_at} = ${orders.appointment_at}
    and ${orderEvents.transition} in ('accept_time', 'accept_offer'))`

/** Reminds both sides of each appointment that is near, once for each lead time. A time that was agreed later than that needs no reminder. */
export async function sendAppointmentReminders(ctx: Ctx): Promise<void> {
  for (const reminder of appointmentReminders) {
    const condition = dueNow(reminder, ctx.clock.now())
    const due = inBatches(({ last, limit }) =>
      ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(condition, last ? gt(orders.id, last) : undefined))
        .orderBy(orders.id)
        .limit(limit),
    )
    for await (const { id } of due) await send(ctx, reminder, id, condition)
  }
}

const dueNow = ({ type, leadMs, untilMs }: AppointmentReminder, now: string): SQL | undefined =>
  and(
    inArray(orders.status, [...openStatuses]),
    lte(orders.appointment_at, addSeconds(now, leadMs / 1000)),
    gt(orders.appointment_at, addSeconds(now, untilMs / 1000)),
    sql`${agreedAt} <= ${orders.appointment_at} - ${leadMs / 1000} * interval '1 second'`,
    // The audit log, because users can delete their notifications.
    sql`not exists (select 1 from ${auditEntries} where ${auditEntries.resource} = 'orders' and ${auditEntries.action} = ${type}
      and ${auditEntries.row_id} = ${orders.id} and ${auditEntries.at} >= ${agreedAt})`,
  )

async function send(ctx: Ctx, { type }: AppointmentReminder, id: string, condition: SQL | undefined): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Checked again under the order's lock, so that of two processes only one sends the reminder.
    await ctx.db.execute(sql`select 1 from ${orders} where ${orders.id} = ${id} for update`)
    const [order] = await ctx.db
      .select()
      .from(orders)
      .where(and(condition, sql`${orders.id} = ${id}`))
    if (!order?.appointment_at) return
    const common = {
      type,
      order_id: id,
      deadline: order.appointment_at,
      params: { order: order.number, time: timeParam(order.appointment_at, order.appointment_minutes) },
    }
    await notify(ctx, { ...common, user_ids: [order.client_id] })
    if (order.provider_id) await notify(ctx, { ...common, provider_ids: [order.provider_id] })
    await audit(ctx, { action: type, resource: 'orders', row_id: id })
  })
}
