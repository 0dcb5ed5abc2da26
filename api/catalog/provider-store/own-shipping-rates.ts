import { resources } from '@wasl/resources/index.ts'
import { type OwnRate, ownRate, ownRateRow } from '@wasl/resources/own-shipping-rates.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf } from '@wasl/shared/registry/schema.ts'
import { asc, eq } from 'drizzle-orm'
import { teamProviderId } from '../../identity/providers/application.ts'
import type { UserCtx } from '../../platform/context.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { toRows } from '../../resources/read/row-mapping.ts'
import { type StoredResource, storedResource } from '../../resources/stored-resource.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { deleteRow } from '../../resources/write/delete-row.ts'
import { editRow } from '../../resources/write/edit-row.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { assertNoContacts } from '../assert-no-contacts.ts'
import { shipping_rates } from '../tables/from-registry.ts'

let cached: StoredResource | undefined
const rateResource = (): StoredResource => {
  cached ??= storedResource(resources['shipping-rates'])
  return cached
}
/** What clients read of a rate. */
const publicTexts = ['shipping_title', 'pick_up_place', 'pick_up_hours']
const isOwn = (ctx: UserCtx) => eq(shipping_rates.provider_id, teamProviderId(ctx))
const ownNames = ['id', 'version', 'created_at', 'updated_at', ...Object.keys(ownRate.fields)]
const toOwnRow = (row: AnyRow): OwnRate => ownRateRow.parse(Object.fromEntries(ownNames.map((name) => [name, row[name]])))

/** The shipping rates of the current user's provider. */
export async function listRates(ctx: UserCtx): Promise<OwnRate[]> {
  const raw = await ctx.db.select().from(shipping_rates).where(isOwn(ctx)).orderBy(asc(shipping_rates.created_at), asc(shipping_rates.id))
  return (await toRows(ctx, rateResource(), raw)).map(toOwnRow)
}

/** Adds a shipping rate of the current user's provider. */
export async function createRate(ctx: UserCtx, values: AnyRow): Promise<OwnRate> {
  assertNoContacts(values, publicTexts)
  const { declaration } = rateResource()
  return toOwnRow(await createRow(ctx, rateResource(), newRowOf(declaration, { ...values, provider_id: teamProviderId(ctx) })))
}

/** Changes a shipping rate of the current user's provider. Throws 404 for any other. */
export async function changeRate(ctx: UserCtx, id: string, change: AnyRow): Promise<OwnRate> {
  assertNoContacts(change, publicTexts)
  const context = await loadValidationContext(ctx)
  return toOwnRow(await editRow(ctx, rateResource(), { id, change, version: null, context, where: isOwn(ctx) }))
}

/** Deletes a shipping rate of the current user's provider. Throws 404 for any other. */
export async function removeRate(ctx: UserCtx, id: string): Promise<void> {
  await loadRow(ctx, rateResource(), id, { where: isOwn(ctx) })
  await deleteRow(ctx, rateResource(), id)
}
