import type { ComplaintForm } from '@wasl/shared/contract/complaints.ts'
import { and, eq } from 'drizzle-orm'
import { assertStillOrders } from '../../identity/sessions/approval-limit.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'
import { insertComplaint } from './insert-complaint.ts'
import { notifyColleagues } from './notify-parties.ts'
import { ownOrders } from './own-orders.ts'
import { takeImages } from './take-images.ts'

/**
 * Stores a complaint of the user; a blocking one freezes its order. Throws 422 for an order that is not the user's own or cannot be frozen now, and for
 * images that are not the user's own.
 */
export async function createComplaint(ctx: UserCtx, form: ComplaintForm): Promise<{ id: string; number: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { file_ids, order_id, is_blocking, ...texts } = form
    const order = order_id === null ? null : await lockOwnOrder(ctx, order_id)
    await assertStillOrders(ctx)
    if (is_blocking && !order) throw invalid('order_id', { en: 'Choose the order that is frozen', ar: 'اختر الطلب الذي يُجمَّد' })
    const images = await takeImages(ctx, file_ids, is_blocking ? order : null)
    const dispute = is_blocking && order ? await freeze(ctx, order, texts.subject) : {}
    const created = await insertComplaint(
      ctx,
      { ...texts, ...dispute, order_id, images, user_id: ctx.principal.id },
      {
        resource: 'complaints',
        after: ({ number }) => ({
          number,
          subject: texts.subject,
          status: 'new',
          ...('dispute' in dispute && { dispute: dispute.dispute }),
        }),
      },
    )
    const sent = { ...created, order_id, user_id: ctx.principal.id }
    await notifyColleagues(ctx, sent, 'dispute' in dispute ? 'dispute_opened' : 'complaint_of_company', texts.subject)
    return created
  })
}

async function lockOwnOrder(ctx: UserCtx & TransactionCtx, id: string): Promise<OrderRow> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownOrders(ctx)))
    .for('update')
  if (!order) throw invalid('order_id', { en: 'Choose one of your orders', ar: 'اختر أحد طلباتك' })
  return order
}

/** Freezes an order, and returns what its complaint stores to let it continue. */
async function freeze(ctx: TransactionCtx, order: OrderRow, reason: string) {
  if (order.status === 'disputed')
    throw invalid('is_blocking', { en: 'Another complaint has already frozen this order', ar: 'الطلب مجمّد بشكوى سابقة' })
  await transitionOrder(ctx, { order_id: order.id, name: 'dispute', reason }).catch((error: unknown) => {
    throw error instanceof RequestError && error.key === 'conflict' ? invalid('is_blocking', error.text) : error
  })
  return { dispute: 'open' as const, former_status: order.status, frozen_seconds: secondsLeft(order, ctx.clock.now()) }
}

/** The whole seconds until the deadline of an order; null without one. */
export const secondsLeft = ({ due_at }: Pick<OrderRow, 'due_at'>, now: string): number | null =>
  due_at === null ? null : Math.max(0, Math.floor((Date.parse(due_at) - Date.parse(now)) / 1_000))
