import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { changesOf, withProposal } from '@wasl/shared/rules/product-proposal.ts'
import { pickKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { publishFiles } from '../../resources/write/publish-files.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { assertStorable } from '../reviews/assert-storable.ts'
import { sendRequest, withdrawRequest } from '../reviews/send-request.ts'
import { review_requests } from '../tables/from-registry.ts'
import { productProposals } from '../tables/product-proposals.ts'
import { type OwnProductCtx, productResource } from './own-products.ts'

type Proposal = { request_id: string; status: string; after: AnyRow }

/** The change of a product that waits for its review, or was rejected and is not put aside. */
export async function findOpenProposal({ db }: Pick<Ctx, 'db'>, product_id: string): Promise<Proposal | undefined> {
  const [open] = await db
    .select({ request_id: productProposals.request_id, status: review_requests.status, after: productProposals.after })
    .from(productProposals)
    .innerJoin(review_requests, eq(review_requests.id, productProposals.request_id))
    .where(and(eq(productProposals.product_id, product_id), isNull(productProposals.closed_at)))
  return open
}

/** Stores what a provider wants to change of its locked product, in a new request: one that waits is withdrawn, so that nobody approves what they have not read. */
export async function storeProposal(ctx: OwnProductCtx, product: StoredRow, open: Proposal | undefined, after: AnyRow): Promise<void> {
  await assertStorable(ctx, productResource(), product, pickKeys(withProposal(product, after), Object.keys(after)))
  await publishFiles(ctx, productResource(), after, product)
  if (open) await closeProposal(ctx, open)
  const request_id = await sendRequest(ctx, { kind: 'product_edit', product_id: product.id })
  await ctx.db.insert(productProposals).values({ request_id, product_id: product.id, after })
}

/** Withdraws the change of a product that waits, and puts a rejected one aside. */
export async function closeProposal(ctx: OwnProductCtx, open: Proposal): Promise<void> {
  await ctx.db.update(productProposals).set({ closed_at: ctx.clock.now() }).where(eq(productProposals.request_id, open.request_id))
  if (open.status === 'pending') await withdrawRequest(ctx, open.request_id)
}

/** Stores the proposed change in its locked product. Throws 409 if the product has changed so that it does not fit any more. */
export async function applyProposal(ctx: Ctx, request_id: string, product: StoredRow): Promise<void> {
  const [proposal] = await ctx.db.select().from(productProposals).where(eq(productProposals.request_id, request_id))
  if (!proposal) throw conflict(outdated)
  const names = Object.keys(changesOf(product, proposal.after))
  const change = pickKeys(withProposal(product, proposal.after), names)
  const parsed = patchSchema(productResource().declaration, product, await loadValidationContext(ctx)).safeParse(change)
  if (!parsed.success) throw conflict(outdated)
  await storeChange(ctx, productResource(), { before: product, change: parsed.data, action: 'edit' })
  await ctx.db
    .update(productProposals)
    .set({ before: pickKeys(product, names), after: change, closed_at: ctx.clock.now() })
    .where(eq(productProposals.request_id, request_id))
}

const outdated = {
  en: 'The product has changed since, and this change does not fit any more. Reject it; the provider can send a new one',
  ar: 'تغيّر المنتج بعد إرسال التعديل فلم يعد يناسبه. ارفضه ليرسل المزوّد تعديلًا جديدًا إن رغب',
}
