import { resources } from '@wasl/resources/index.ts'
import { changedOwnProduct } from '@wasl/resources/own-products.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { eq } from 'drizzle-orm'
import { teamProviderId } from '../../identity/providers/application.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { type StoredResource, type StoredRow, storedResource } from '../../resources/stored-resource.ts'
import { mapConstraintErrors } from '../../resources/write/map-constraint-errors.ts'
import { products } from '../tables/from-registry.ts'

let cached: StoredResource | undefined
/** The products with their table. */
export const productResource = (): StoredResource => {
  cached ??= storedResource(resources.products)
  return cached
}

/** The condition of the products of the current user's provider. */
export const isOwnProduct = (ctx: Pick<UserCtx, 'principal'>) => eq(products.provider_id, teamProviderId(ctx))

/** What a transaction on a product of the current user has. */
export type OwnProductCtx = UserCtx & TransactionCtx

/** Runs `write` in a transaction with a product of the current user's provider, locked. Throws 404 for any other. */
export const withOwnProduct = <T>(ctx: UserCtx, id: string, write: (ctx: OwnProductCtx, stored: StoredRow) => Promise<T>): Promise<T> =>
  mapConstraintErrors(productResource(), () =>
    inTransaction(ctx, async (tx) => {
      const inside: OwnProductCtx = { ...tx, principal: ctx.principal }
      return write(inside, await loadRow(inside, productResource(), id, { lock: true, where: isOwnProduct(ctx) }))
    }),
  )

const ownRow = rowSchema(changedOwnProduct)
const ownNames = ['id', 'version', 'created_at', 'updated_at', ...Object.keys(changedOwnProduct.fields)]

/** A product as its provider reads it. */
export const toOwnRow = (row: Readonly<Record<string, unknown>>) =>
  ownRow.parse(Object.fromEntries(ownNames.map((name) => [name, row[name]])))
