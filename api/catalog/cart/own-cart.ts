import { createHash, randomBytes } from 'node:crypto'
import { eq, placeholder, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { cartLines, carts } from '../tables/carts.ts'

export type CartRow = typeof carts.$inferSelect
type NewLine = Omit<typeof cartLines.$inferInsert, 'cart_id'>

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

/** The cart of the caller's account, locked and created if there is none; undefined for a guest without a cart. */
export async function lockOrCreateCart(ctx: TransactionCtx, token: string | undefined): Promise<CartRow | undefined> {
  const known = await lockCart(ctx, token)
  if (known || ctx.principal.kind !== 'user') return known
  // Of two first additions at the same time one creates the cart.
  const row = { user_id: ctx.principal.id, updated_at: ctx.clock.now() }
  await ctx.db.insert(carts).values(row).onConflictDoNothing({ target: carts.user_id })
  return lockCart(ctx, token)
}

/** Creates the cart of a guest with its first line, in one statement. Returns the id of the cart, and the secret that opens it. */
export async function createGuestCart(ctx: Ctx, { unit_id, product_id, quantity, added_price, added_at }: NewLine) {
  const token = randomBytes(16).toString('base64url')
  const values = { key_hash: hashOf(token), unit_id, product_id, quantity, added_price, added_at }
  const [line] = await runPrepared(ctx, { key: 'new-cart', build: buildGuestCart, values })
  if (!line) throw new Error('createGuestCart: nothing was stored')
  return { line, token }
}

function buildGuestCart(db: Database | Tx) {
  const row = { key_hash: sql`${placeholder('key_hash')}`, updated_at: sql`${placeholder('added_at')}::timestamptz` }
  const created = db.$with('created').as(db.insert(carts).values(row).returning({ id: carts.id }))
  return db
    .with(created)
    .insert(cartLines)
    .select(
      db
        .select({
          cart_id: created.id,
          unit_id: sql`${placeholder('unit_id')}::uuid`.as('unit_id'),
          product_id: sql`${placeholder('product_id')}::uuid`.as('product_id'),
          quantity: sql`${placeholder('quantity')}::integer`.as('quantity'),
          added_price: sql`${placeholder('added_price')}::bigint`.as('added_price'),
          added_at: sql`${placeholder('added_at')}::timestamptz`.as('added_at'),
        })
        .from(created),
    )
    .returning()
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
