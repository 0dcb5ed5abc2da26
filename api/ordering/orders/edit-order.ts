import { type OrderPlace, placeOf, type ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { type WantedTime, wantedTimeOf } from '@wasl/shared/rules/wanted-time.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { detachFiles } from '../../platform/uploads/attach-files.ts'
import { audit } from '../../resources/write/audit.ts'
import { approvals } from '../tables/approvals.ts'
import { orderFiles, orderItems, orders } from '../tables/orders.ts'
import { endApprovals } from './approvals.ts'
import type { Effect } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'
import { writeItems } from './write-items.ts'

/** Replaces the request's fields and items while no offer is accepted; the audit log keeps the former ones. What was approved for the former ones ends. */
export const editOrder: Effect<'edit'> = async (ctx, { orderContext, terms: content }) => {
  const client = userCtx(ctx)
  const { order } = orderContext
  const items = await detachItems({ ...client, db: ctx.db }, order.id)
  await writeItems({ ...client, db: ctx.db }, order.id, content)
  const { expected_budget, duration_days, note } = content
  const place = placeOf(order.mode, content)
  await ctx.db
    .update(orders)
    .set({ ...place, expected_budget, duration_days, ...wantedTimeOf(content), note: note?.trim() || null })
    .where(eq(orders.id, order.id))
  await audit(ctx, {
    action: 'request_changed',
    resource: 'orders',
    row_id: order.id,
    before: { ...requestFields(order, order.mode), items },
    after: requestFields(content, order.mode),
  })
  await endApprovals(ctx, eq(approvals.order_id, order.id), 'request_changed')
  const open = (await orderContext.offers()).filter(({ status }) => status === 'pending')
  return { notify: { bidders: open.map(({ provider_id }) => provider_id) } }
}

type RequestFields = Pick<OrderRow, 'expected_budget' | 'duration_days' | 'note'> & WantedTime & OrderPlace

/** The fields of a request, without its items, for the audit log. */
const requestFields = ({ expected_budget, duration_days, note, ...request }: RequestFields, mode: ServiceMode) => ({
  ...placeOf(mode, request),
  expected_budget,
  duration_days,
  ...wantedTimeOf(request),
  note,
})

/** Deletes the order's items and detaches its files; files not sent again become unreadable. Returns the deleted items. */
async function detachItems(ctx: UserCtx, order_id: string) {
  const linked = await ctx.db.delete(orderFiles).where(eq(orderFiles.order_id, order_id)).returning({ id: orderFiles.file_id })
  await detachFiles(
    ctx,
    linked.map(({ id }) => id),
    ctx.principal.id,
  )
  return ctx.db
    .delete(orderItems)
    .where(eq(orderItems.order_id, order_id))
    .returning({ service_id: orderItems.service_id, note: orderItems.note, answers: orderItems.answers })
}
