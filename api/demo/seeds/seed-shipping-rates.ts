import { demoShippingRates } from '@wasl/resources/demo/shipping-rates.ts'
import { shipping_rates } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { toColumnValues } from '../../resources/write/column-values.ts'
import type { CatalogIds } from './seed-catalog.ts'

/** Inserts how the platform and each provider with products hand goods over. */
export async function seedShippingRates({ db }: Pick<Ctx, 'db'>, { city }: CatalogIds, provider: (slug: string) => string): Promise<void> {
  await rawDatabase(db)
    .insert(shipping_rates)
    .values(
      demoShippingRates.map(({ provider: owner, city: slug, values }) =>
        toColumnValues(shipping_rates, values, { provider_id: owner && provider(owner), city_id: slug && city(slug) }),
      ),
    )
}
