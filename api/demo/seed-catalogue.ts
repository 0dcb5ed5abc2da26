import { demoCancellationReasons } from '@wasl/resources/demo/cancellation-reasons.ts'
import { demoCategories } from '@wasl/resources/demo/categories.ts'
import { demoCities } from '@wasl/resources/demo/cities.ts'
import { demoCoupons } from '@wasl/resources/demo/coupons.ts'
import { demoFaqs } from '@wasl/resources/demo/faqs.ts'
import { demoSeo } from '@wasl/resources/demo/seo.ts'
import { demoServices } from '@wasl/resources/demo/services.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import type { Ctx } from '../context.ts'
import { cancellation_reasons, categories, cities, coupons, faqs, seo, services } from '../platform/db/resource-tables.ts'
import { columnsOf, idsBySlug } from './rows.ts'

export type Places = { city: (slug: string) => string; category: (slug: string) => string }

/** Fills the catalogue with its demo rows, one insert a table, and tells the ids of cities and categories by their slugs. */
export async function seedCatalogue({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<Places> {
  const city = idsBySlug(demoCities)
  const category = idsBySlug(demoCategories)
  await db.insert(cities).values(demoCities.map((row) => columnsOf(cities, row, { id: city(row.slug) })))
  await db.insert(categories).values(demoCategories.map((row) => columnsOf(categories, row, { id: category(row.slug) })))
  await db
    .insert(services)
    .values(demoServices.map(({ category: slug, ...row }) => columnsOf(services, row, { category_id: category(slug) })))
  await db.insert(faqs).values(demoFaqs.map((row) => columnsOf(faqs, row)))
  await db.insert(seo).values(demoSeo.map((row) => columnsOf(seo, row)))
  await db.insert(cancellation_reasons).values(demoCancellationReasons.map((row) => columnsOf(cancellation_reasons, row)))
  await db.insert(coupons).values(demoCoupons(riyadhDate(clock.now())).map((row) => columnsOf(coupons, row)))
  return { city, category }
}
