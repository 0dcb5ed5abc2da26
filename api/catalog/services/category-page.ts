import type { CategoryPage, ServiceView } from '@wasl/shared/contract/catalog.ts'
import { optionsOf } from '@wasl/shared/rules/question-options.ts'
import { isAnswerRequired } from '@wasl/shared/rules/required-answers.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { categories, services } from '../../platform/db/resource-tables.ts'
import { providerCategories, providers } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadCategoryViews } from './category-views.ts'

type ServiceRow = typeof services.$inferSelect

/** A category with its active services and the number of approved providers. Throws 404 if it is not active. */
export async function loadCategoryPage(ctx: Pick<Ctx, 'db'>, { id }: { id: string }): Promise<CategoryPage> {
  const [[view], rows, [serving]] = await Promise.all([
    loadCategoryViews(ctx, eq(categories.id, id)),
    ctx.db
      .select()
      .from(services)
      .where(and(eq(services.category_id, id), eq(services.is_active, true)))
      .orderBy(services.sort_order, services.id),
    ctx.db
      .select({ providers: sql<number>`count(*)`.mapWith(Number) })
      .from(providerCategories)
      .innerJoin(providers, and(eq(providers.id, providerCategories.provider_id), eq(providers.status, 'approved')))
      .where(eq(providerCategories.category_id, id)),
  ])
  if (!view) throw notFound()
  return { ...view, services: rows.map(serviceView), providers_count: serving?.providers ?? 0 }
}

const serviceView = (row: ServiceRow): ServiceView => ({
  id: row.id,
  category_id: row.category_id,
  kind: row.kind,
  name: { ar: row.name_ar, en: row.name_en },
  description: { ar: row.description_ar, en: row.description_en },
  starting_price: row.starting_price,
  questions: row.questions.map((question) => ({
    text: question.text,
    answer_type: question.answer_type,
    is_required: isAnswerRequired(row, question),
    options: optionsOf(question.options),
  })),
})
