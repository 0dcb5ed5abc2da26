import { type AddressForm, maxAddresses, type SavedAddress } from '@wasl/shared/contract/addresses.ts'
import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import { cities } from '../../catalog/tables/from-registry.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { addresses } from '../tables/addresses.ts'

export const listAddresses = (ctx: UserCtx): Promise<SavedAddress[]> => selectAddresses(ctx, undefined)

/** The city of a saved place, for a select. */
export const cityColumns = { id: cities.id, ar: cities.name_ar, en: cities.name_en }

async function selectAddresses({ db, principal }: UserCtx, where: SQL | undefined): Promise<SavedAddress[]> {
  const rows = await db
    .select({ address: addresses, city: cityColumns })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.city_id))
    .where(and(eq(addresses.user_id, principal.id), where))
    .orderBy(asc(addresses.created_at), asc(addresses.id))
  return rows.map(({ address: { id, label, district, address, short_address, lat, lng }, city }) => ({
    ...{ id, label, district, address, short_address, lat, lng },
    city: { id: city.id, name: { ar: city.ar, en: city.en } },
  }))
}

/** Saves an address; one of the user with the same name is replaced. Throws 422 for an unknown city, or when the user has too many. */
export function saveAddress(ctx: UserCtx, form: AddressForm): Promise<SavedAddress> {
  return inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    const user_id = own.principal.id
    // Two addresses saved at the same time must not exceed the limit.
    await lockUntilCommit(own.db, 'addresses', user_id)
    await assertCity(own, form.city_id)
    const [known] = await own.db
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.user_id, user_id), eq(addresses.label, form.label)))
    if (known) return writeAddress(own, known.id, form)
    if ((await own.db.$count(addresses, eq(addresses.user_id, user_id))) >= maxAddresses)
      throw invalid('label', { en: 'You have too many addresses. Delete one first', ar: 'عناوينك كثيرة. احذف أحدها أولًا' })
    const now = own.clock.now()
    const [row] = await own.db
      .insert(addresses)
      .values({ ...form, user_id, created_at: now, updated_at: now })
      .returning({ id: addresses.id })
    return loadAddress(own, row?.id ?? '')
  })
}

/** Changes an address of the user. Throws 404, and 422 if another one has the name. */
export function changeAddress(ctx: UserCtx, id: string, form: AddressForm): Promise<SavedAddress> {
  return inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    await lockUntilCommit(own.db, 'addresses', own.principal.id)
    await loadAddress(own, id)
    await assertCity(own, form.city_id)
    const isNameTaken = and(eq(addresses.user_id, own.principal.id), eq(addresses.label, form.label), ne(addresses.id, id))
    if ((await own.db.$count(addresses, isNameTaken)) > 0)
      throw invalid('label', { en: 'Another address has this name', ar: 'لديك عنوان آخر بهذا الاسم' })
    return writeAddress(own, id, form)
  })
}

async function writeAddress(ctx: UserCtx, id: string, form: AddressForm): Promise<SavedAddress> {
  await ctx.db
    .update(addresses)
    .set({ ...form, updated_at: ctx.clock.now() })
    .where(eq(addresses.id, id))
  return loadAddress(ctx, id)
}

async function loadAddress(ctx: UserCtx, id: string): Promise<SavedAddress> {
  const [found] = await selectAddresses(ctx, eq(addresses.id, id))
  if (!found) throw notFound()
  return found
}

/** Throws 422 for an unknown city. */
export async function assertCity({ db }: Ctx, id: string): Promise<void> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id))
  if (!city) throw invalid('city_id', { en: 'Choose a city', ar: 'اختر المدينة' })
}

/** Deletes an address of the user. Throws 404. */
export async function deleteAddress({ db, principal }: UserCtx, id: string): Promise<void> {
  const isOwn = and(eq(addresses.id, id), eq(addresses.user_id, principal.id))
  const deleted = await db.delete(addresses).where(isOwn).returning({ id: addresses.id })
  if (deleted.length === 0) throw notFound()
}
