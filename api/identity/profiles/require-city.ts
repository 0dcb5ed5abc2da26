import { and, eq } from 'drizzle-orm'
import { cities } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'

/** Throws a field error when the city does not exist or is not served. */
export async function requireCity(ctx: Ctx, id: string, field: 'city_id' | 'city'): Promise<void> {
  const [city] = await ctx.db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.is_served, true)))
  if (!city) throw invalid(field, { en: 'Choose a city from the list', ar: 'اختر مدينة من القائمة' })
}
