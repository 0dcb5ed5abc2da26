import { changedOwnProduct, type OwnProductPage, type ownUnitsForm } from '@wasl/resources/own-products.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf, patchSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { splitProductChange, withProposal } from '@wasl/shared/rules/product-proposal.ts'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { teamProviderId } from '../../identity/providers/application.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { sendRequest, withdrawRequest } from '../reviews/send-request.ts'
import { product_groups, product_variants, review_requests } from '../tables/from-registry.ts'
import { loadOwnProduct } from './load-own-products.ts'
import { type OwnProductCtx, productResource, withOwnProduct } from './own-products.ts'
import { closeProposal, findOpenProposal, storeProposal } from './product-proposals.ts'

/** Adds a product of the current user's provider. It is not for sale until the administration has approved it. */
export const createProduct = (ctx: UserCtx, values: AnyRow): Promise<OwnProductPage> =>
  inTransaction(ctx, async (tx) => {
    const inside: OwnProductCtx = { ...tx, principal: ctx.principal }
    return loadOwnProduct(inside, await storeNewProduct(inside, values))
  })

/** Stores a new product of the current user's provider, sends it to review and returns its id. */
export async function storeNewProduct(ctx: OwnProductCtx, values: AnyRow): Promise<string> {
  const owned = { provider_id: teamProviderId(ctx), availability: 'unavailable', unavailable_reason: 'review' }
  const { id } = await createRow(ctx, productResource(), newRowOf(productResource().declaration, { ...values, ...owned }))
  await sendRequest(ctx, { kind: 'product', product_id: id })
  return id
}

/** Changes a product of the current user's provider: stock and price at once, the rest once the administration has approved it. */
export const changeProduct = (ctx: UserCtx, id: string, values: AnyRow): Promise<OwnProductPage> =>
  withOwnProduct(ctx, id, async (ctx, stored) => {
    await storeProductChange(ctx, stored, values)
    return loadOwnProduct(ctx, id)
  })

/** Stores the change of a locked product. */
export async function storeProductChange(ctx: OwnProductCtx, stored: StoredRow, values: AnyRow): Promise<void> {
  const context = await loadValidationContext(ctx)
  if (stored.unavailable_reason === 'review' || stored.unavailable_reason === 'rejection')
    await changeUnapproved(ctx, stored, parse(patchSchema(changedOwnProduct, stored, context), values))
  else await changeApproved(ctx, stored, values, context)
}

/** Changes prices, quantities and thresholds of a product and its variants at once. Throws 404 for a unit that is not one of the product. */
export const changeUnits = (ctx: UserCtx, id: string, { units }: z.output<ReturnType<typeof ownUnitsForm>>): Promise<OwnProductPage> =>
  withOwnProduct(ctx, id, async (ctx, stored) => {
    const context = await loadValidationContext(ctx)
    if (stored.type === 'simple') {
      if (units.some((unit) => unit.id !== id)) throw notFound()
      const [{ id: _, ...change } = { id }] = units
      await storeNow(ctx, stored, change, context)
    } else await storeNow(ctx, stored, { variants: await changedVariants(ctx, stored, units) }, context)
    return loadOwnProduct(ctx, id)
  })

/** Withdraws the change of a product that is being reviewed, or puts a rejected one aside. Throws 409 without one. */
export const withdrawChange = (ctx: UserCtx, id: string): Promise<OwnProductPage> =>
  withOwnProduct(ctx, id, async (ctx) => {
    const open = await findOpenProposal(ctx, id)
    if (!open) throw conflict({ en: 'No change is pending', ar: 'لا يوجد تعديل قيد المراجعة' })
    await closeProposal(ctx, open)
    return loadOwnProduct(ctx, id)
  })

