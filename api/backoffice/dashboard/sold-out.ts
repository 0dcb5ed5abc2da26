import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { and, desc, eq, gt, inArray, not, or } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { product_variants, products } from '../../platform/db/resource-tables.ts'

const mostShown = 6

/** Products on sale of which none is left: a simple one without stock, a multi one whose variants all have none. The last changed first. */
export async function soldOut({ db }: Pick<Ctx, 'db'>): Promise<DashboardView['sold_out']> {
  const stocked = db.select({ id: product_variants.product_id }).from(product_variants).where(gt(product_variants.quantity, 0))
  const rows = await db
    .select({ id: products.id, ar: products.name_ar, en: products.name_en })
    .from(products)
    .where(
      and(
        eq(products.availability, 'available'),
        or(and(eq(products.type, 'simple'), eq(products.quantity, 0)), and(eq(products.type, 'multi'), not(inArray(products.id, stocked)))),
      ),
    )
    .orderBy(desc(products.updated_at), products.id)
    .limit(mostShown)
  return rows.map(({ id, ...name }) => ({ id, name }))
}
