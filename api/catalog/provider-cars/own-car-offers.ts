import { resources } from '@wasl/resources/index.ts'
import { type OwnCarOffer, ownCarOffer, ownCarOfferRow } from '@wasl/resources/own-cars.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf } from '@wasl/shared/registry/schema.ts'
import { and, desc, eq } from 'drizzle-orm'
import { teamProviderId } from '../../identity/providers/application.ts'
import type { UserCtx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { toRows } from '../../resources/read/row-mapping.ts'
import { type StoredResource, storedResource } from '../../resources/stored-resource.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { deleteRow } from '../../resources/write/delete-row.ts'
import { editRow } from '../../resources/write/edit-row.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { assertNoContacts } from '../assert-no-contacts.ts'
import { car_offers, cars } from '../tables/from-registry.ts'
import { isOwnCar } from './own-cars.ts'

let cached: StoredResource | undefined
const offerResource = (): StoredResource => {
  cached ??= storedResource(resources['car-offers'])
  return cached
}
const isOwn = (ctx: UserCtx) => eq(car_offers.provider_id, teamProviderId(ctx))
const ownNames = ['id', 'version', 'created_at', 'updated_at', ...Object.keys(ownCarOffer.fields)]
const toOwnOffer = (row: AnyRow): OwnCarOffer => ownCarOfferRow.parse(Object.fromEntries(ownNames.map((name) => [name, row[name]])))

/** The offers of the current user's provider on its cars. */
export async function listOffers(ctx: UserCtx): Promise<OwnCarOffer[]> {
  const raw = await ctx.db.select().from(car_offers).where(isOwn(ctx)).orderBy(desc(car_offers.created_at), desc(car_offers.id))
  return (await toRows(ctx, offerResource(), raw)).map(toOwnOffer)
}

/** Adds an offer of the current user's provider. */
export async function createOffer(ctx: UserCtx, values: AnyRow): Promise<OwnCarOffer> {
  assertNoContacts(values, ['offer_title'])
  await assertOwnCar(ctx, values)
  const row = newRowOf(offerResource().declaration, { ...values, provider_id: teamProviderId(ctx) })
  return toOwnOffer(await createRow(ctx, offerResource(), row))
}

/** Changes an offer of the current user's provider. Throws 404 for any other. */
export async function changeOffer(ctx: UserCtx, id: string, change: AnyRow): Promise<OwnCarOffer> {
  assertNoContacts(change, ['offer_title'])
  await assertOwnCar(ctx, change)
  const context = await loadValidationContext(ctx)
  return toOwnOffer(await editRow(ctx, offerResource(), { id, change, version: null, context, where: isOwn(ctx) }))
}

/** Deletes an offer of the current user's provider. Throws 404 for any other. */
export async function removeOffer(ctx: UserCtx, id: string): Promise<void> {
  await loadRow(ctx, offerResource(), id, { where: isOwn(ctx) })
  await deleteRow(ctx, offerResource(), id)
}

/** Throws 422 for a car of another provider. */
async function assertOwnCar(ctx: UserCtx, { car_id }: AnyRow): Promise<void> {
  if (typeof car_id !== 'string') return
  if ((await ctx.db.$count(cars, and(isOwnCar(ctx), eq(cars.id, car_id)))) === 0) throw invalid('car_id', messages.wrong_relation)
}
