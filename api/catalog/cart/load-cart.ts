import type { Cart, CartLine } from '@wasl/shared/contract/cart.ts'
import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { cartLines } from '../tables/carts.ts'
import { products } from '../tables/from-registry.ts'
import { findCart } from './own-cart.ts'
import { loadShippingChoices } from './shipping.ts'
import { loadUnits, type Unit } from './units.ts'

type LineRow = typeof cartLines.$inferSelect

/** The cart of the caller with the prices and the stock of now; an empty one if there is none. `token`: of a guest's cart; `city_id`: where the goods go. */
export async function loadCart(ctx: Ctx, token: string | undefined, city_id?: string): Promise<Cart> {
  const cart = await findCart(ctx, token)
  if (!cart) return { id: null, version: 0, cart_token: null, groups: [], count: 0, total: 0 }
  const rows = await ctx.db
    .select({ line: cartLines, product: products })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.product_id))
    .where(eq(cartLines.cart_id, cart.id))
    .orderBy(asc(cartLines.added_at), asc(cartLines.unit_id))
  const units = await loadUnits(
    ctx,
    rows.map(({ line }) => line.unit_id),
  )
  const lines = rows.map(({ line, product }) => {
    const unit = units.get(line.unit_id) ?? goneUnit(line, product)
    return { provider: unit.provider, terms: unit.terms, line: cartLine(line, unit) }
  })
  const bySeller = [...Map.groupBy(lines, ({ provider }) => provider?.id ?? null).values()].map((own) => ({
    provider_id: own[0]?.provider?.id ?? null,
    provider: own[0]?.provider ?? null,
    terms: own[0]?.terms ?? null,
    lines: own.map(({ line }) => line),
    subtotal: own.reduce((sum, { line }) => sum + line.amount, 0),
  }))
  const shipping = await loadShippingChoices(ctx, bySeller, city_id)
  const groups = bySeller.map(({ terms: _, ...group }, at) => ({ ...group, shipping: shipping[at] ?? [] }))
  return {
    ...{ id: cart.id, version: cart.version, cart_token: null, groups },
    count: lines.reduce((sum, { line }) => sum + (line.state === 'available' ? line.quantity : 0), 0),
    total: groups.reduce((sum, { subtotal }) => sum + subtotal, 0),
  }
}

/** A variant that was deleted, of a product that is still there. */
const goneUnit = ({ unit_id, product_id }: LineRow, { name_ar, name_en }: typeof products.$inferSelect): Unit => ({
  ...{ unit_id, product_id, title: { ar: name_ar, en: name_en }, options: [], image_url: null },
  ...{ price: 0, full_price: null, left: 0, provider: null, terms: null, is_sold: false },
})

function cartLine({ quantity, added_price }: LineRow, { provider: _, terms: __, is_sold, ...unit }: Unit): CartLine {
  const state = !is_sold ? 'unavailable' : unit.left === 0 ? 'sold_out' : unit.left < quantity ? 'too_few' : 'available'
  return {
    id: unit.unit_id,
    ...unit,
    quantity,
    state,
    former_price: is_sold && added_price !== unit.price ? added_price : null,
    amount: state === 'available' ? quantity * unit.price : 0,
  }
}
