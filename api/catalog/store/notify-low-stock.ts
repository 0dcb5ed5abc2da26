import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notify } from '../../resources/notify.ts'
import { product_variants, products } from '../tables/from-registry.ts'

/** The quantity of a unit before and after a change. */
export type QuantityChange = { before: number; after: number }

/** Whether a change crosses the threshold from above: below it nobody is notified again. */
export const fallsToThreshold = ({ before, after }: QuantityChange, threshold: number | null): boolean =>
  threshold !== null && before > threshold && after <= threshold

/** Notifies the provider of a product if the quantity of a unit has fallen to its threshold. */
export async function notifyLowStock(ctx: Ctx, unit_id: string, change: QuantityChange): Promise<void> {
  if (change.after >= change.before) return
  const unit = await findUnit(ctx, unit_id)
  if (!unit?.provider_id || !fallsToThreshold(change, unit.low_stock)) return
  await notify(ctx, {
    type: 'low_stock',
    provider_ids: [unit.provider_id],
    link: pages.ownProduct({ id: unit.product_id }),
    params: { name: { ar: unit.name_ar, en: unit.name_en }, sku: unit.sku ?? '', count: String(change.after) },
  })
}

async function findUnit({ db }: Ctx, unit_id: string) {
  const ofProduct = { product_id: products.id, provider_id: products.provider_id, name_ar: products.name_ar, name_en: products.name_en }
  const [simple] = await db
    .select({ ...ofProduct, low_stock: products.low_stock, sku: products.sku })
    .from(products)
    .where(eq(products.id, unit_id))
  if (simple) return simple
  const [variant] = await db
    .select({ ...ofProduct, low_stock: product_variants.low_stock, sku: product_variants.sku })
    .from(product_variants)
    .innerJoin(products, eq(products.id, product_variants.product_id))
    .where(eq(product_variants.id, unit_id))
  return variant
}
