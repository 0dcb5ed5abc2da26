import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { payerOf } from '@wasl/shared/rules/return-causes.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { invalid } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { takeImages } from '../complaints/take-images.ts'
import { listOrderLines, nameOfLine, returnableOf } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'
import { returns } from '../tables/from-registry.ts'
import { returnDueAt } from './return-due-at.ts'
import { chosenGoods } from './shipments.ts'

/** Stores the return of goods that a client has. Throws 422 on `lines` for goods that cannot be returned, and on `file_ids` for a defect without photos. */
export const openReturn: Effect<'request_return'> = async (ctx, { terms, reason, orderContext: { order } }) => {
  const { cause } = terms
  const goods = chosenGoods(await listOrderLines(ctx, order), terms.lines, returnableOf)
  if (cause === 'defect' && terms.file_ids.length === 0)
    throw invalid('file_ids', { en: 'Add a photo of the defect', ar: 'أضف صورة للعيب' })
  const photos = await takeImages({ ...ctx, principal: userCtx(ctx).principal }, terms.file_ids, order)
  const now = ctx.clock.now()
  const row = {
    ...{ order_id: order.id, client_id: order.client_id, provider_id: order.provider_id, cause, reason: reason ?? '', photos },
    lines: goods.map(({ line, quantity }) => ({ title: nameOfLine(line), quantity, line_id: line.id })),
    shipping_paid_by: payerOf(cause),
    status: returnLifecycle.start,
    due_at: await returnDueAt(ctx, returnLifecycle.start),
    ...{ created_at: now, updated_at: now },
  }
  const stored = await insertNumberedRow(ctx, returns, yearNumber('RT', now), row, {
    resource: 'returns',
    after: ({ number, status }) => ({ number, order_id: order.id, status, cause }),
  })
  // Of goods of the platform, the administration is the seller.
  if (!order.provider_id) await notifyAdmins(ctx, 'return_waiting', { resource: 'returns', row_id: stored.id }, { number: stored.number })
  return {}
}
