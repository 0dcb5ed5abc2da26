import { and, eq, inArray, not } from 'drizzle-orm'
import { isPaused } from '../../identity/providers/is-paused.ts'
import { hasValidSellerNumbers } from '../../identity/registers/seller-numbers.ts'
import { providerCategories, providerCities, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'

/**
 * The approved providers that take new requests, may sell under their numbers and serve a category, in a city or, for work without one, anywhere;
 * none without a category.
 */
export async function findMatchingProviders(
  ctx: Pick<Ctx, 'db' | 'caches' | 'clock'>,
  area: { category_id: string | null; city_id: string | null },
  { includesPaused = false } = {},
): Promise<string[]> {
  if (!area.category_id) return []
  const settings = await loadSettings(ctx)
  const found = await ctx.db
    .select({ id: providers.id })
    .from(providers)
    .innerJoin(providerCategories, eq(providerCategories.provider_id, providers.id))
    .where(
      and(
        eq(providers.status, 'approved'),
        hasValidSellerNumbers(settings),
        includesPaused ? undefined : not(isPaused(ctx.clock.now())),
        eq(providerCategories.category_id, area.category_id),
        area.city_id ? inArray(providers.id, servingCity(ctx, area.city_id)) : undefined,
      ),
    )
  return found.map(({ id }) => id)
}

const servingCity = ({ db }: Pick<Ctx, 'db'>, city_id: string) =>
  db.select({ id: providerCities.provider_id }).from(providerCities).where(eq(providerCities.city_id, city_id))
