import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { carts } from '../tables/carts.ts'

export type CartRow = typeof carts.$inferSelect

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The row of the caller's cart: of the account, else of the guest who has the token. */
const isOwn = ({ principal }: Pick<Ctx, 'principal'>, token: string | undefined) =>
  principal.kind === 'user' ? eq(carts.user_id, principal.id) : token ? eq(carts.key_hash, hashOf(token)) : sql`false`

export async function findCart(ctx: Ctx, token: string | undefined): Promise<CartRow | undefined> {
  const [cart] = await ctx.db.select().from(carts).where(isOwn(ctx, token))
  return cart
}

/** The caller's cart, locked until the transaction ends. */
export async function lockCart(ctx: TransactionCtx, token: string | undefined): Promise<CartRow | undefined> {
  if (ctx.principal.kind !== 'user' && !token) return undefined
  const [cart] = await ctx.db.select().from(carts).where(isOwn(ctx, token)).for('update')
  return cart
}

/** `token` is the secret of a guest's new cart, null otherwise. `isNew`: nobody else can have seen it. */
type OwnCart = { cart: CartRow; token: string | null; isNew: boolean }

/** The same, created if the caller has none. */
export async function lockOrCreateCart(ctx: TransactionCtx, token: string | undefined): Promise<OwnCart> {
  const known = await lockCart(ctx, token)
  if (known) return { cart: known, token: null, isNew: false }
  const updated_at = ctx.clock.now()
  if (ctx.principal.kind === 'user') {
    // Of two first additions at the same time one creates the cart.
    await ctx.db.insert(carts).values({ user_id: ctx.principal.id, updated_at }).onConflictDoNothing({ target: carts.user_id })
    const cart = await lockCart(ctx, token)
    if (!cart) throw new Error('lockOrCreateCart: the cart is gone')
    return { cart, token: null, isNew: false }
  }
  const newToken = randomBytes(16).toString('base64url')
  const [cart] = await ctx.db
    .insert(carts)
    .values({ key_hash: hashOf(newToken), updated_at })
    .returning()
  if (!cart) throw new Error('lockOrCreateCart: nothing was inserted')
  return { cart, token: newToken, isNew: true }
}

/** Locks the guest cart with this token, for any caller. */
export async function lockGuestCart(ctx: TransactionCtx, token: string | undefined): Promise<CartRow | undefined> {
  if (!token) return undefined
  const [cart] = await ctx.db
    .select()
    .from(carts)
    .where(eq(carts.key_hash, hashOf(token)))
    .for('update')
  return cart
}

/** Marks a change of a locked cart. Returns it as it is then. */
export async function touchCart({ db, clock }: TransactionCtx, { id }: CartRow): Promise<CartRow> {
  const [cart] = await db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updated_at: clock.now() })
    .where(eq(carts.id, id))
    .returning()
  if (!cart) throw new Error('touchCart: the cart is gone')
  return cart
}
