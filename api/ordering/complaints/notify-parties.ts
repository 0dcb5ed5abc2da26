import { formatDate } from '@wasl/shared/i18n/format.ts'
import type { NotificationParams } from '@wasl/shared/notifications/render-notification.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import type { ComplaintRow, DecisionRow } from '../orders/open-decision.ts'
import { orders } from '../tables/orders.ts'

type DisputeNotification = 'dispute_message' | 'dispute_replied' | 'dispute_decided' | 'dispute_appealed'

/** Notifies the parties of a disputed order, apart from the one who acts, with a link to the complaint. */
export async function notifyParties(
  ctx: TransactionCtx,
  { id, number, order_id }: ComplaintRow,
  type: DisputeNotification,
  params: NotificationParams = {},
): Promise<void> {
  if (!order_id) return
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
  if (!order) throw new Error(`notifyParties: ${number} is about an unknown order`)
  const { principal } = ctx
  const isClient = principal.kind === 'user' && principal.id === order.client_id
  const isProvider = principal.kind === 'user' && principal.provider?.id === order.provider_id
  await notify(ctx, {
    type,
    params: { order: order.number, number, ...params },
    user_ids: isClient ? [] : [order.client_id],
    provider_ids: isProvider || !order.provider_id ? [] : [order.provider_id],
    order_id,
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