/** Asks the administration to make a product the main one of its group. Throws 404 for a group without it, 409 if it is already or is asked for. */
export const askForMainProduct = (ctx: UserCtx, id: string, { group_id, note }: { group_id: string; note?: string | null | undefined }) =>
  withOwnProduct(ctx, id, async (ctx) => {
    const pairs = joinTableOf('product-groups.product_ids')
    const [group] = await ctx.db
      .select({ main: product_groups.main_product_id })
      .from(product_groups)
      .innerJoin(pairs, and(eq(pairs.row_id, product_groups.id), eq(pairs.to_id, id)))
      .where(eq(product_groups.id, group_id))
    if (!group) throw notFound()
    if (group.main === id) throw conflict({ en: 'It is the main product already', ar: 'هو المنتج الرئيسي بالفعل' })
    const isSame = and(
      eq(review_requests.group_id, group_id),
      eq(review_requests.after_product_id, id),
      eq(review_requests.status, 'pending'),
    )
    if ((await ctx.db.$count(review_requests, isSame)) > 0)
      throw conflict({ en: 'Your request is already being reviewed', ar: 'طلبك قيد المراجعة بالفعل' })
    await sendRequest(ctx, { kind: 'main_product', group_id, before_product_id: group.main, after_product_id: id, note: note ?? null })
    return loadOwnProduct(ctx, id)
  })

// A product that is not on sale yet changes at once, as the review shows its current values. With other facts its request is replaced, so that
// nobody approves what they have not read. A rejected one is sent for review again.
async function changeUnapproved(ctx: OwnProductCtx, stored: StoredRow, change: AnyRow): Promise<void> {
  if (change.availability === 'available') throw invalid('availability', notApproved)
  await storeChange(ctx, productResource(), { before: stored, change: { ...change, unavailable_reason: 'review' }, action: 'edit' })
  const isReviewed = Object.keys(splitProductChange(stored, { ...stored, ...change }).later).length > 0
  if (stored.unavailable_reason === 'review' && !isReviewed) return
  await withdrawNewProduct(ctx, stored.id)
  await sendRequest(ctx, { kind: 'product', product_id: stored.id })
}

async function withdrawNewProduct(ctx: OwnProductCtx, id: string): Promise<void> {
  const isWaiting = and(eq(review_requests.product_id, id), eq(review_requests.kind, 'product'), eq(review_requests.status, 'pending'))
  const waiting = await ctx.db.select({ id: review_requests.id }).from(review_requests).where(isWaiting)
  for (const request of waiting) await withdrawRequest(ctx, request.id)
}

async function changeApproved(ctx: OwnProductCtx, stored: StoredRow, values: AnyRow, context: ValidationContext): Promise<void> {
  const open = await findOpenProposal(ctx, stored.id)
  const current = open?.status === 'pending' ? withProposal(stored, open.after) : stored
  const change = parse(patchSchema(changedOwnProduct, current, context), values)
  const { now, later } = splitProductChange(stored, { ...current, ...change })
  if ('type' in later) throw invalid('type', fixedType)
  if (now.availability === 'available' && stored.unavailable_reason === 'administration') throw invalid('availability', stopped)
  const live = await storeNow(ctx, stored, now, context)
  if (Object.keys(later).length > 0) await storeProposal(ctx, live, open, later)
  else if (open?.status === 'pending') await closeProposal(ctx, open)
}

/** Stores what needs no review; the rules are those of the product as it is. */
const storeNow = (ctx: OwnProductCtx, stored: StoredRow, values: AnyRow, context: ValidationContext): Promise<StoredRow> =>
  storeChange(ctx, productResource(), {
    before: stored,
    change: parse(patchSchema(changedOwnProduct, stored, context), values),
    action: 'edit',
  })

async function changedVariants(ctx: OwnProductCtx, stored: StoredRow, units: readonly (AnyRow & { id: string })[]): Promise<AnyRow[]> {
  const rows = await ctx.db
    .select()
    .from(product_variants)
    .where(eq(product_variants.product_id, stored.id))
    .orderBy(product_variants.position)
  if (units.some(({ id }) => !rows.some((row) => row.id === id))) throw notFound()
  const variants: unknown = stored.variants
  if (!Array.isArray(variants)) throw notFound()
  return variants.map((variant, at) => {
    const { id: _, ...change } = units.find(({ id }) => id === rows[at]?.id) ?? { id: '' }
    return { ...variant, ...change }
  })
}

const notApproved = { en: 'It goes on sale once it is approved', ar: 'يُعرض للبيع بعد اعتماده' }
const stopped = {
  en: 'The administration has stopped its sale. Contact us to sell it again',
  ar: 'أوقفت الإدارة بيعه. تواصل معنا لإعادة عرضه',
}
const fixedType = {
  en: 'The type of an approved product is fixed. Add another product instead',
  ar: 'لا يتغيّر نوع المنتج بعد اعتماده. أضف منتجًا آخر بدلًا منه',
}
