import type { MergedCart } from '@wasl/shared/contract/cart.ts'
import { maxCartLines, maxQuantity } from '@wasl/shared/rules/limits.ts'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { cartLines, carts } from '../tables/carts.ts'
import { products } from '../tables/from-registry.ts'
import { storeLine } from './change-cart.ts'
import { loadCart } from './load-cart.ts'
import { type CartRow, lockGuestCart, lockOrCreateCart } from './own-cart.ts'
import { loadUnits } from './units.ts'

/**
 * Moves the lines of a guest's cart into the account's, adds up the quantities and deletes the guest's. What is more than is left, or than a line takes, is reported.
 * A second call with the same token changes nothing.
 */
export async function mergeCart(ctx: UserCtx, token: string | undefined): Promise<MergedCart> {
  const reduced = await inTransaction(ctx, async (ctx) => {
    // Always the account's first, so that two merges into it wait for each other.
    const cart = await lockOrCreateCart(ctx, undefined)
    const guest = await lockGuestCart(ctx, token)
    if (!cart || !guest) return []
    const result = await moveLines(ctx, guest, cart)
    await ctx.db.delete(carts).where(eq(carts.id, guest.id))
    return result
  })
  return { ...(await loadCart(ctx, undefined)), reduced }
}

async function moveLines(ctx: TransactionCtx, guest: CartRow, cart: CartRow): Promise<MergedCart['reduced']> {
  const linesOf = ({ id }: CartRow) =>
    ctx.db
      .select({ ...getTableColumns(cartLines), title_ar: products.name_ar, title_en: products.name_en })
      .from(cartLines)
      .innerJoin(products, eq(products.id, cartLines.product_id))
      .where(eq(cartLines.cart_id, id))
      .orderBy(asc(cartLines.added_at), asc(cartLines.unit_id))
  const [added, own] = [await linesOf(guest), await linesOf(cart)]
  const quantities = new Map(own.map(({ unit_id, quantity }) => [unit_id, quantity]))
  const units = await loadUnits(
    ctx,
    added.map(({ unit_id }) => unit_id),
  )
  const reduced: MergedCart['reduced'] = []
  for (const { unit_id, quantity, title_ar, title_en } of added) {
    const unit = units.get(unit_id)
    const before = quantities.get(unit_id) ?? 0
    const wanted = before + quantity
    const isFull = before === 0 && quantities.size >= maxCartLines
    const fits = !unit?.is_sold || isFull ? before : Math.max(before, Math.min(wanted, maxQuantity, unit.left))
    if (unit && fits > before) {
      await storeLine(ctx, cart, unit, fits)
      quantities.set(unit_id, fits)
    }
    if (fits < wanted) reduced.push({ unit_id, title: { ar: title_ar, en: title_en }, wanted, quantity: fits })
  }
  return reduced
}
