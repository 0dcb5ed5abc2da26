import { randomInt } from 'node:crypto'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { releaseUnits, returnUnits, sellUnits } from '../../catalog/store/stock.ts'
import { providers } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { allOpen, countGoods, unitsOf } from '../goods/shipments.ts'
import { listOrderLines } from '../orders/order-goods.ts'
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
    params: { order: order.number, provider: await loadSellerName(ctx, order.provider_id) },
    user_ids: [order.client_id],
    order_id: order.id,
  })
  return { order: { fulfilment: 'preparing' } }
}

async function loadSellerName(ctx: TransactionCtx, provider_id: string | null): Promise<Localized> {
  const [provider] = provider_id ? await ctx.db.select().from(providers).where(eq(providers.id, provider_id)) : []
  return provider ? { ar: provider.name_ar, en: provider.name_en } : companyName(await loadSettings(ctx))
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
