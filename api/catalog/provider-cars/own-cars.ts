import { resources } from '@wasl/resources/index.ts'
import { ownCar } from '@wasl/resources/own-cars.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { teamProviderId } from '../../identity/providers/application.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { type StoredResource, type StoredRow, storedResource } from '../../resources/stored-resource.ts'
import { mapConstraintErrors } from '../../resources/write/map-constraint-errors.ts'
import { cars } from '../tables/from-registry.ts'

let cached: StoredResource | undefined
/** The cars with their table. */
export const carResource = (): StoredResource => {
  cached ??= storedResource(resources.cars)
  return cached
}

/** The condition of the cars of the current user's provider. */
export const isOwnCar = (ctx: UserCtx) => eq(cars.provider_id, teamProviderId(ctx))

/** What a transaction on a car of the current user has. */
export type OwnCarCtx = UserCtx & TransactionCtx

/** Runs `write` in a transaction with a car of the current user's provider, locked. Throws 404 for any other. */
export const withOwnCar = <T>(ctx: UserCtx, id: string, write: (ctx: OwnCarCtx, stored: StoredRow) => Promise<T>): Promise<T> =>
  mapConstraintErrors(carResource(), () =>
    inTransaction(ctx, async (tx) => {
      const inside: OwnCarCtx = { ...tx, principal: ctx.principal }
      return write(inside, await loadRow(inside, carResource(), id, { lock: true, where: isOwnCar(ctx) }))
    }),
  )

const ownRow = rowSchema(ownCar)
const ownNames = ['id', 'version', 'created_at', 'updated_at', ...Object.keys(ownCar.fields)]

/** A car as its provider reads it. */
export const toOwnCar = (row: Readonly<Record<string, unknown>>) =>
  ownRow.parse(Object.fromEntries(ownNames.map((name) => [name, row[name]])))

export const carIsRetired: Label = { en: 'This car is retired', ar: 'السيارة خارج الخدمة' }
