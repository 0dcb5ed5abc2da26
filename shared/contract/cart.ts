import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { maxQuantity } from '../rules/limits.ts'
import { chosenId, localized, money, named } from './common.ts'

const quantity = z.int(messageKey('not_whole')).min(1, messageKey('at_least')).max(maxQuantity, messageKey('at_most'))
/** POST cart/lines: adds to what the cart has of the unit, a simple product or a variant. `addition_id`: the same one again, from a client whose response was lost, adds nothing. */
export const newCartLine = z.strictObject({ unit_id: chosenId(), quantity: quantity.default(1), addition_id: z.uuid().optional() })
/** GET cart. `city`: where the goods go; without it the shipping of every city is listed. */
export const cartQuery = z.object({ city: z.uuid().optional() })
/** PATCH cart/lines/:id */
export const cartQuantity = z.strictObject({ quantity })

/** Whether a line can be bought: `too_few` if less is left than it wants, `unavailable` if the unit is not sold any more. */
export const cartLineState = z.enum(['available', 'too_few', 'sold_out', 'unavailable'])

export const cartLine = z.object({
  id: z.uuid(), // the same as `unit_id`: the addresses of lines take it
  unit_id: z.uuid(),
  product_id: z.uuid(),
  title: localized,
  options: z.array(named), // of a variant
  image_url: z.string().nullable(),
  quantity: z.int(),
  left: z.int(),
  state: cartLineState,
  price: money, // of one, with VAT
  full_price: money.nullable(), // before a discount
  former_price: money.nullable(), // when it was added, if it has changed since
  amount: money, // of the line; 0 if it cannot be bought
})

export const shippingMethod = z.enum(['pick_up', 'own_delivery', 'carrier'])
/** Where and when goods are picked up. */
export const pickUpPlace = z.object({ place: localized, hours: localized.nullable() })
/** A way in which a seller hands goods over, at the price that the group pays for it now. */
export const shippingChoice = z.object({
  id: z.uuid(),
  title: localized,
  method: shippingMethod,
  city: named.nullable(), // null: every city
  price: money, // with VAT; 0 from `free_from` on
  full_price: money,
  free_from: money.nullable(), // the subtotal
  days_min: z.int(),
  days_max: z.int(),
  pick_up: pickUpPlace.nullable(), // of a pick-up whose place is known
})

/** What one seller sells of a cart: it becomes an order of its own. */
export const cartGroup = z.object({
  provider_id: z.uuid().nullable(), // null: the platform sells
  provider: named.nullable(),
  lines: z.array(cartLine),
  subtotal: money,
  shipping: z.array(shippingChoice), // one of them is chosen at the checkout
})

/** The cart of the caller, grouped by who sells. Lines that cannot be bought count for nothing. */
export const cart = z.object({
  id: z.uuid().nullable(), // null before the first line
  version: z.int(), // rises with every change
  cart_token: z.string().nullable(), // the secret of a guest's new cart, returned once; then it is sent in the header `x-cart-token`
  groups: z.array(cartGroup),
  count: z.int(), // pieces that can be bought
  total: money, // with VAT
})
/** POST cart/merge: what of the guest's cart did not fit, because too little is left or a line is full. */
export const mergedCart = cart.extend({
  reduced: z.array(z.object({ unit_id: z.uuid(), title: localized, wanted: z.int(), quantity: z.int() })),
})

export type Cart = z.output<typeof cart>
export type CartLine = z.output<typeof cartLine>
export type PickUpPlace = z.output<typeof pickUpPlace>
export type ShippingMethod = z.output<typeof shippingMethod>
export type CartGroup = z.output<typeof cartGroup>
export type ShippingChoice = z.output<typeof shippingChoice>
export type MergedCart = z.output<typeof mergedCart>
