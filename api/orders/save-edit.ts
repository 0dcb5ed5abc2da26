import { orderForm } from '@wasl/shared/contract/orders.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders.ts'
import { eq } from 'drizzle-orm'
import { orderFiles, orderItems, orders } from '../db/tables/orders.ts'
import { userCtx } from '../http/context-of.ts'
import { conflict, invalid } from '../http/errors.ts'
import { parse } from '../http/parse.ts'
import { matchingProviders } from './matching-providers.ts'
import type { Effect } from './move.ts'
import { requirePlace } from './require-place.ts'
import { askedServices, writeItems } from './write-items.ts'

/** Replaces what the client asked for, while no offer is accepted. Kind and category stay: providers were asked for those. */
export const saveEdit: Effect = async (ctx, { hand, terms, told }) => {
  const client = userCtx(ctx)
  const input = parse(orderForm, terms)
  const { order } = hand
  if (input.kind !== order.kind || input.category_id !== order.category_id)
    throw invalid('category_id', ['The category of a sent order stays', 'لا يتغيّر تصنيف الطلب بعد إرساله'])
  await requirePlace({ ...client, db: ctx.db }, input)
  if ((await matchingProviders(ctx, input)).length === 0) throw conflict(orderLifecycle.guards.provider_available)
  await askedServices(ctx, input)
  await ctx.db.delete(orderFiles).where(eq(orderFiles.order_id, order.id))
  await ctx.db.delete(orderItems).where(eq(orderItems.order_id, order.id))
  await writeItems({ ...client, db: ctx.db }, order.id, input)
  const { city_id, lat, lng, address, expected_budget, duration_days, note } = input
  await ctx.db
    .update(orders)
    .set({ city_id, lat, lng, address: address?.trim() || null, expected_budget, duration_days, note: note?.trim() || null })
    .where(eq(orders.id, order.id))
  told.bidders = hand.offers.filter(({ status }) => status === 'pending').map(({ provider_id }) => provider_id)
}
