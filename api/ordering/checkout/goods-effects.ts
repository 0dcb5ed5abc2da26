import { randomInt } from 'node:crypto'
import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import { eq } from 'drizzle-orm'
import { releaseUnits, returnUnits, sellUnits } from '../../catalog/store/stock.ts'
import { invalid } from '../../platform/http/errors.ts'
import { listOrderLines, loadShipping } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'
import { orderShipping } from '../tables/checkouts.ts'

/** Takes the reserved goods of a paid order out of the stock: they are prepared now, and the client gets the code for their delivery. */
export const sellGoods: Effect = async (ctx, { orderContext: { order } }) => {
  const lines = await listOrderLines(ctx, order.id)
  if (lines.length === 0) return {}
  await sellUnits(ctx, order.id, lines)
  const delivery_code = String(randomInt(10 ** 5, 10 ** 6))
  await ctx.db.update(orderShipping).set({ delivery_code }).where(eq(orderShipping.order_id, order.id))
  return { order: { fulfilment: 'preparing' } }
}

export const markPrepared: Effect = async () => ({ order: { fulfilment: 'prepared' } })
export const markSentOut: Effect = async () => ({ order: { fulfilment: 'out_for_delivery' } })

/** Throws 422 on `code` unless the provider of goods has the code of its client, who gives it for them. Administrators confirm the platform's own deliveries. */
export const checkDeliveryCode: Effect<'deliver'> = async (ctx, { actor, terms, orderContext: { order } }) => {
  const shipping = await loadShipping(ctx, order.id)
  if (actor === 'provider' && shipping && shipping.delivery_code !== latinDigits(terms.code ?? '').trim())
    throw invalid('code', { en: 'Enter the delivery code that the client has', ar: 'اكتب رمز التسليم الذي لدى العميل' })
  return {}
}

/** Gives back the reserved goods of an order that was cancelled before it was paid. */
export const releaseGoods: Effect = async (ctx, { orderContext: { order } }) => {
  await releaseUnits(ctx, order.id, await listOrderLines(ctx, order.id))
  return {}
}

/** Puts the goods of a refunded order back, unless they have left already. */
export const returnGoods: Effect = async (ctx, { orderContext: { order } }) => {
  if (order.status === 'in_progress' && order.fulfilment !== 'out_for_delivery')
    await returnUnits(ctx, order.id, await listOrderLines(ctx, order.id))
  return {}
}
