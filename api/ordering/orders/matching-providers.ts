import { and, eq, not } from 'drizzle-orm'
import { isPaused } from '../../identity/providers/is-paused.ts'
import { hasValidSellerNumbers } from '../../identity/registers/seller-numbers.ts'
import { providerCategories, providerCities, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'

/** The approved providers that take new requests, may sell under their numbers and serve a category in a city; none without a category. */
export async function findMatchingProviders(
  ctx: Pick<Ctx, 'db' | 'caches' | 'clock'>,
  area: { category_id: string | null; city_id: string },
  { includesPaused = false } = {},
): Promise<string[]> {
  if (!area.category_id) return []
  const settings = await loadSettings(ctx)
  const found = await ctx.db
    .select({ id: providers.id })
    .from(providers)
    .innerJoin(providerCategories, eq(providerCategories.provider_id, providers.id))
    .innerJoin(providerCities, eq(providerCities.provider_id, providers.id))
    .where(
      and(
        eq(providers.status, 'approved'),
        hasValidSellerNumbers(settings),
        includesPaused ? undefined : not(isPaused(ctx.clock.now())),
        eq(providerCategories.category_id, area.category_id),
        eq(providerCities.city_id, area.city_id),
      ),
    )
  return found.map(({ id }) => id)
}
