import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notify } from '../../resources/notify.ts'
import { product_groups, products, type review_requests } from '../tables/from-registry.ts'

export type ReviewRequest = typeof review_requests.$inferSelect

/** Notifies the provider of the decision on its request, with the names of the product and group. A reason means rejected. */
export async function notifyReviewDecision(ctx: Ctx, request: ReviewRequest, reason: string | null): Promise<void> {
  const provider_ids = [request.provider_id]
  const name = await nameOf(ctx, products, request.product_id ?? request.after_product_id)
  if (!name) return
  if (request.kind !== 'main_product') {
    const types = typesOf[request.kind]
    if (reason === null) await notify(ctx, { type: types.approved, provider_ids, params: { name } })
    else await notify(ctx, { type: types.rejected, provider_ids, params: { name, reason } })
    return
  }
  const group = await nameOf(ctx, product_groups, request.group_id)
  if (!group) return
  if (reason === null) await notify(ctx, { type: 'main_product_approved', provider_ids, params: { name, group } })
  else await notify(ctx, { type: 'main_product_rejected', provider_ids, params: { name, group, reason } })
}

const typesOf = {
  product: { approved: 'product_approved', rejected: 'product_rejected' },
  product_edit: { approved: 'product_edit_approved', rejected: 'product_edit_rejected' },
} as const

async function nameOf({ db }: Ctx, table: typeof products | typeof product_groups, id: string | null) {
  if (!id) return null
  const [row] = await db.select({ ar: table.name_ar, en: table.name_en }).from(table).where(eq(table.id, id))
  return row ?? null
}
