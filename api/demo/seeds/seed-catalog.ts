import { demoCancellationReasons } from '@wasl/resources/demo/cancellation-reasons.ts'
import { demoCategories } from '@wasl/resources/demo/categories.ts'
import { demoCities } from '@wasl/resources/demo/cities.ts'
import { demoCoupons } from '@wasl/resources/demo/coupons.ts'
import { demoFaqs } from '@wasl/resources/demo/faqs.ts'
import { demoSeo } from '@wasl/resources/demo/seo.ts'
import { demoServices } from '@wasl/resources/demo/services/index.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { categories, cities, faqs, seo, services } from '../../catalog/tables/from-registry.ts'
import { cancellation_reasons, coupons } from '../../ordering/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { idsBySlug, toColumnValues } from '../../resources/write/column-values.ts'

export type CatalogIds = { city: (slug: string) => string; category: (slug: string) => string }

/** Inserts the demo catalog, one insert per table. Returns the ids of cities and categories by slug. */
export async function seedCatalog({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<CatalogIds> {
  const city = idsBySlug(demoCities)
  const category = idsBySlug(demoCategories)
  await rawDatabase(db)
    .insert(cities)
    .values(demoCities.map((row) => toColumnValues(cities, row, { id: city(row.slug) })))
  await rawDatabase(db)
    .insert(categories)
    .values(demoCategories.map((row) => toColumnValues(categories, row, { id: category(row.slug) })))
  await rawDatabase(db)
    .insert(services)
    .values(demoServices.map(({ category: slug, ...row }) => toColumnValues(services, row, { category_id: category(slug) })))
  await rawDatabase(db)
    .insert(faqs)
    .values(demoFaqs.map((row) => toColumnValues(faqs, row)))
  await rawDatabase(db)
    .insert(seo)
    .values(demoSeo.map((row) => toColumnValues(seo, row)))
  await rawDatabase(db)
    .insert(cancellation_reasons)
    .values(demoCancellationReasons.map((row) => toColumnValues(cancellation_reasons, row)))
  await rawDatabase(db)
    .insert(coupons)
    .values(demoCoupons(riyadhDate(clock.now())).map((row) => toColumnValues(coupons, row)))
  return { city, category }
}
