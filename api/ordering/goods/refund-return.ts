import { eq } from 'drizzle-orm'
import { returnUnits } from '../../catalog/store/stock.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { listOrderLines, loadGoodsCounts } from '../orders/order-goods.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { loadRefundableAmount } from '../payments/payment-facts.ts'
import { refundPart } from '../refunds/refund-requests.ts'
import { returns } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { priceOf } from './refund-goods.ts'
import { countGoods, type GoodsQuantity, unitsOf } from './shipments.ts'

type ReturnRow = typeof returns.$inferSelect

/** What accepting a return does besides its status. */
export const setReturn = async (ctx: TransactionCtx, id: string, change: Partial<ReturnRow>): Promise<void> => {
  await ctx.db.update(returns).set(change).where(eq(returns.id, id))
}

/**
 * Refunds the goods of a return that the seller has back. If all goods are back for a defect, the shipping is refunded too; an order that is not complete and of which
 * nothing is left ends cancelled. Its status was set under lock before.
 */
export async function refundReturn(ctx: TransactionCtx, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(returns).where(eq(returns.id, id))
  const [order] = row ? await ctx.db.select().from(orders).where(eq(orders.id, row.order_id)).for('update') : []
  if (!row || !order) throw new Error('refundReturn: the locked return is gone')
  if (order.status !== 'delivered' && order.status !== 'completed')
    throw conflict({ en: 'The order of this return has ended or is in dispute', ar: 'انتهى طلب هذا الإرجاع أو هو قيد النزاع' })
  const lines = await listOrderLines(ctx, order)
  const goods = lines
    .map((line) => ({ line, quantity: row.lines.reduce((sum, { line_id, quantity }) => sum + (line_id === line.id ? quantity : 0), 0) }))
    .filter(({ quantity }) => quantity > 0)
  await countGoods(ctx, 'returned', goods)
  if (row.is_resellable) await returnUnits(ctx, order.id, unitsOf(goods))
  const refund_amount = await refundAmountOf(ctx, order, row, goods)
  await setReturn(ctx, id, { refund_amount, due_at: null })
  if (refund_amount > 0) await pay(ctx, order, row, refund_amount)
}

async function refundAmountOf(
  ctx: TransactionCtx,
  order: OrderRow,
  { cause }: ReturnRow,
  goods: readonly GoodsQuantity[],
): Promise<number> {
  const left = await loadRefundableAmount(ctx, order.id)
  const { remaining } = await loadGoodsCounts(ctx, order)
  return cause === 'defect' && remaining === 0 ? left : Math.min(priceOf(goods), left)
}

async function pay(ctx: TransactionCtx, order: OrderRow, { number, reason }: ReturnRow, amount: number): Promise<void> {
  const { remaining } = await loadGoodsCounts(ctx, order)
  const isAll = remaining === 0 && amount === (await loadRefundableAmount(ctx, order.id))
  if (isAll && order.status === 'delivered')
    await transitionOrder(ctx, { order_id: order.id, name: 'cancel_refunded', actor: 'system', reason })
  else await refundPart(ctx, order, { id: null, number, reason, amount, destination: 'source', iban: null, account_name: null })
}
