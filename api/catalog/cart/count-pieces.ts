import { eq, sum } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { cartLines, carts } from '../tables/carts.ts'

/** How many pieces the cart of the user has. */
export async function countPieces({ db, principal }: UserCtx): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cart_id))
    .where(eq(carts.user_id, principal.id))
  return row?.pieces ?? 0
}
