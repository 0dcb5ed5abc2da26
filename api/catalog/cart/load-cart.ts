import type { Cart, CartLine } from '@wasl/shared/contract/cart.ts'
import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { loadShippingChoices } from '../store/shipping-choices.ts'
import { cartLines } from '../tables/carts.ts'
import { products } from '../tables/from-registry.ts'
import { type CartRow, findCart } from './own-cart.ts'
import { loadUnits, type Unit } from './units.ts'

export type LineRow = typeof cartLines.$inferSelect

/** The cart of the caller with the prices and the stock of now; an empty one if there is none. `token`: of a guest's cart; `city_id`: where the goods go. */
export async function loadCart(ctx: Ctx, token: string | undefined, city_id?: string): Promise<Cart> {
  const cart = await findCart(ctx, token)
  if (!cart) return { id: null, version: 0, cart_token: null, groups: [], count: 0, total: 0 }
  const rows = await listLines(ctx, cart)
  return describeCart(ctx, cart, { rows, units: await loadUnits(ctx, unitsOf(rows)), city_id })
}

/** The lines of a cart in the order in which they were added. */
export const listLines = ({ db }: Pick<Ctx, 'db'>, { id }: Pick<CartRow, 'id'>): Promise<LineRow[]> =>
  db.select().from(cartLines).where(eq(cartLines.cart_id, id)).orderBy(asc(cartLines.added_at), asc(cartLines.unit_id))

export const unitsOf = (rows: readonly LineRow[]): string[] => rows.map(({ unit_id }) => unit_id)

type CartContent = { rows: readonly LineRow[]; units: ReadonlyMap<string, Unit>; city_id?: string | undefined }

/** What a cart with these lines shows. `units`: those of the lines that still exist. */
export async function describeCart(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>,
  cart: Pick<CartRow, 'id' | 'version'>,
  { rows, units, city_id }: CartContent,
): Promise<Cart> {
  const gone = await loadGoneUnits(
    ctx,
    rows.filter(({ unit_id }) => !units.has(unit_id)),
  )
  const lines = rows.flatMap((line) => {
    const unit = units.get(line.unit_id) ?? gone.get(line.unit_id)
    return unit ? [{ provider: unit.provider, terms: unit.terms, line: cartLine(line, unit) }] : []
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

/** Variants that were deleted, of products that are still there. */
async function loadGoneUnits({ db }: Pick<Ctx, 'db'>, rows: readonly LineRow[]): Promise<ReadonlyMap<string, Unit>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select(namedColumns(products))
    .from(products)
    .where(
      isOneOf(
        products.id,
        rows.map(({ product_id }) => product_id),
      ),
    )
  const titles = new Map(found.map((row) => [row.id, idAndName(row).name]))
  return new Map(
    rows.flatMap(({ unit_id, product_id }): [string, Unit][] => {
      const title = titles.get(product_id)
      const nothing = { options: [], image_url: null, price: 0, full_price: null, left: 0, provider: null, terms: null, is_sold: false }
      return title ? [[unit_id, { unit_id, product_id, title, ...nothing }]] : []
    }),
  )
}

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
