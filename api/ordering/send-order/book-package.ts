import { arabicRiyals, formatRiyals } from '@wasl/shared/i18n/format.ts'
import { buyerPrice, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Label } from '@wasl/shared/units.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { and, eq } from 'drizzle-orm'
import { packages } from '../../catalog/tables/from-registry.ts'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { OrderInput } from '../orders/write-items.ts'
import type { PackageTerms } from '../tables/orders.ts'

/** The package that a private order books, and the total that its client was shown. */
export type PackageInput = { package_id?: string | undefined; package_total?: number | undefined }
/** What a booking fixes of its order. */
type Booking = {
  agreed: { expected_budget: number; duration_days: number }
  columns: { package_id: string; package_terms: PackageTerms }
}

/**
 * The booking of a package with the terms of now, which are the order's from then on; null for an order of none. Its row stays locked until the commit, so that
 * the price cannot change in between. Throws 422 if it is no longer offered, is not what the order asks for, or costs another total than the client was shown.
 */
export async function bookPackage(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  { kind, items }: Pick<OrderInput, 'kind' | 'items'>,
  { provider_ids, package_id, package_total }: PackageInput & { provider_ids: readonly string[] },
): Promise<Booking | null> {
  if (!package_id) return null
  const [row] = await ctx.db
    .select()
    .from(packages)
    .where(and(eq(packages.id, package_id), eq(packages.status, 'published')))
    .for('share')
  if (!row) throw invalid('package_id', noLongerOffered)
  const isAlone = kind === 'private' && provider_ids.length === 1 && provider_ids[0] === row.provider_id
  if (!isAlone || items.length !== 1 || items[0]?.service_id !== row.service_id) throw invalid('package_id', notItsOrder)
  const { price, duration_days } = row
  const total = await bookedTotal(ctx, row.provider_id, price)
  if (total !== package_total) throw invalid('package_total', changedPrice(total))
  return {
    agreed: { expected_budget: price, duration_days },
    columns: { package_id, package_terms: { ...contentOf(row), total } },
  }
}

const contentOf = ({ title_ar, title_en, includes, price, duration_days }: typeof packages.$inferSelect) => ({
  title: { ar: title_ar, en: title_en },
  includes: includes.map(({ text }) => text),
  price,
  duration_days,
})

/** Throws 409 if what is booked is not what the package is now, apart from its price, which `bookPackage` checks by its total. */
export async function assertSamePackage({ db }: Pick<Ctx, 'db'>, package_id: string, booked: PackageTerms): Promise<void> {
  const [row] = await db.select().from(packages).where(eq(packages.id, package_id)).for('share')
  const { title, includes, duration_days } = booked
  if (row && !deepEqual(contentOf(row), { title, includes, price: row.price, duration_days })) throw conflict(changedContent)
}

/** The total that was agreed for a booked package; of a booking that stored none, what its price costs now. */
export const agreedTotal = async (
  ctx: Pick<Ctx, 'db' | 'caches'>,
  provider_id: string,
  { price, total }: Pick<PackageTerms, 'price' | 'total'>,
): Promise<number> => total ?? (await bookedTotal(ctx, provider_id, price))

/** What a client pays for a price of a provider before VAT, in halalas. */
export async function bookedTotal(ctx: Pick<Ctx, 'db' | 'caches'>, provider_id: string, price: number): Promise<number> {
  const [seller] = await ctx.db.select(sellerNumberColumns).from(providers).where(eq(providers.id, provider_id))
  return buyerPrice(price, saleTerms(seller, await loadSettings(ctx))).total
}

const noLongerOffered: Label = { en: 'This package is no longer offered', ar: 'لم تعد هذه الباقة متاحة' }
const notItsOrder: Label = {
  en: 'A package is booked alone, with its service and at its provider',
  ar: 'تُحجز الباقة وحدها بخدمتها لدى مزوّدها',
}
const changedContent: Label = {
  en: 'The package has changed since you booked it. Book it again on the page of its provider',
  ar: 'تغيّرت الباقة بعد حجزها. احجزها من جديد من صفحة مزوّدها',
}
const changedPrice = (total: number): Label => ({
  en: `The price of the package is now SAR ${formatRiyals(total)}. Check it and book again`,
  ar: `سعر الباقة الآن ${arabicRiyals(total)}. راجعه ثم احجز`,
})
