import type { CouponQuote } from '@wasl/shared/contract/coupons.ts'
import { vatWithin } from '@wasl/shared/rules/vat-within.ts'
import type { UserCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { loadAmountDue } from '../invoices/invoice-amounts.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadVisibleOrder } from '../orders/visible-order.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { findCoupon } from './find-coupon.ts'

/** What a coupon takes off the next payment of an order; reserves nothing. Throws 404, 409 if nothing is due, 422 on the code. */
export async function quoteCoupon(ctx: UserCtx, { order_id, code }: { order_id: string; code: string }): Promise<CouponQuote> {
  const order = await loadVisibleOrder(ctx, order_id)
  if (!isOfClient(ctx.principal, order) || !actsOn(ctx.principal, order)) throw notFound()
  const invoice = await orderContext(ctx, order).invoice()
  const due = invoice ? await loadAmountDue(ctx, invoice, order) : 0
  if (!invoice || due === 0) throw conflict({ en: 'Nothing is due on this order', ar: 'لا يوجد مبلغ مستحق على هذا الطلب' })
  const { coupon, discount, is_limited } = await findCoupon(ctx, [{ order, invoice, due }], code)
  return {
    code: coupon.code,
    title: { ar: coupon.title_ar, en: coupon.title_en },
    service_amount: invoice.service_amount - invoice.discount,
    tax: invoice.tax,
    discount,
    final_amount: invoice.final_amount - discount,
    included_tax: invoice.sold_by === 'platform' ? vatWithin(invoice.final_amount - discount, invoice) : null,
    due_amount: due,
    payable_amount: due - discount,
    is_limited,
  }
}
