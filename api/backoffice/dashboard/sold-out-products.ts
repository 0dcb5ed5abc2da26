import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { and, desc, eq, gt, inArray, not, or } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { product_variants, products } from '../../platform/db/resource-tables.ts'

const maxShown = 6

/** Products on sale without stock: a simple product with none, a multi product whose variants all have none. The last changed first. */
export async function listSoldOutProducts({ db }: Pick<Ctx, 'db'>): Promise<DashboardView['sold_out']> {
  const inStock = db.select({ id: product_variants.product_id }).from(product_variants).where(gt(product_variants.quantity, 0))
  const rows = await db
    .select({ id: products.id, ar: products.name_ar, en: products.name_en })
    .from(products)
    .where(
      and(
        eq(products.availability, 'available'),
        or(and(eq(products.type, 'simple'), eq(products.quantity, 0)), and(eq(products.type, 'multi'), not(inArray(products.id, inStock)))),
      ),
    )
    .orderBy(desc(products.updated_at), products.id)
    .limit(maxShown)
  return rows.map(({ id, ...name }) => ({ id, name }))
}
