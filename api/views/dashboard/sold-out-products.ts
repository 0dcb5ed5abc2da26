import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { desc } from 'drizzle-orm'
import { products } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { derivedSql } from '../../resources/read/derived-sql.ts'

const maxShown = 6

/** Products on sale without stock. The last changed first. */
export async function listSoldOutProducts({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<DashboardView['sold_out']> {
  const rows = await db
    .select({ id: products.id, ar: products.name_ar, en: products.name_en })
    .from(products)
    .where(derivedSql.products.sold_out(clock.now()))
    .orderBy(desc(products.updated_at), products.id)
    .limit(maxShown)
  return rows.map(({ id, ...name }) => ({ id, name }))
}
