import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { products } from '../db/resource-tables.ts'
import { notify } from '../notifications/notify.ts'
import type { ReviewRequest } from './request-of.ts'

/** Tells the provider what became of its request, by the name of the product it was about; a refusal with its reason. */
export async function tellOfDecision(ctx: Ctx, request: ReviewRequest, reason: string | null): Promise<void> {
  const about = request.product_id ?? request.after_product_id
  if (!about) return
  const [product] = await ctx.db.select().from(products).where(eq(products.id, about))
  if (!product) return
  const [provider_ids, name] = [[request.provider_id], { ar: product.name_ar, en: product.name_en }]
  if (reason === null) await notify(ctx, { type: 'product_approved', provider_ids, holes: { name } })
  else await notify(ctx, { type: 'product_refused', provider_ids, holes: { name, reason } })
}
