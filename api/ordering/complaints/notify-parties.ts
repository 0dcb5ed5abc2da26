import { formatDate } from '@wasl/shared/i18n/format.ts'
import { providerLabelOf } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import type { NotificationParams } from '@wasl/shared/notifications/render-notification.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { listOrderPeople } from '../../messaging/chat/room-people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import type { ComplaintRow, DecisionRow } from '../orders/open-decision.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'
import { isOfClient } from '../tables/orders-of-client.ts'

type DisputeNotification = 'dispute_message' | 'dispute_replied' | 'dispute_decided' | 'dispute_appealed'

/** Notifies the parties of a disputed order, apart from the one who acts, with a link to the complaint. */
export async function notifyParties(
  ctx: TransactionCtx,
  complaint: ComplaintRow,
  type: DisputeNotification,
  params: NotificationParams = {},
): Promise<void> {
  const { id, number, order_id } = complaint
  if (!order_id) return
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
  if (!order) throw new Error(`notifyParties: ${number} is about an unknown order`)
  const { principal } = ctx
  const party = providerLabelOf(order.kind)
  const isClient = principal.kind === 'user' && isOfClient(principal, order)
  const isProvider = principal.kind === 'user' && principal.provider?.id === order.provider_id
  await notify(ctx, {
    type,
    params: { order: order.number, number, party: { ar: party.ar, en: `the ${party.en.toLowerCase()}` }, ...params },
    user_ids: isClient ? [] : await clientPeople(ctx, order, complaint),
    provider_ids: isProvider || !order.provider_id ? [] : [order.provider_id],
    order_id,
    link: pages.complaint({ id }),
  })
}

type OfOrder = Pick<ComplaintRow, 'order_id' | 'user_id'>

/** The client of an order, and of its colleagues the one who sent the order and the one who complained, while they act for it. */
async function clientPeople(ctx: Ctx, order: OrderRow, { user_id }: Pick<ComplaintRow, 'user_id'>): Promise<string[]> {
  const people = await listOrderPeople(ctx, order)
  return people.filter((id) => [order.client_id, order.ordered_by, user_id].includes(id))
}

/** Who follows a complaint on the side that sent it: who wrote it, and with a colleague its company and who sent the order. */
export async function complaintPeople(ctx: Ctx, { order_id, user_id }: OfOrder): Promise<string[]> {
  const [sender] = await ctx.db.select({ role: users.role, company_id: users.company_id }).from(users).where(eq(users.id, user_id))
  const [order] = order_id && sender?.role === 'client' ? await ctx.db.select().from(orders).where(eq(orders.id, order_id)) : []
  return order ? clientPeople(ctx, order, { user_id }) : [user_id, ...(sender?.company_id ? [sender.company_id] : [])]
}

/** Notifies the other people of a company that one of them wrote in a complaint, froze an order with it, appealed its decision or withdrew it. */
export async function notifyColleagues(
  ctx: UserCtx,
  complaint: OfOrder & Pick<ComplaintRow, 'id' | 'number'>,
  type: 'complaint_of_company' | 'dispute_opened' | 'dispute_appealed' | 'dispute_withdrawn',
  reason?: string,
): Promise<void> {
  const { principal } = ctx
  if (principal.company === null && principal.client_type !== 'company') return
  const { id, number, order_id } = complaint
  const [order] = order_id ? await ctx.db.select().from(orders).where(eq(orders.id, order_id)) : []
  const people = await (order ? clientPeople(ctx, order, complaint) : complaintPeople(ctx, complaint))
  await notify(ctx, {
    type,
    params: { number, name: principal.name, order: order?.number ?? '—', ...(reason && { reason }) },
    user_ids: people.filter((other) => other !== principal.id),
    link: pages.complaint({ id }),
  })
}

/** Tells both parties how the held amount will be divided, and until when they can appeal. */
export const notifyDecision = (
  ctx: TransactionCtx,
  complaint: ComplaintRow,
  { client_amount, provider_amount }: DecisionRow,
  appeal_until: string,
): Promise<void> =>
  notifyParties(ctx, complaint, 'dispute_decided', {
    amount: moneyParam(client_amount ?? 0),
    rest: moneyParam(provider_amount ?? 0),
    date: formatDate(appeal_until),
  })
