import type { OwnProductPage } from '@wasl/resources/own-products.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { OwnProductCard, OwnProductReview, OwnProductUnit } from '@wasl/shared/contract/provider-products.ts'
import { withProposal } from '@wasl/shared/rules/product-proposal.ts'
import { and, asc, desc, eq, exists, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { idAndName } from '../services/id-and-name.ts'
import { product_groups, product_variants, review_requests } from '../tables/from-registry.ts'
import { productProposals } from '../tables/product-proposals.ts'
import { stock } from '../tables/stock.ts'
import { isOwnProduct, productResource, toOwnRow } from './own-products.ts'
import { findOpenProposal } from './product-proposals.ts'

type ReadCtx = Pick<Ctx, 'db'>

/** A product of the current user's provider. Throws 404 for any other. */
export async function loadOwnProduct(ctx: UserCtx, id: string): Promise<OwnProductPage> {
  const stored = await loadRow(ctx, productResource(), id, { where: isOwnProduct(ctx) })
  const product = toOwnRow(stored)
  const [card] = await toProductCards(ctx, [stored])
  if (!card) throw new Error('loadOwnProduct: no card')
  const open = await findOpenProposal(ctx, id)
  return { ...card, product, planned: open ? toOwnRow(withProposal(stored, open.after)) : null, groups: await loadGroups(ctx, id) }
}

/** What a list shows of products. */
export async function toProductCards(ctx: ReadCtx, rows: readonly StoredRow[]): Promise<OwnProductCard[]> {
  const ids = rows.map(({ id }) => id)
  const [units, reviews] = await Promise.all([loadUnits(ctx, rows), loadReviews(ctx, ids)])
  return rows.map((stored) => {
    const product = toOwnRow(stored)
    const own = units.get(product.id) ?? []
    const isNew = stored.unavailable_reason === 'review' || stored.unavailable_reason === 'rejection'
    const request = reviews.find((one) => one.product_id === product.id && one.kind === (isNew ? 'product' : 'product_edit'))
    return {
      id: product.id,
      name: product.name,
      image_url: product.images?.[0] ? fileUrl(product.images[0]) : null,
      state: stateOf(stored, own),
      review: request ? reviewOf(request) : null,
      units: own,
    }
  })
}

const stateOfReason: Readonly<Record<string, OwnProductCard['state']>> = { review: 'in_review', rejection: 'rejected', provider: 'hidden' }

function stateOf({ availability, unavailable_reason }: StoredRow, units: readonly OwnProductUnit[]): OwnProductCard['state'] {
  if (availability === 'unavailable') return stateOfReason[String(unavailable_reason)] ?? 'stopped'
  return units.some(({ quantity, reserved }) => quantity > reserved) ? 'on_sale' : 'sold_out'
}

async function loadUnits({ db }: ReadCtx, rows: readonly StoredRow[]): Promise<ReadonlyMap<string, OwnProductUnit[]>> {
  const products = new Map(rows.map((row) => [row.id, toOwnRow(row)]))
  const found = await db
    .select({ stock, variant: product_variants })
    .from(stock)
    .leftJoin(product_variants, eq(product_variants.id, stock.unit_id))
    .where(inArray(stock.product_id, [...products.keys()]))
    .orderBy(asc(product_variants.position))
  const pairs = joinTableOf('product-variants.options')
  const variantIds = found.flatMap(({ variant }) => variant?.id ?? [])
  const options = await db.select().from(pairs).where(inArray(pairs.row_id, variantIds)).orderBy(asc(pairs.position))
  const units = found.flatMap(({ stock: { unit_id, product_id, on_hand, reserved }, variant }) => {
    const product = products.get(product_id)
    const priced = variant ?? product
    if (!product || !priced) return []
    const option_ids = variant
      ? options.filter(({ row_id }) => row_id === variant.id).map(({ to_id }) => to_id)
      : (product.option_ids ?? [])
    const { sku, price, low_stock } = priced
    const unit = { id: unit_id, option_ids: [...option_ids], sku, price, quantity: on_hand, reserved, low_stock }
    return [{ product_id, unit: { ...unit, is_low: low_stock !== null && on_hand <= low_stock } }]
  })
  return new Map([...Map.groupBy(units, ({ product_id }) => product_id)].map(([id, own]) => [id, own.map(({ unit }) => unit)]))
}

/** The requests of products that wait, or were rejected and not put aside; the latest first. */
const loadReviews = ({ db }: ReadCtx, ids: readonly string[]) =>
  db
    .select()
    .from(review_requests)
    .where(
      and(
        inArray(review_requests.product_id, [...ids]),
        inArray(review_requests.status, ['pending', 'rejected']),
        or(
          eq(review_requests.kind, 'product'),
          exists(
            db
              .select()
              .from(productProposals)
              .where(and(eq(productProposals.request_id, review_requests.id), isNull(productProposals.closed_at))),
          ),
        ),
      ),
    )
    .orderBy(desc(review_requests.created_at), desc(review_requests.id))

const reviewOf = (request: typeof review_requests.$inferSelect): OwnProductReview => ({
  kind: request.kind === 'product' ? 'product' : 'product_edit',
  status: request.status === 'rejected' ? 'rejected' : 'pending',
  reject_reason: request.reject_reason,
  sent_at: request.created_at,
})

async function loadGroups({ db }: ReadCtx, id: string): Promise<OwnProductPage['groups']> {
  const pairs = joinTableOf('product-groups.product_ids')
  const groups = await db
    .select({ group: product_groups })
    .from(product_groups)
    .innerJoin(pairs, eq(pairs.row_id, product_groups.id))
    .where(eq(pairs.to_id, id))
    .orderBy(product_groups.name_ar)
  const requests = await db
    .select({ group_id: review_requests.group_id })
    .from(review_requests)
    .where(and(eq(review_requests.after_product_id, id), eq(review_requests.status, 'pending'), ne(review_requests.kind, 'product')))
  return groups.map(({ group }) => ({
    ...idAndName(group),
    main_product_id: group.main_product_id,
    is_requested: requests.some(({ group_id }) => group_id === group.id),
  }))
}
