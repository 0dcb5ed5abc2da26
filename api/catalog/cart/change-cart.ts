import type { Cart } from '@wasl/shared/contract/cart.ts'
import { maxCartLines, maxQuantity } from '@wasl/shared/rules/limits.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sendTogether } from '../../platform/db/send-together.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { markOnce } from '../../platform/http/run-idempotent.ts'
import { cartLines } from '../tables/carts.ts'
import { describeCart, type LineRow, listLines, loadCart, unitsOf } from './load-cart.ts'
import { type CartRow, createGuestCart, lockCart, lockOrCreateCart, touchCart } from './own-cart.ts'
import { loadUnits, type Unit } from './units.ts'

type Pieces = { unit_id: string; quantity: number }
type Addition = Pieces & { addition_id?: string | undefined }

/**
 * Adds pieces of a unit to the caller's cart, and creates the cart if there is none. Reserves nothing. Throws 422 for a unit that is not sold, and for more than are
 * left. An addition with the id of a former one to the same cart adds nothing.
 */
export const addToCart = async (ctx: Ctx, pieces: Addition, token: string | undefined): Promise<Cart> =>
  (await addToKnownCart(ctx, pieces, token)) ?? startCart(ctx, pieces)

/** Undefined for a guest without a cart. */
const addToKnownCart = (ctx: Ctx, { addition_id, unit_id, quantity }: Addition, token: string | undefined): Promise<Cart | undefined> =>
  ctx.principal.kind !== 'user' && !token
    ? Promise.resolve(undefined)
    : inTransaction(ctx, async (ctx) => {
        const own = await lockOrCreateCart(ctx, token)
        if (!own) return undefined
        const lines = await listLines(ctx, own)
        const units = await loadUnits(ctx, [...unitsOf(lines), unit_id])
        if (await isRepeated(ctx, own, addition_id)) return describeCart(ctx, own, { rows: lines, units })
        const unit = assertSold(units.get(unit_id))
        const known = lines.find((line) => line.unit_id === unit_id)
        if (!known && lines.length >= maxCartLines)
          throw invalid('unit_id', { en: 'The cart is full. Remove something first', ar: 'السلة ممتلئة. احذف منها شيئًا أولًا' })
        const wanted = (known?.quantity ?? 0) + quantity
        assertLeft(unit, wanted)
        const [stored, cart] = await sendTogether([writeLine(ctx, own, unit, wanted), touchCart(ctx, own)])
        const rows = known ? lines.map((line) => (line === known ? stored : line)) : [...lines, stored]
        return describeCart(ctx, cart, { rows, units })
      })

/** Whether this addition was made before, to the cart of an account or of a guest; notes it. */
const isRepeated = async (ctx: Ctx, { id: cart_id }: Pick<CartRow, 'id'>, id: string | undefined): Promise<boolean> =>
  id !== undefined && !(await markOnce(ctx, ctx.principal.kind === 'user' ? ctx.principal.id : cart_id, id, { added: id }))

/** The first line of a guest. Nobody else knows the cart yet, so that one statement is enough, or one transaction with the note of an addition that may be sent again. */
async function startCart(ctx: Ctx, { unit_id, quantity, addition_id }: Addition): Promise<Cart> {
  const units = await loadUnits(ctx, [unit_id])
  const unit = assertSold(units.get(unit_id))
  assertLeft(unit, quantity)
  const { product_id, price } = unit
  const row = { unit_id, product_id, quantity, added_price: price, added_at: ctx.clock.now() }
  const { line, token } = addition_id
    ? await inTransaction(ctx, async (ctx) => {
        const created = await createGuestCart(ctx, row)
        await isRepeated(ctx, { id: created.line.cart_id }, addition_id)
        return created
      })
    : await createGuestCart(ctx, row)
  const cart = await describeCart(ctx, { id: line.cart_id, version: 1 }, { rows: [line], units })
  return { ...cart, cart_token: token }
}

/** Sets how many pieces of a unit the caller's cart has. Throws 404 if it has none, 422 for more than are left. */
export async function changeCartLine(ctx: Ctx, { unit_id, quantity }: Pieces, token: string | undefined): Promise<Cart> {
  await inTransaction(ctx, async (ctx) => {
    const cart = await lockCart(ctx, token)
    const line = cart && (await findLine(ctx, cart, unit_id))
    if (!line) throw notFound()
    // Fewer are always possible.
    if (quantity > line.quantity) assertLeft(await loadSoldUnit(ctx, unit_id), quantity)
    await ctx.db.update(cartLines).set({ quantity }).where(isLine(cart, unit_id))
    await touchCart(ctx, cart)
  })
  return loadCart(ctx, token)
}

/** Takes a unit out of the caller's cart; one that is not in it is no error. */
export async function removeFromCart(ctx: Ctx, unit_id: string, token: string | undefined): Promise<Cart> {
  await inTransaction(ctx, async (ctx) => {
    const cart = await lockCart(ctx, token)
    if (!cart) return
    const removed = await ctx.db.delete(cartLines).where(isLine(cart, unit_id)).returning({ unit_id: cartLines.unit_id })
    if (removed.length > 0) await touchCart(ctx, cart)
  })
  return loadCart(ctx, token)
}

/** Removes every line of a locked cart. */
export async function emptyCart(ctx: TransactionCtx, cart: CartRow): Promise<void> {
  await sendTogether([ctx.db.delete(cartLines).where(eq(cartLines.cart_id, cart.id)).execute(), touchCart(ctx, cart)])
}

/** Stores the quantity of a unit in a locked cart, at the price of now if it is new there. */
export async function storeLine(ctx: TransactionCtx, cart: CartRow, unit: Unit, quantity: number): Promise<void> {
  await writeLine(ctx, cart, unit, quantity)
  await touchCart(ctx, cart)
}

async function writeLine({ db, clock }: TransactionCtx, cart: CartRow, unit: Unit, quantity: number): Promise<LineRow> {
  const { unit_id, product_id, price } = unit
  const [line] = await db
    .insert(cartLines)
    .values({ cart_id: cart.id, unit_id, product_id, quantity, added_price: price, added_at: clock.now() })
    .onConflictDoUpdate({ target: [cartLines.cart_id, cartLines.unit_id], set: { quantity } })
    .returning()
  if (!line) throw new Error('writeLine: nothing was stored')
  return line
}

const isLine = ({ id }: CartRow, unit_id: string) => and(eq(cartLines.cart_id, id), eq(cartLines.unit_id, unit_id))

async function findLine({ db }: TransactionCtx, cart: CartRow, unit_id: string) {
  const [line] = await db.select().from(cartLines).where(isLine(cart, unit_id))
  return line
}

const loadSoldUnit = async (ctx: TransactionCtx, unit_id: string): Promise<Unit> =>
  assertSold((await loadUnits(ctx, [unit_id])).get(unit_id))

function assertSold(unit: Unit | undefined): Unit {
  if (!unit?.is_sold) throw invalid('unit_id', { en: 'This product is no longer available', ar: 'لم يعد هذا المنتج متاحًا' })
  return unit
}

function assertLeft({ left }: Unit, wanted: number): void {
  if (left === 0) throw invalid('quantity', { en: 'This product is sold out', ar: 'نفدت كمية هذا المنتج' })
  if (wanted > left) throw invalid('quantity', { en: `Only ${left} left`, ar: `المتبقي ${left} فقط` })
  if (wanted > maxQuantity)
    throw invalid('quantity', { en: `At most ${maxQuantity} of one product`, ar: `أقصى كمية من المنتج ${maxQuantity}` })
}
