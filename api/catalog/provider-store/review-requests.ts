import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { type StoredRow, storedResource } from '../../resources/stored-resource.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { applyCarProposal, lockCarOfRequest } from '../provider-cars/car-proposals.ts'
import { products, review_requests } from '../tables/from-registry.ts'
import { notifyReviewDecision, type ReviewRequest } from './notify-review-decision.ts'
import { applyProposal } from './product-proposals.ts'

/** Approves a provider's request: its product goes on sale, or its group gets the requested main product. Each is an edit in their own history. */
export async function approveReviewRequest(ctx: Ctx, id: string): Promise<void> {
  const request = await loadReviewRequest(ctx, id)
  if (request.kind === 'product') await storeEdit(ctx, resources.products, request.product_id, () => ({ availability: 'available' }))
  else if (request.kind === 'product_edit') await applyProposal(ctx, id, await lockProduct(ctx, request.product_id))
  else if (request.kind === 'car_edit') await applyCarProposal(ctx, id)
  else
    await storeEdit(ctx, resources['product-groups'], request.group_id, ({ product_ids, main_product_id }) => {
      if (!Array.isArray(product_ids) || !product_ids.includes(request.after_product_id))
        throw conflict({ en: 'The product is no longer in the group', ar: 'لم يعد المنتج ضمن المجموعة' })
      if (main_product_id !== request.before_product_id)
        throw conflict({
          en: 'The main product of the group has changed since the request. Reject it; the provider can send a new one',
          ar: 'تغيّر المنتج الرئيسي للمجموعة بعد إرسال الطلب. ارفضه ليرسل المزوّد طلبًا جديدًا إن رغب',
        })
      return { main_product_id: request.after_product_id }
    })
  await notifyReviewDecision(ctx, request, null)
}

async function storeEdit(
  ctx: Ctx,
  declaration: AnyResource,
  id: string | null,
  changed: (row: Readonly<Record<string, unknown>>) => object,
) {
  const resource = storedResource(declaration)
  if (!id) throw conflict(gone)
  const before = await loadRow(ctx, resource, id, { lock: true })
  await storeChange(ctx, resource, { before, change: { ...changed(before) }, action: 'edit' })
}

async function lockProduct(ctx: Ctx, id: string | null): Promise<StoredRow> {
  if (!id) throw conflict(gone)
  return loadRow(ctx, storedResource(resources.products), id, { lock: true })
}

const gone = { en: 'The product or group of this request no longer exists', ar: 'لم يعد موضوع الطلب موجودًا' }

/** Takes the locks of a decision in the order of the provider's own changes: its product or car first. */
export async function lockSubjectOfRequest(ctx: TransactionCtx, id: string): Promise<void> {
  const ofRequest = ctx.db.select({ id: review_requests.product_id }).from(review_requests).where(eq(review_requests.id, id))
  await ctx.db.select({ id: products.id }).from(products).where(inArray(products.id, ofRequest)).for('update')
  await lockCarOfRequest(ctx, id)
}

/** Rejects a provider's request: stores the reason and notifies the provider. */
export async function rejectReviewRequest(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  await ctx.db.update(review_requests).set({ reject_reason: reason }).where(eq(review_requests.id, id))
  const request = await loadReviewRequest(ctx, id)
  if (request.kind === 'product' && request.product_id)
    await storeEdit(ctx, resources.products, request.product_id, ({ unavailable_reason }) =>
      unavailable_reason === 'review' ? { unavailable_reason: 'rejection' } : {},
    )
  await notifyReviewDecision(ctx, request, reason)
}

/** The request with this id. Throws 404. */
async function loadReviewRequest({ db }: Pick<Ctx, 'db'>, id: string): Promise<ReviewRequest> {
  const [request] = await db.select().from(review_requests).where(eq(review_requests.id, id))
  if (!request) throw notFound()
  return request
}
