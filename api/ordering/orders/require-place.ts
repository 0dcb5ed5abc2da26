import { and, eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { categories, cities } from '../../platform/db/resource-tables.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { OrderInput } from './write-items.ts'

/** Throws 422 on the city or category that is not there or not open. */
export async function requirePlace(ctx: UserCtx, { city_id, category_id }: Pick<OrderInput, 'city_id' | 'category_id'>): Promise<void> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(city_id)
  const [city] = isId ? await ctx.db.select({ id: cities.id }).from(cities).where(eq(cities.id, city_id)) : []
  if (!city) throw invalid('city_id', ['Choose a city', 'اختر المدينة'])
  const [category] = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, category_id), eq(categories.is_active, true)))
  if (!category) throw invalid('category_id', ['Choose a category', 'اختر التصنيف'])
}
