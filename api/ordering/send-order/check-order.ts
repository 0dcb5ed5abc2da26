import type { Ctx } from '../../platform/context.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { assertCityAndCategory } from '../orders/assert-city-and-category.ts'
import { assertTransitionAllowed } from '../orders/assert-transition-allowed.ts'
import { withPlace } from '../orders/order-mode.ts'
import { fileIdsByField } from '../orders/write-items.ts'
import { assertChosenProviders } from './assert-chosen-providers.ts'
import { bookPackage } from './book-package.ts'
import type { OrderSubmission } from './submit-order.ts'

/**
 * Checks the content of an order as `submitOrder` does, without a client and without storing it. Throws 422 for what the fields name, 409 if no
 * provider serves the city.
 */
export async function checkOrder(
  ctx: Ctx,
  { provider_ids = [], package_id, package_total, purchase_order: _, branch_id: __, ...sent }: OrderSubmission,
): Promise<void> {
  const content = await withPlace(ctx, sent)
  await assertCityAndCategory(ctx, content)
  await bookPackage(ctx, content, { provider_ids, package_id, package_total })
  await assertChosenProviders(ctx, content, provider_ids)
  const draft = { status: 'draft', kind: content.kind, orderContext: null, offer: null, content } as const
  await assertTransitionAllowed(ctx, draft, { name: 'submit', actor: 'client' }, ['content'])
  await assertUploadQuota(ctx, fileIdsByField(content))
}
