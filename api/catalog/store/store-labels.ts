import type { Named } from '@wasl/shared/contract/common.ts'
import { saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq } from 'drizzle-orm'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providerCities, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { idAndName } from '../services/id-and-name.ts'
import { attribute_options, attributes, brands, cities, features, product_categories } from '../tables/from-registry.ts'
import type { StoreSurroundings } from './store-filter.ts'

type Category = Named & { parent_id: string | null }
type Option = Named & { attribute_id: string; color: string | null }

/** The names that pages of the store show, each list in the order to show it in. Inactive ones and unserved cities are left out, and so are providers that are not approved. */
export type StoreLabels = {
  categories: readonly Category[]
  brands: readonly Named[]
  attributes: readonly Named[]
  options: readonly Option[]
  features: readonly Named[]
  cities: readonly Named[]
  providers: readonly Named[]
  surroundings: StoreSurroundings
}

export async function loadStoreLabels(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>): Promise<StoreLabels> {
  const { db, clock } = ctx
  const [categoryRows, brandRows, attributeRows, optionRows, featureRows, cityRows, providerRows, served] = await Promise.all([
    db
      .select()
      .from(product_categories)
      .where(eq(product_categories.is_active, true))
      .orderBy(product_categories.sort_order, product_categories.id),
    db.select().from(brands).where(eq(brands.is_active, true)).orderBy(brands.name_en),
    db.select().from(attributes).where(eq(attributes.is_active, true)).orderBy(attributes.name_en),
    db
      .select()
      .from(attribute_options)
      .where(eq(attribute_options.is_active, true))
      .orderBy(attribute_options.sort_order, attribute_options.id),
    db.select().from(features).where(eq(features.is_active, true)).orderBy(features.name_en),
    db.select().from(cities).where(eq(cities.is_served, true)).orderBy(cities.sort_order, cities.id),
    db
      .select({ id: providers.id, name_ar: providers.name_ar, name_en: providers.name_en, ...sellerNumberColumns })
      .from(providers)
      .where(eq(providers.status, 'approved'))
      .orderBy(providers.name_en),
    db
      .select({ provider_id: providerCities.provider_id, city_id: providerCities.city_id })
      .from(providerCities)
      .innerJoin(providers, and(eq(providers.id, providerCities.provider_id), eq(providers.status, 'approved')))
      .innerJoin(cities, and(eq(cities.id, providerCities.city_id), eq(cities.is_served, true))),
  ])
  const settings = await loadSettings(ctx)
  const citiesByProvider = Map.groupBy(served, ({ provider_id }) => provider_id)
  const citiesOf = new Map(providerRows.map(({ id }) => [id, (citiesByProvider.get(id) ?? []).map(({ city_id }) => city_id)]))
  return {
    categories: categoryRows.map((row) => ({ ...idAndName(row), parent_id: row.parent_id })),
    brands: brandRows.map(idAndName),
    attributes: attributeRows.map(idAndName),
    options: optionRows.map(({ id, option_name_ar, option_name_en, attribute_id, color }) => ({
      ...idAndName({ id, name_ar: option_name_ar, name_en: option_name_en }),
      attribute_id,
      color,
    })),
    features: featureRows.map(idAndName),
    cities: cityRows.map(idAndName),
    providers: providerRows.map(idAndName),
    surroundings: {
      attributeOf: new Map(optionRows.map(({ id, attribute_id }) => [id, attribute_id])),
      citiesOf,
      allCities: cityRows.map(({ id }) => id),
      termsOf: new Map(providerRows.map((row) => [row.id, saleTerms(row, settings)])),
      today: riyadhDate(clock.now()),
    },
  }
}
