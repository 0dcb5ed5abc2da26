import { demoProducts } from '@wasl/resources/demo/products.ts'
import { inArray } from 'drizzle-orm'
import { addFavorites } from '../../catalog/favorites/own-favorites.ts'
import { addStockWish } from '../../catalog/favorites/stock-wishes.ts'
import { products } from '../../catalog/tables/from-registry.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { demoFavorites } from '../data/store-orders.ts'
import { loadDemoUser } from './seed-orders.ts'

/** Saves products for clients of the demo, of which they await one that is sold out. */
export async function seedFavorites(ctx: TransactionCtx): Promise<void> {
  for (const { by, saved, awaited } of demoFavorites) {
    const asClient = { ...ctx, principal: await loadDemoUser(ctx, by) }
    const names = demoProducts.filter(({ slug }) => saved.includes(slug)).map(({ values }) => values.name.en)
    const rows = await ctx.db.select({ id: products.id }).from(products).where(inArray(products.name_en, names))
    await addFavorites(
      asClient,
      rows.map(({ id }) => ({ kind: 'product', id })),
    )
    const [soldOut] = await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.sku, [awaited]))
    if (soldOut) await addStockWish(asClient, soldOut.id)
  }
}
