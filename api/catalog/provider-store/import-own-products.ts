import { importedOwnProduct, newOwnProduct } from '@wasl/resources/own-products.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { withProposal } from '@wasl/shared/rules/product-proposal.ts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { loadActiveUser } from '../../identity/sessions/load-active-user.ts'
import type { App, Ctx, UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import type { Spreadsheet } from '../../platform/spreadsheets/cell.ts'
import { spreadsheetOf } from '../../resources/files/export-rows.ts'
import type { ImportTarget } from '../../resources/import/import-target.ts'
import type { Importer } from '../../resources/import/run-import.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { products, review_requests } from '../tables/from-registry.ts'
import { productProposals } from '../tables/product-proposals.ts'
import { isOwnProduct, productResource } from './own-products.ts'
import { changeProduct, createProduct } from './write-own-products.ts'

/** Who imports products of its provider, with the permissions of now; undefined for those who may not any more. */
export async function loadOwnProductImporter(app: App, user_id: string): Promise<Importer | undefined> {
  const principal = await loadActiveUser(app, user_id)
  if (!principal?.provider || !isPermitted({ action: 'prv.products' }, principal)) return undefined
  return { principal, target: ownProductTarget({ principal }) }
}

/** The products of the user's provider. A file changes them as their form does: prices and stock at once, the rest after a review. */
const ownProductTarget = (ctx: Pick<UserCtx, 'principal'>): ImportTarget => ({
  resource: productResource(),
  declaration: importedOwnProduct,
  canEdit: true,
  where: isOwnProduct(ctx),
  asShown: withPendingChanges,
  draftSchema: (context) => draftSchema(newOwnProduct, context),
  create: async (inside, draft) => void (await createProduct(userCtx(inside), draft)),
  edit: async (inside, { before, change }) => {
    await changeProduct(userCtx(inside), before.id, change)
    return true
  },
})

/** The products of the user's provider as a file, with the changes that wait for a review. */
export async function exportOwnProducts(ctx: UserCtx): Promise<Spreadsheet> {
  const own = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(isOwnProduct(ctx))
    .orderBy(desc(products.created_at), desc(products.id))
  return spreadsheetOf(ctx, productResource(), {
    declaration: importedOwnProduct,
    ids: own.map(({ id }) => id),
    asShown: withPendingChanges,
  })
}

async function withPendingChanges({ db }: Pick<Ctx, 'db'>, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  if (rows.length === 0) return []
  const pending = await db
    .select({ product_id: productProposals.product_id, after: productProposals.after })
    .from(productProposals)
    .innerJoin(review_requests, and(eq(review_requests.id, productProposals.request_id), eq(review_requests.status, 'pending')))
    .where(
      and(
        isNull(productProposals.closed_at),
        inArray(
          productProposals.product_id,
          rows.map(({ id }) => id),
        ),
      ),
    )
  const changes = new Map(pending.map(({ product_id, after }) => [product_id, after]))
  return rows.map((row) => ({ ...row, ...withProposal(row, changes.get(row.id) ?? {}) }))
}
