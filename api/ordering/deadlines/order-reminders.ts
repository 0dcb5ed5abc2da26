import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { invoiceAwaitedSince } from '../orders/invoice-due-at.ts'
import { loadProviderName } from '../orders/provider-name.ts'
import { workStartedAt } from '../orders/work-due-at.ts'
import { offers } from '../tables/offers.ts'
import { orders } from '../tables/orders.ts'
import { reviews } from '../tables/reviews.ts'

/** The rows that a reminder is about. */
const idColumns = { orders: orders.id, offers: offers.id } as const

type OrderReminder = {
  type: NotificationType
  to: 'client' | 'provider'
  /** What is reminded of: an order, or each of its offers. */
  resource: keyof typeof idColumns
  /** Orders, joined with their offers, that need the reminder. */
  due: (settings: Settings, now: string) => SQL | undefined
  /** An earlier reminder than this does not count. */
  since?: SQL
}

const hoursFrom = (now: string, hours: number) => addSeconds(now, hours * hourSeconds)

const isWithoutInvoice = (since: string) => and(eq(orders.status, 'awaiting_invoice'), sql`${invoiceAwaitedSince} <= ${since}::timestamptz`)

/** The reminders that follow no deadline of the lifecycle. Each is sent once, as recorded in the audit log. */
const orderReminders: readonly OrderReminder[] = [
  {
    type: 'order_no_provider',
    to: 'client',
    resource: 'orders',
    due: ({ no_offer_hours }, now) =>
      and(eq(orders.status, 'submitted'), lte(orders.submitted_at, hoursFrom(now, -no_offer_hours)), sql`${offers.id} is null`),
  },
  {
    type: 'offers_waiting',
    to: 'client',
    resource: 'orders',
    due: ({ offers_waiting_hours }, now) =>
      and(eq(orders.status, 'offered'), eq(offers.status, 'pending'), lte(offers.created_at, hoursFrom(now, -offers_waiting_hours))),
  },
  {
    type: 'offer_expiring',
    to: 'client',
    resource: 'offers',
    due: ({ offer_reminder_hours }, now) =>
      and(
        eq(orders.status, 'offered'),
        eq(offers.status, 'pending'),
        gt(offers.expires_at, now),
        lte(offers.expires_at, hoursFrom(now, offer_reminder_hours)),
      ),
    // New terms start a new period.
    since: sql`${offers.updated_at}`,
  },
  {
    type: 'invoice_missing',
    to: 'provider',
    resource: 'orders',
    due: ({ invoice_hours }, now) => isWithoutInvoice(hoursFrom(now, -invoice_hours / 2)),
    since: invoiceAwaitedSince,
  },
  {
    type: 'invoice_late',
    to: 'client',
    resource: 'orders',
    due: ({ invoice_hours }, now) => isWithoutInvoice(hoursFrom(now, -invoice_hours)),
    since: invoiceAwaitedSince,
  },
  {
    type: 'work_overdue',
    to: 'provider',
    resource: 'orders',
    due: (_, now) =>
      and(
        eq(orders.status, 'in_progress'),
        eq(offers.status, 'accepted'),
        sql`${workStartedAt} + ${offers.duration_days} * interval '1 day' <= ${now}::timestamptz`,
      ),
    // A new round of changes starts the work again.
    since: workStartedAt,
  },
  {
    type: 'review_missing',
    to: 'client',
    resource: 'orders',
    due: ({ review_reminder_days }, now) =>
      and(
        eq(orders.status, 'completed'),
        lte(orders.finished_at, addSeconds(now, -review_reminder_days * daySeconds)),
        // Older orders are not mentioned any more.
        gt(orders.finished_at, addSeconds(now, -(review_reminder_days + 7) * daySeconds)),
        sql`not exists (select 1 from ${reviews} where ${reviews.order_id} = ${orders.id})`,
      ),
  },
]

/** Sends the reminders about orders that are due and were not sent yet. */
export async function sendOrderReminders(ctx: Ctx): Promise<void> {
  const settings = await loadSettings(ctx)
  for (const reminder of orderReminders) {
    const condition = and(reminder.due(settings, ctx.clock.now()), notSent(reminder))
    const id = sql<string>`${idColumns[reminder.resource]}`
    const due = inBatches(({ last, limit }) =>
      ctx.db
        .selectDistinct({ id, order_id: orders.id })
        .from(orders)
        .leftJoin(offers, eq(offers.order_id, orders.id))
        .where(and(condition, last ? gt(id, last) : undefined))
        .orderBy(id)
        .limit(limit),
    )
    for await (const { id, order_id } of due) await send(ctx, reminder, { id, order_id, condition })
  }
}

type DueReminder = { id: string; order_id: string; condition: SQL | undefined }

async function send(ctx: Ctx, { type, to, resource }: OrderReminder, { id, order_id, condition }: DueReminder): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Checked again under the order's lock, so that of two processes only one sends the reminder.
    await ctx.db.execute(sql`select 1 from ${orders} where ${orders.id} = ${order_id} for update`)
    const [found] = await ctx.db
      .select({ order: orders, expires_at: offers.expires_at, offered_by: offers.provider_id })
      .from(orders)
      .leftJoin(offers, eq(offers.order_id, orders.id))
      .where(and(condition, eq(idColumns[resource], id)))
      .limit(1)
    if (!found) return
    const { order, offered_by, expires_at } = found
    const provider = await loadProviderName(ctx, order, order.provider_id ?? offered_by)
    const deadline = resource === 'offers' ? expires_at : order.due_at
    const recipient = to === 'client' ? { user_ids: [order.client_id] } : { provider_ids: order.provider_id ? [order.provider_id] : [] }
    await notify(ctx, { type, ...recipient, order_id, deadline, params: { order: order.number, provider } })
    await audit(ctx, { action: type, resource, row_id: id })
  })
}

// The audit log, because users can delete their notifications.
const notSent = ({ type, resource, since }: OrderReminder): SQL => sql`not exists (
  select 1 from ${auditEntries} where ${auditEntries.resource} = ${resource} and ${auditEntries.action} = ${type}
    and ${auditEntries.row_id} = ${idColumns[resource]} ${since ? sql`and ${auditEntries.at} >= ${since}` : sql``})`
