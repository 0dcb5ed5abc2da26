import { pages } from '@wasl/shared/pages/pages.ts'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { App, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../../resources/notify.ts'
import { stockWishes } from '../tables/favorites.ts'
import { products } from '../tables/from-registry.ts'
import { stock } from '../tables/stock.ts'
import { addFavorites } from './own-favorites.ts'

/** How many people one transaction tells. */
const batchSize = 500

/** The units of which the user wants to hear. */
export async function listWishedUnits({ db, principal }: UserCtx): Promise<string[]> {
  const rows = await db
    .select({ id: stockWishes.unit_id })
    .from(stockWishes)
    .where(eq(stockWishes.user_id, principal.id))
    .orderBy(asc(stockWishes.created_at), asc(stockWishes.unit_id))
  return rows.map(({ id }) => id)
}

/** Remembers that the user wants to hear when a sold-out unit is back, and saves its product. Throws 404 for a unit that is not offered, 409 for one that is in stock. */
export async function addStockWish(ctx: UserCtx, unit_id: string): Promise<void> {
  const [unit] = await ctx.db.select().from(stock).where(eq(stock.unit_id, unit_id))
  if (!unit) throw notFound()
  if (unit.on_hand > unit.reserved) throw conflict({ en: 'It is in stock: you can buy it now', ar: 'متوفّر الآن ويمكنك شراؤه' })
  const { product_id } = unit
  await addFavorites(ctx, [{ kind: 'product', id: product_id }], { isRequired: true })
  const wish = { user_id: ctx.principal.id, unit_id, product_id, created_at: ctx.clock.now() }
  await ctx.db.insert(stockWishes).values(wish).onConflictDoNothing()
}

export async function removeStockWish({ db, principal }: UserCtx, unit_id: string): Promise<void> {
  await db.delete(stockWishes).where(and(eq(stockWishes.user_id, principal.id), eq(stockWishes.unit_id, unit_id)))
}

/** Tells everybody who waits for a unit that can be bought again, each once. */
export async function notifyBackInStock(app: App): Promise<void> {
  const ctx = systemCtx(app)
  while ((await inTransaction(ctx, notifyBatch)) === batchSize);
}

async function notifyBatch(ctx: TransactionCtx): Promise<number> {
  const isOffered = and(
    eq(products.availability, 'available'),
    or(isNull(products.provider_id), eq(providers.status, 'approved')),
    gt(stock.on_hand, stock.reserved),
  )
  const due = await ctx.db
    .select({ wish: stockWishes, ar: products.name_ar, en: products.name_en })
    .from(stockWishes)
    .innerJoin(stock, eq(stock.unit_id, stockWishes.unit_id))
    .innerJoin(products, eq(products.id, stockWishes.product_id))
    .leftJoin(providers, eq(providers.id, products.provider_id))
    .where(isOffered)
    .limit(batchSize)
    .for('update', { of: stockWishes, skipLocked: true })
  for (const [unit_id, wishes] of Map.groupBy(due, ({ wish }) => wish.unit_id)) {
    const [first] = wishes
    if (!first) continue
    const user_ids = wishes.map(({ wish }) => wish.user_id)
    await ctx.db.delete(stockWishes).where(and(eq(stockWishes.unit_id, unit_id), isOneOf(stockWishes.user_id, user_ids)))
    await notify(ctx, {
      type: 'back_in_stock',
      params: { name: { ar: first.ar, en: first.en } },
      user_ids,
      link: pages.product({ id: first.wish.product_id, v: unit_id }),
    })
  }
  return due.length
}
