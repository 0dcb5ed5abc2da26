import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { takeImages } from '../complaints/take-images.ts'
import { deniedCode } from '../orders/delivery-code.ts'
import { loadShipping } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'
import { orderShipping } from '../tables/checkouts.ts'

/**
 * Throws 422 unless the person who hands goods over for the provider has the code of the client or, without a code, a photo of the delivery and the reason, both of which the
 * client sees. Administrators confirm the platform's own deliveries.
 */
export const checkDeliveryCode: Effect<'deliver'> = async (ctx, { actor, terms, reason, orderContext: { order } }) => {
  const shipping = await loadShipping(ctx, order)
  if (actor !== 'provider' || !shipping) return {}
  const { code = '', file_ids = [] } = terms
  if (code.trim() !== '' || file_ids.length === 0) {
    const denied = deniedCode(shipping, code)
    if (denied) throw invalid('code', denied)
    return {}
  }
  if (!reason) throw invalid('reason', enterReason)
  await storeProof(ctx, order, file_ids)
  return {}
}

const enterReason: Label = { en: 'Write why there is no code', ar: 'اكتب سبب عدم وجود الرمز' }

async function storeProof(ctx: TransactionCtx, order: Parameters<typeof takeImages>[2] & object, ids: readonly string[]): Promise<void> {
  const proof_file_ids = await takeImages({ ...ctx, principal: userCtx(ctx).principal }, ids, order)
  await ctx.db.update(orderShipping).set({ proof_file_ids }).where(eq(orderShipping.order_id, order.id))
}
