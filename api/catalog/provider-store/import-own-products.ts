import { importedOwnProduct, newOwnProduct } from '@wasl/resources/own-products.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { draftSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { withProposal } from '@wasl/shared/rules/product-proposal.ts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import * as z from 'zod'
import { loadActiveUser } from '../../identity/sessions/load-active-user.ts'
import type { App, Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import type { Spreadsheet } from '../../platform/spreadsheets/cell.ts'
import { spreadsheetOf } from '../../resources/files/export-rows.ts'
import type { Importer, ImportTarget } from '../../resources/import/import-target.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { products, review_requests } from '../tables/from-registry.ts'
import { productProposals } from '../tables/product-proposals.ts'
import { stock } from '../tables/stock.ts'
import { asExported, stockAtExport, withCurrentStock } from './exported-stock.ts'
import { isOwnProduct, productResource, withOwnProduct } from './own-products.ts'
import { storeNewProduct, storeProductChange } from './write-own-products.ts'

/** Who imports products of its provider, with the permissions of now; undefined for those who may not any more. */
export async function loadOwnProductImporter(app: App, user_id: string): Promise<Importer | undefined> {
  const principal = await loadActiveUser(app, user_id)
  if (!principal?.provider || !isPermitted({ action: 'prv.products' }, principal)) return undefined
  return { principal, target: ownProductTarget({ principal }) }
}

/** The products of the user's provider. A file changes them as their form does: prices and stock at once, the rest after a review. Sales since the export stay counted. */
const ownProductTarget = (ctx: Pick<UserCtx, 'principal'>): ImportTarget => ({
  resource: productResource(),
  declaration: importedOwnProduct,
  canEdit: true,
  where: isOwnProduct(ctx),
  asShown: withPendingChanges,
  asExported: (row, line) => asExported(row, line.get('stock_at_export')),
  draftSchema: newProductSchema,
  create: async (inside, draft) => void (await storeNewProduct({ ...userCtx(inside), db: inside.db }, draft)),
  edit: async (inside, { before, change }) => {
    await lockStock(inside, before.id)
    return withOwnProduct(userCtx(inside), before.id, async (ctx, stored) => {
      const current = withCurrentStock(change, before, stored)
      const isChanged = Object.keys(current).length > 0
      if (isChanged) await storeProductChange(ctx, stored, current)
      return isChanged
    })
  },
})

/** The schema of a new product; what its line tells of the stock of another one is left out. */
const newProductSchema = (context: ValidationContext): z.ZodType<AnyRow> =>
  z.preprocess(({ stock_at_export: _, ...draft }: AnyRow) => draft, draftSchema(newOwnProduct, context))

/** Locks the stock of a product before the product, as sales do. */
const lockStock = ({ db }: TransactionCtx, product_id: string) =>
  db.select({ id: stock.unit_id }).from(stock).where(eq(stock.product_id, product_id)).orderBy(stock.unit_id).for('update')

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
    asShown: async (ctx, rows) => (await withPendingChanges(ctx, rows)).map((row) => ({ ...row, stock_at_export: stockAtExport(row) })),
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
