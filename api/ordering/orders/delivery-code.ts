import { maxWrongCodes } from '@wasl/shared/rules/limits.ts'
import type { Label } from '@wasl/shared/units.ts'
import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { orderShipping } from '../tables/checkouts.ts'
import { loadShipping } from './order-goods.ts'
import type { OrderRow } from './visible-order.ts'

type Shipping = typeof orderShipping.$inferSelect

/**
 * Counts a wrong delivery code, before the transaction of the delivery, which it makes fail. The right one is not counted, and accepted only while there are tries left:
 * `deniedCode` says so inside the transaction.
 */
export async function countWrongCode(
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'kind' | 'status' | 'provider_id'>,
  code: string,
): Promise<void> {
  const { principal } = ctx
  if (order.status !== 'in_progress' || principal.kind !== 'user' || principal.provider?.id !== order.provider_id) return
  const shipping = await loadShipping(ctx, order)
  if (!shipping || isCode(shipping, code)) return
  await ctx.db
    .update(orderShipping)
    .set({ wrong_codes: sql`${orderShipping.wrong_codes} + 1` })
    .where(and(eq(orderShipping.order_id, order.id), lt(orderShipping.wrong_codes, maxWrongCodes)))
}

/** Why a delivery code is not accepted; null if it is. */
export function deniedCode(shipping: Shipping, code: string): Label | null {
  if (shipping.wrong_codes >= maxWrongCodes) return noTriesLeft
  if (isCode(shipping, code)) return null
  return code.trim() === '' ? enterCode : wrongCode(maxWrongCodes - shipping.wrong_codes)
}

const isCode = ({ delivery_code }: Shipping, code: string): boolean => delivery_code === latinDigits(code).trim()

const enterCode: Label = { en: 'Enter the delivery code that the client has', ar: 'اكتب رمز التسليم الذي لدى العميل' }
const wrongCode = (left: number): Label => ({
  en: `This is not the client’s delivery code. Tries left: ${left}`,
  ar: `الرمز غير صحيح. اطلبه من العميل. المحاولات الباقية: ${left}`,
})
const noTriesLeft: Label = {
  en: 'Five wrong codes were entered. Take a photo of the delivery and write why there is no code',
  ar: 'أُدخل الرمز خطأ خمس مرات. صوّر التسليم واكتب سبب عدم وجود الرمز',
}
