import { orderForm } from '@wasl/shared/contract/orders.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { eq, inArray } from 'drizzle-orm'
import { files } from '../../platform/db/tables/files.ts'
import { orderFiles, orderItems, orders } from '../../platform/db/tables/orders.ts'
import { userCtx } from '../../platform/http/context-of.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { audit } from '../../resources/audit.ts'
import { matchingProviders } from './matching-providers.ts'
import { requirePlace } from './require-place.ts'
import type { Effect, MoveCtx } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'
import { askedServices, writeItems } from './write-items.ts'

/** Replaces what the client asked for, while no offer is accepted; the log keeps what it was. Kind and category stay: providers were asked for those. */
export const saveEdit: Effect = async (ctx, { hand, terms, told }) => {
  const client = userCtx(ctx)
  const input = parse(orderForm, terms)
  const { order } = hand
  if (input.kind !== order.kind || input.category_id !== order.category_id)
    throw invalid('category_id', ['The category of a sent order stays', 'لا يتغيّر تصنيف الطلب بعد إرساله'])
  await requirePlace({ ...client, db: ctx.db }, input)
  if ((await matchingProviders(ctx, input)).length === 0) throw conflict(orderLifecycle.guards.provider_available)
  await askedServices(ctx, input)
  const items = await takeItems(ctx, order.id)
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
    before: { ...asked(order), items },
    after: asked(input),
  })
  told.bidders = hand.offers.filter(({ status }) => status === 'pending').map(({ provider_id }) => provider_id)
}

type Said = Pick<OrderRow, 'city_id' | 'lat' | 'lng' | 'address' | 'expected_budget' | 'duration_days' | 'note'>

/** What a request said beside its items, as the log keeps it. */
const asked = ({ city_id, lat, lng, address, expected_budget, duration_days, note }: Said) => ({
  city_id,
  lat,
  lng,
  address,
  expected_budget,
  duration_days,
  note,
})

/** Takes the items off an order and lets go of its files: what is not sent again nobody may read any more. Gives the items. */
async function takeItems(ctx: MoveCtx, order_id: string) {
  const linked = await ctx.db.delete(orderFiles).where(eq(orderFiles.order_id, order_id)).returning({ id: orderFiles.file_id })
  const ids = linked.map(({ id }) => id)
  if (ids.length > 0) await ctx.db.update(files).set({ order_id: null }).where(inArray(files.id, ids))
  return ctx.db
    .delete(orderItems)
    .where(eq(orderItems.order_id, order_id))
    .returning({ service_id: orderItems.service_id, note: orderItems.note, answers: orderItems.answers })
}
