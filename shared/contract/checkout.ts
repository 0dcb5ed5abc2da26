import * as z from 'zod'
import { maxMoney } from '../registry/limits.ts'
import { cart } from './cart.ts'
import { chosenId, instant, localized, money, named, requestText } from './common.ts'
import { orderStatus } from './enums.ts'

/** The key of the platform among the sellers of a checkout. */
export const platformKey = 'platform'

/** Where the goods go. Without a street, everything is picked up. */
export const deliveryAddress = z.strictObject({
  city_id: chosenId(),
  district: requestText({ max: 100 }).default(''),
  street: requestText({ max: 150 }).default(''),
  building: requestText({ max: 100 }).default(''),
})

/** POST cart/checkout, with an Idempotency-Key. `version` and `total`: of the cart as the client saw it, `total` with the chosen shipping. */
export const checkoutForm = z.strictObject({
  version: z.int().min(1),
  total: z
    .int()
    .min(0)
    .max(100 * maxMoney),
  /** The chosen shipping of each seller, by the id of the provider or `platform`. */
  shipping: z.record(z.union([z.uuid(), z.literal(platformKey)]), chosenId()),
  address: deliveryAddress,
})

const checkoutOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  status: orderStatus,
  provider: named.nullable(), // null: the platform sells
  total: money, // with shipping and VAT
})

/** What a cart became: one order for each seller, in `orders`, which are paid together. */
export const checkedOut = z.object({
  checkout_id: z.uuid(),
  orders: z.array(checkoutOrder),
  /** `due_at`: then what is not paid is cancelled. `now`: the server's clock. */
  payment: z.object({ amount: money, due_at: instant.nullable(), now: instant }),
})

/**
 * Why a cart was not checked out, in the body of the 409 beside `msg`: it was changed elsewhere, a line cannot be bought, it costs more than the client saw, or a seller
 * does not sell at the moment. Nothing was kept. `lines` are those to name, `cart` is the cart as it is now, `total` what the checkout costs now.
 */
export const checkoutConflict = z.object({
  reason: z.enum(['cart_changed', 'short_stock', 'price_changed', 'seller_closed']),
  lines: z.array(
    z.object({ unit_id: z.uuid(), title: localized, quantity: z.int(), left: z.int(), price: money, former_price: money.nullable() }),
  ),
  total: money.nullable(),
  cart,
})

export type CheckoutForm = z.output<typeof checkoutForm>
export type CheckedOut = z.output<typeof checkedOut>
export type CheckoutConflict = z.output<typeof checkoutConflict>
