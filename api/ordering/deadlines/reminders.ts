import { evaluateTransition, factsNeeded } from '@wasl/shared/lifecycle/lifecycle.ts'
import { remindedDeadlines } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { amountOwed } from '../invoices/invoice-amounts.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadFacts } from '../orders/order-facts.ts'
import { loadDepositDue } from '../orders/order-rental.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'

type RemindedDeadline = (typeof remindedDeadlines)[number]

/**
 * Sends the reminders that the lifecycle declares before a deadline, such as that of an unpaid order: all that are due, or those that became due in the last `lookbackMs`.
 */
export async function sendReminders(ctx: Ctx, lookbackMs: number | null): Promise<void> {
  const settings = await loadSettings(ctx)
  for (const deadline of remindedDeadlines)
    for (const [length, isGoods] of [
      [deadline.setting, false],
      [deadline.goodsSetting, true],
    ] as const) {
      const leftMs = durationMs(settings, length) - durationMs(settings, deadline.reminder.setting)
      await remind(ctx, deadline, { leftMs, isGoods, lookbackMs })
    }
}

/** Notifies each client whose order has less than `leftMs` to this deadline, once for each deadline. */
async function remind(
  ctx: Ctx,
  deadline: RemindedDeadline,
  { leftMs, isGoods, lookbackMs }: { leftMs: number; isGoods: boolean; lookbackMs: number | null },
): Promise<void> {
  const { status, reminder } = deadline
  const type = reminder.notification
  const now = ctx.clock.now()
  const soon = addSeconds(now, leftMs / 1000)
  const earliest = lookbackMs !== null && lookbackMs < leftMs ? addSeconds(soon, -lookbackMs / 1000) : now
  const waiting = inBatches(({ last, limit }) =>
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, status),
          isGoods ? eq(orders.kind, 'store') : ne(orders.kind, 'store'),
          gt(orders.due_at, earliest),
          lte(orders.due_at, soon),
          sql`not ${reminded(type)}`,
          last ? gt(orders.id, last) : undefined,
        ),
      )
      .orderBy(orders.id)
      .limit(limit),
  )
  for await (const { id } of waiting)
    await inTransaction(ctx, async (ctx) => {
      const order = await lockIfNotReminded(ctx, id, deadline)
      if (!order || !(await willBeMade(ctx, order, deadline))) return
      const invoice = await orderContext(ctx, order).invoice()
      const due = (invoice ? amountOwed(invoice, order.status) : 0) + (await loadDepositDue(ctx, order))
      await notify(ctx, {
        type,
        user_ids: [order.client_id],
        order_id: order.id,
        deadline: order.due_at,
        params: { order: order.number, amount: moneyParam(due) },
      })
      await audit(ctx, { action: type, resource: 'orders', row_id: order.id })
    })
}

// Checked again under the order's lock, so that of two processes only one sends the reminder.
async function lockIfNotReminded(ctx: Ctx, id: string, { status, reminder }: RemindedDeadline): Promise<OrderRow | undefined> {
  await ctx.db.execute(sql`select 1 from ${orders} where ${orders.id} = ${id} for update`)
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, status), sql`not ${reminded(reminder.notification)}`))
  return order
}

/** Whether the scheduler would make the transition if the deadline passed now. A status can have several deadlines, for orders in different states. */
async function willBeMade(ctx: Ctx, order: OrderRow, { transition }: RemindedDeadline): Promise<boolean> {
  const needed = factsNeeded(orderLifecycle, orderGuards, transition, 'scheduler', ['order'])
  const { status, kind } = order
  const facts = await loadFacts(ctx, { status, kind, orderContext: orderContext(ctx, order), offer: null, content: null }, needed)
  const atDeadline = { ...facts, now: order.due_at ?? facts.now }
  return evaluateTransition(orderLifecycle, orderGuards, transition, 'scheduler', atDeadline, ['order']).allowed
}

// Sent once for each deadline, as recorded in the audit log, because users can delete their notifications. A new round of changes starts a new deadline.
const reminded = (type: string) => sql`exists (
  select 1 from ${auditEntries} where ${auditEntries.resource} = 'orders' and ${auditEntries.row_id} = ${orders.id}
    and ${auditEntries.action} = ${type} and ${auditEntries.at} >= ${orders.updated_at})`
