import { releaseUnits, returnUnits, sellUnits } from '../../catalog/store/stock.ts'
import { listOrderLines } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'

/** Takes the reserved goods of a paid order out of the stock. */
export const sellGoods: Effect = async (ctx, { orderContext: { order } }) => {
  await sellUnits(ctx, order.id, await listOrderLines(ctx, order.id))
  return {}
}

/** Gives back the reserved goods of an order that was cancelled before it was paid. */
export const releaseGoods: Effect = async (ctx, { orderContext: { order } }) => {
  await releaseUnits(ctx, order.id, await listOrderLines(ctx, order.id))
  return {}
}

/** Puts the goods of a refunded order back, unless they have left already. */
export const returnGoods: Effect = async (ctx, { orderContext: { order } }) => {
  if (order.status === 'in_progress') await returnUnits(ctx, order.id, await listOrderLines(ctx, order.id))
  return {}
}
