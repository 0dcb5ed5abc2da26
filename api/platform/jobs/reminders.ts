import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { remindedDeadlines } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { inTransaction } from '../db/database.ts'
import { invoices } from '../db/tables/invoices.ts'
import { orders } from '../db/tables/orders.ts'
import { auditEntries } from '../db/tables/system.ts'
import { inBatches } from './in-batches.ts'

/** Sends the reminders that the lifecycle declares before a deadline, such as that of an unpaid order. */
export async function sendReminders(ctx: Ctx): Promise<void> {
  const settings = await loadSettings(ctx)
  for (const { status, setting, reminder } of remindedDeadlines)
    await remind(ctx, status, reminder.notification, durationMs(settings, setting) - durationMs(settings, reminder.setting))
}

/** Notifies each client whose order has this status and less than `leftMs` to its deadline, once for each deadline. */
async function remind(ctx: Ctx, status: OrderStatus, type: NotificationType, leftMs: number): Promise<void> {
  const now = ctx.clock.now()
  const soon = new Date(Date.parse(now) + leftMs).toISOString()
  const waiting = inBatches(({ last, limit }) =>
    ctx.db
      .select({
        id: orders.id,
        number: orders.number,
        client_id: orders.client_id,
        due: sql<number>`coalesce(${invoices.deposit_amount} - ${invoices.paid_amount}, 0)::bigint`.mapWith(Number),
      })
      .from(orders)
      .leftJoin(invoices, and(eq(invoices.order_id, orders.id), sql`${invoices.status} <> 'rejected'`))
      .where(
        and(
          eq(orders.status, status),
          gt(orders.due_at, now),
          lte(orders.due_at, soon),
          sql`not ${reminded(type)}`,
          last ? gt(orders.id, last) : undefined,
        ),
      )
      .orderBy(orders.id)
      .limit(limit),
  )
  for await (const { due, ...order } of waiting)
    await inTransaction(ctx, async (ctx) => {
      if (!(await isReminderDue(ctx, order.id, status, type))) return
      await notify(ctx, {
        type,
        user_ids: [order.client_id],
        order_id: order.id,
        params: { order: order.number, amount: { ar: formatMoneyText(due, 'ar'), en: formatMoneyText(due, 'en') } },
      })
      await audit(ctx, { action: type, resource: 'orders', row_id: order.id })
    })
}

// Checked again under the order's lock, so that of two processes only one sends the reminder.
async function isReminderDue(ctx: Ctx, id: string, status: OrderStatus, type: string): Promise<boolean> {
  await ctx.db.execute(sql`select 1 from ${orders} where ${orders.id} = ${id} for update`)
  const [row] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, status), sql`not ${reminded(type)}`))
  return row !== undefined
}

// Sent once for each deadline, as recorded in the audit log, because users can delete their notifications. A new round of changes starts a new deadline.
const reminded = (type: string) => sql`exists (
  select 1 from ${auditEntries} where ${auditEntries.resource} = 'orders' and ${auditEntries.row_id} = ${orders.id}
    and ${auditEntries.action} = ${type} and ${auditEntries.at} >= ${orders.updated_at})`
