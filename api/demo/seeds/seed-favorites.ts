import { demoProducts } from '@wasl/resources/demo/products.ts'
import { eq, inArray } from 'drizzle-orm'
import { favorites, stockWishes } from '../../catalog/tables/favorites.ts'
import { products } from '../../catalog/tables/from-registry.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { demoFavorites } from '../data/store-orders.ts'
import { loadDemoUser } from './seed-orders.ts'

/** Saves products for clients of the demo, of which they await one that is sold out. Written directly: what is offered is read outside of transactions. */
export async function seedFavorites(ctx: TransactionCtx): Promise<void> {
  const created_at = ctx.clock.now()
  for (const { by, saved, awaited } of demoFavorites) {
    const { id: user_id } = await loadDemoUser(ctx, by)
    const names = demoProducts.filter(({ slug }) => saved.includes(slug)).map(({ values }) => values.name.en)
    const rows = await ctx.db.select({ id: products.id }).from(products).where(inArray(products.name_en, names))
    const [soldOut] = await ctx.db.select({ id: products.id }).from(products).where(eq(products.sku, awaited))
    if (!soldOut) throw new Error(`seedFavorites: no product ${awaited}`)
    await ctx.db
      .insert(favorites)
      .values([...rows, soldOut].map(({ id }) => ({ user_id, kind: 'product' as const, target_id: id, created_at })))
    await ctx.db.insert(stockWishes).values({ user_id, unit_id: soldOut.id, product_id: soldOut.id, created_at })
  }
}
