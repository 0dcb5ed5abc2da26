import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { changesOf, withProposal } from '@wasl/shared/rules/product-proposal.ts'
import { pickKeys } from '@wasl/shared/utils/typed-entries.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { productProposals } from '../tables/product-proposals.ts'
import { productResource } from './own-products.ts'

/** What a request changes of its product: once approved what it has changed, until then what it would change now. Throws 404 for a request without a change. */
export async function loadProductChange(ctx: Ctx, request_id: string): Promise<{ before: AnyRow; after: AnyRow }> {
  const [proposal] = await ctx.db.select().from(productProposals).where(eq(productProposals.request_id, request_id))
  if (!proposal) throw notFound()
  if (proposal.before) return { before: proposal.before, after: proposal.after }
  const product = await loadRow(ctx, productResource(), proposal.product_id)
  const names = Object.keys(changesOf(product, proposal.after))
  return { before: pickKeys(product, names), after: pickKeys(withProposal(product, proposal.after), names) }
}
