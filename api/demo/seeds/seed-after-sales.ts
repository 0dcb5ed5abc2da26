import { productPicture } from '@wasl/resources/demo/pictures/products/index.ts'
import { demoProducts } from '@wasl/resources/demo/products.ts'
import { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import type { PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { product_variants, products } from '../../catalog/tables/from-registry.ts'
import { advanceOwnReturn } from '../../ordering/goods/advance-return.ts'
import { listOrderLines } from '../../ordering/orders/order-goods.ts'
import { requestTransition } from '../../ordering/orders/transition-routes.ts'
import { answerOwnReview, writeProductReview } from '../../ordering/reviews/write-review.ts'
import { returns } from '../../ordering/tables/from-registry.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { TransactionCtx, User, UserCtx } from '../../platform/context.ts'
import { parse } from '../../platform/http/parse.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import type { DemoPurchase } from '../data/store-orders.ts'

/** An order of products, with its two sides. */
export type Purchase = { ctx: UserCtx & TransactionCtx; client: User; seller: User; order_id: string; demo: DemoPurchase }

/** Makes a transition as the client or the seller. */
export const transition = (
  { ctx, order_id, ...sides }: Purchase,
  name: PublicOrderTransition,
  by: 'client' | 'seller',
  body: Readonly<Record<string, unknown>> = {},
) => requestTransition({ ...ctx, principal: sides[by] }, { order_id, name, body: parse(transitionEndpoints[name].body, body) })

/** The goods of an order that have this stock keeping unit, otherwise all; `most` limits the quantity. */
export async function linesOf({ ctx, order_id }: Purchase, sku?: string, most = Number.POSITIVE_INFINITY) {
  const unit_id = sku && (await findUnit(ctx, sku))?.unit_id
  const lines = await listOrderLines(ctx, { id: order_id, kind: 'store' })
  return lines
    .filter((line) => !unit_id || line.unit_id === unit_id)
    .map(({ id: line_id, quantity }) => ({ line_id, quantity: Math.min(quantity, most) }))
}

/** Reviews the products of the order, some with a photo and with the answer of the provider. */
export async function seedReviews(purchase: Purchase): Promise<void> {
  const { ctx, seller, order_id, demo } = purchase
  const ordered = await listOrderLines(ctx, { id: order_id, kind: 'store' })
  for (const { sku, rating, comment, photo, answer } of demo.reviews ?? []) {
    const unit = await findUnit(ctx, sku)
    if (!unit || !ordered.some(({ unit_id }) => unit_id === unit.unit_id)) continue
    const file_ids = photo ? [await uploadPhoto(ctx, 'review', sku)] : []
    await writeProductReview(ctx, { order_id, product_id: unit.product_id, rating, comment, file_ids })
    const [stored] = await ctx.db
      .select({ id: reviews.id })
      .from(reviews)
      .where(eq(reviews.order_id, order_id))
      .orderBy(desc(reviews.id))
      .limit(1)
    if (answer && stored) await answerOwnReview({ ...ctx, principal: seller }, { id: stored.id, answer })
  }
}

/** Returns the first line of the order, up to its `until`. */
export async function seedReturn(purchase: Purchase, advanceHours: (hours: number) => void): Promise<void> {
  const { ctx, client, seller, order_id, demo } = purchase
  if (!demo.return) return
  const { cause, reason, until, answer } = demo.return
  const [sku = ''] = Object.keys(demo.lines)
  const [line] = await linesOf(purchase, sku, 1)
  if (!line) return
  const file_ids = cause === 'defect' ? [await uploadPhoto(ctx, 'complaint', sku)] : []
  advanceHours(5)
  await transition(purchase, 'request_return', 'client', { lines: [line], cause, reason, file_ids })
  if (until === 'requested') return
  const [row] = await ctx.db.select({ id: returns.id }).from(returns).where(eq(returns.order_id, order_id))
  const step = (name: Parameters<typeof advanceOwnReturn>[2], by: User, change = {}) =>
    advanceOwnReturn({ ...ctx, principal: by }, row?.id ?? '', name, change)
  advanceHours(3)
  if (until === 'rejected') return step('reject', seller, { reason: answer })
  await step('accept', seller)
  advanceHours(20)
  await step('send_back', client, { tracking: 'RT-20481' })
  advanceHours(40)
  if (until === 'refunded') await step('receive', seller, { is_resellable: false })
}

/** A drawing of the product, in another light than in the store. */
async function uploadPhoto(ctx: UserCtx, purpose: 'review' | 'complaint', sku: string): Promise<string> {
  const at = demoProducts.findIndex(({ values, variants }) => values.sku === sku || variants?.some((variant) => variant.sku === sku))
  const product = demoProducts[at]
  if (!product) throw new Error(`uploadPhoto: no product ${sku}`)
  const bytes = await sharp(Buffer.from(productPicture(product.picture, at + 3)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const file = { name: 'صورة.png', bytes, truncated: false }
  return (await storeUpload(ctx, { purpose, file })).id
}

/** The unit with this stock keeping unit. */
async function findUnit({ db }: Pick<TransactionCtx, 'db'>, sku: string): Promise<{ unit_id: string; product_id: string } | undefined> {
  const [variant] = await db.select().from(product_variants).where(eq(product_variants.sku, sku))
  if (variant) return { unit_id: variant.id, product_id: variant.product_id }
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.sku, sku))
  return product && { unit_id: product.id, product_id: product.id }
}
