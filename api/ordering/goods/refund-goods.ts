import { returnUnits } from '../../catalog/store/stock.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { listOrderLines, loadGoodsCounts } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { loadRefundableAmount } from '../payments/payment-facts.ts'
import { refundPart } from '../refunds/refund-requests.ts'
import { chosenGoods, countGoods, type GoodsQuantity, openOf, unitsOf } from './shipments.ts'

/** Refunds goods that cannot be sent, with a credit note. If nothing is left, the transition that follows refunds the whole order instead. */
export const refundGoods: Effect<'refund_line'> = async (ctx, { terms, reason, orderContext: { order } }) => {
  const goods = chosenGoods(await listOrderLines(ctx, order), terms.lines, openOf)
  if (terms.restock) await returnUnits(ctx, order.id, unitsOf(goods))
  await countGoods(ctx, 'refunded', goods)
  const { remaining } = await loadGoodsCounts(ctx, order)
  if (remaining > 0) await refundPrice(ctx, order, { goods, reason: reason ?? '' })
  return {}
}

/** What goods cost with VAT. */
export const priceOf = (goods: readonly GoodsQuantity[]): number =>
  goods.reduce((sum, { line, quantity }) => sum + line.price * quantity, 0)

/** Refunds what goods cost with VAT, and at most what is left of the payments: with the rounding of its VAT, an order may cost a halala less than its goods. */
async function refundPrice(
  ctx: TransactionCtx,
  order: OrderRow,
  { goods, reason }: { goods: readonly GoodsQuantity[]; reason: string },
): Promise<void> {
  const amount = Math.min(priceOf(goods), await loadRefundableAmount(ctx, order.id))
  const terms = { id: null, number: order.number, reason, amount, destination: 'source', iban: null, account_name: null } as const
  if (amount > 0) await refundPart(ctx, order, terms)
}
