import * as z from 'zod'
import { maxMoney } from '../registry/limits.ts'
import { platformKey } from '../rules/checkout-seller.ts'
import { branchChoice } from './branches.ts'
import { cart } from './cart.ts'
import { gatewayMethods } from './choices.ts'
import { chosenId, instant, localized, money, named, requestText } from './common.ts'
import { couponCode } from './coupons.ts'
import { orderKind, orderStatus, paymentStatus } from './enums.ts'
import { payMethods } from './payment-page.ts'
import { purchaseOrder } from './purchase-order.ts'

/** Where the goods go. Without a street, everything is picked up. */
export const deliveryAddress = z.strictObject({
  city_id: chosenId(),
  district: requestText({ max: 100 }).default(''),
  street: requestText({ max: 150 }).default(''),
  building: requestText({ max: 100 }).default(''),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
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
  /** Stored with the checkout and used by its payment. */
  coupon_code: couponCode.optional(),
  /** Of a company, for each of the orders. */
  purchase_order: purchaseOrder(),
  branch_id: branchChoice(),
})

/** What a coupon takes off the payment of a checkout. `is_limited`: less than the coupon allows, because the payment is small. */
export const checkoutCoupon = z.object({
  code: z.string(),
  title: localized,
  discount: money,
  payable_amount: money, // what is due, less the discount
  is_limited: z.boolean(),
})
/** GET checkouts/:id/coupon. */
export const checkoutCouponQuery = z.object({ coupon_code: couponCode })

const checkoutOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: orderKind, // a rental has a checkout of its own
  status: orderStatus,
  provider: named.nullable(), // null: the platform sells
  total: money, // with shipping and VAT
})

/** What a cart became: one order for each seller, in `orders`, which are paid together. */
export const checkedOut = z.object({
  checkout_id: z.uuid(),
  orders: z.array(checkoutOrder),
  /** `amount`: without the coupon. `due_at`: then what is not paid is cancelled. `now`: the server's clock. */
  payment: z.object({ amount: money, coupon: checkoutCoupon.nullable(), due_at: instant.nullable(), now: instant }),
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

/** GET checkouts/:id: `payment` is what still waits for payment, `tax` the VAT in it, `security_deposit` what of it is held and comes back, `extends_rental`: it is for the extension of a rental. */
export const checkoutView = checkedOut.extend({
  ...payMethods.shape,
  payment: checkedOut.shape.payment.extend({ tax: money, security_deposit: money, extends_rental: z.boolean() }),
})

/**
 * POST checkouts/:id/pay, with an Idempotency-Key. `use_wallet`: the wallet pays first and the gateway's method the rest. `coupon_code`: default the one of the checkout;
 * null: none.
 */
export const checkoutPayForm = z.strictObject({
  method: z.enum(['wallet', ...gatewayMethods]),
  use_wallet: z.boolean().default(false),
  coupon_code: couponCode.nullable().optional(),
})
/** `pay_url`: the gateway's page for a payment that waits for it. `payment_id`: null if the wallet paid everything. `amount`: what this method pays. */
export const checkoutPaid = z.object({
  payment_id: z.uuid().nullable(),
  status: paymentStatus,
  amount: money,
  wallet_balance: money,
  pay_url: z.string().nullable(),
})

export type CheckoutView = z.output<typeof checkoutView>
export type CheckoutPayForm = z.output<typeof checkoutPayForm>
export type CheckoutPaid = z.output<typeof checkoutPaid>
export type CheckoutCoupon = z.output<typeof checkoutCoupon>
export type CheckoutForm = z.output<typeof checkoutForm>
export type CheckedOut = z.output<typeof checkedOut>
export type CheckoutConflict = z.output<typeof checkoutConflict>
