import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { OrderInput } from './write-items.ts'

/** Throws 422 for a city that does not exist, also that of the destination, or a category that is not active. */
export async function assertCityAndCategory(
  ctx: Pick<Ctx, 'db'>,
  { city_id, to_city_id, category_id }: Pick<OrderInput, 'city_id' | 'to_city_id' | 'category_id'>,
): Promise<void> {
  if (city_id) await assertCity(ctx, city_id, 'city_id')
  if (to_city_id) await assertCity(ctx, to_city_id, 'to_city_id')
  await assertCategory(ctx, and(eq(categories.id, category_id), eq(categories.is_active, true)))
}

/** Throws 422 on this field for a city that does not exist. */
export async function assertCity({ db }: Pick<Ctx, 'db'>, id: string, field: string): Promise<void> {
  const [city] = isUuid(id) ? await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id)) : []
  if (!city) throw invalid(field, { en: 'Choose a city', ar: 'اختر المدينة' })
}

/** Throws 422 for a category that does not exist. */
export const assertCategoryExists = (ctx: Pick<Ctx, 'db'>, id: string): Promise<void> => assertCategory(ctx, eq(categories.id, id))

async function assertCategory({ db }: Pick<Ctx, 'db'>, where: SQL | undefined): Promise<void> {
  const [category] = await db.select({ id: categories.id }).from(categories).where(where)
  if (!category) throw invalid('category_id', { en: 'Choose a category', ar: 'اختر التصنيف' })
}
