import type { CategoryView } from '@wasl/shared/contract/catalog.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { categories, services } from '../tables/from-registry.ts'
import { idAndName } from './id-and-name.ts'

/** The active categories with their number of active services and consultations, in one query. */
export async function loadCategoryViews(ctx: Pick<Ctx, 'db'>, where?: SQL): Promise<CategoryView[]> {
  const rows = await ctx.db
    .select({
      id: categories.id,
      name_ar: categories.name_ar,
      name_en: categories.name_en,
      description_ar: categories.description_ar,
      description_en: categories.description_en,
      icon: categories.icon,
      services_count: sql<number>`count(${services.id}) filter (where ${services.kind} = 'service')`.mapWith(Number),
      consultations_count: sql<number>`count(${services.id}) filter (where ${services.kind} = 'consultation')`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(services, and(eq(services.category_id, categories.id), eq(services.is_active, true)))
    .where(and(eq(categories.is_active, true), where))
    .groupBy(categories.id)
    .orderBy(categories.sort_order, categories.id)
  return rows.map(({ description_ar, description_en, icon, services_count, consultations_count, ...category }) => ({
    ...idAndName(category),
    description: { ar: description_ar, en: description_en },
    icon,
    services_count,
    consultations_count,
  }))
}
