import { orderForm } from '@wasl/shared/contract/orders.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { eq, inArray } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { orderFiles, orderItems, orders } from '../../platform/db/tables/orders.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { audit } from '../../resources/write/audit.ts'
import { assertCityAndCategory } from './assert-city-and-category.ts'
import { findMatchingProviders } from './matching-providers.ts'
import type { Effect } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'
import { assertItemsValid, writeItems } from './write-items.ts'

/** Replaces the request's fields and items while no offer is accepted; the audit log keeps the former ones. Kind and category cannot change: providers bid on those. */
export const editOrder: Effect = async (ctx, { orderContext, terms, notificationData }) => {
  const client = userCtx(ctx)
  const input = parse(orderForm, terms)
  const { order } = orderContext
  if (input.kind !== order.kind || input.category_id !== order.category_id)
    throw invalid('category_id', { en: 'The category of a sent order cannot be changed', ar: 'لا يتغيّر تصنيف الطلب بعد إرساله' })
  await assertCityAndCategory({ ...client, db: ctx.db }, input)
  if ((await findMatchingProviders(ctx, input)).length === 0) throw conflict(orderLifecycle.guards.provider_available)
  await assertItemsValid(ctx, input)
  const items = await detachItems(ctx, order.id)
  await writeItems({ ...client, db: ctx.db }, order.id, input)
  const { city_id, lat, lng, address, expected_budget, duration_days, note } = input
  await ctx.db
    .update(orders)
    .set({ city_id, lat, lng, address: address?.trim() || null, expected_budget, duration_days, note: note?.trim() || null })
    .where(eq(orders.id, order.id))
  await audit(ctx, {
    action: 'request_changed',
    resource: 'orders',
    row_id: order.id,
    before: { ...requestFields(order), items },
    after: requestFields(input),
  })
  notificationData.bidders = orderContext.offers.filter(({ status }) => status === 'pending').map(({ provider_id }) => provider_id)
}

type RequestFields = Pick<OrderRow, 'city_id' | 'lat' | 'lng' | 'address' | 'expected_budget' | 'duration_days' | 'note'>

/** The fields of a request, without its items, for the audit log. */
const requestFields = ({ city_id, lat, lng, address, expected_budget, duration_days, note }: RequestFields) => ({
  city_id,
  lat,
  lng,
  address,
  expected_budget,
  duration_days,
  note,
})

/** Deletes the order's items and detaches its files; files not sent again become unreadable. Returns the deleted items. */
async function detachItems(ctx: TransactionCtx, order_id: string) {
  const linked = await ctx.db.delete(orderFiles).where(eq(orderFiles.order_id, order_id)).returning({ id: orderFiles.file_id })
  const ids = linked.map(({ id }) => id)
  if (ids.length > 0) await ctx.db.update(files).set({ order_id: null }).where(inArray(files.id, ids))
  return ctx.db
    .delete(orderItems)
    .where(eq(orderItems.order_id, order_id))
    .returning({ service_id: orderItems.service_id, note: orderItems.note, answers: orderItems.answers })
}
