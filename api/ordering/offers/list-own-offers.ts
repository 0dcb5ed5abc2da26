import type { OfferSort } from '@wasl/shared/contract/choices.ts'
import type { OfferView } from '@wasl/shared/contract/offers.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadButtonFacts } from '../orders/order-facts.ts'
import { loadVisibleOrder } from '../orders/visible-order.ts'
import { isOfClient } from '../tables/orders-of-client.ts'
import { loadOfferViews } from './offer-views.ts'

/** The offers on an order of this client. Throws 404 for orders of others. */
export async function listOwnOffers(ctx: UserCtx, id: string, sort: OfferSort): Promise<OfferView[]> {
  const order = await loadVisibleOrder(ctx, id)
  if (!isOfClient(ctx.principal, order)) throw notFound()
  const context = orderContext(ctx, order)
  return loadOfferViews(ctx, context, { reader: 'client', sort, facts: await loadButtonFacts(ctx, context, 'client') })
}
