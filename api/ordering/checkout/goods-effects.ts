import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { releaseUnits, returnUnits, sellUnits } from '../../catalog/store/stock.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { allOpen, countGoods, unitsOf } from '../goods/shipments.ts'
import { listOrderLines } from '../orders/order-goods.ts'
import { loadProviderName } from '../orders/provider-name.ts'
import type { Effect } from '../orders/transition-context.ts'
import { orderShipping } from '../tables/checkouts.ts'

/** Takes the reserved goods of a paid order out of the stock: they are prepared now, and the client gets the code for their delivery. */
export const sellGoods: Effect = async (ctx, { orderContext: { order } }) => {
  const lines = await listOrderLines(ctx, order)
  if (lines.length === 0) return {}
  await sellUnits(ctx, order.id, lines)
  const delivery_code = String(randomInt(10 ** 5, 10 ** 6))
  await ctx.db.update(orderShipping).set({ delivery_code }).where(eq(orderShipping.order_id, order.id))
  await notify(ctx, {
    type: 'order_preparing',
    params: { order: order.number, provider: await loadProviderName(ctx, order) },
    user_ids: [order.client_id],
    order_id: order.id,
  })
  return { order: { fulfilment: 'preparing' } }
}

export const markPrepared: Effect = async () => ({ order: { fulfilment: 'prepared' } })

/** Gives back the reserved goods of an order that was cancelled before it was paid. */
export const releaseGoods: Effect = async (ctx, { orderContext: { order } }) => {
  await releaseUnits(ctx, order.id, await listOrderLines(ctx, order))
  return {}
}

/** Puts the goods of a refunded order back that have not left yet. */
export const returnGoods: Effect = async (ctx, { orderContext: { order } }) => {
  const goods = allOpen(await listOrderLines(ctx, order))
  await returnUnits(ctx, order.id, unitsOf(goods))
  await countGoods(ctx, 'refunded', goods)
  return {}
}
