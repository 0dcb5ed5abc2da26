import * as z from 'zod'
import { goodsFulfilments } from '../lifecycle/orders/vocabulary.ts'
import { shipmentLifecycle } from '../lifecycle/shipments.ts'
import { messageKey } from '../registry/messages.ts'
import { maxProofPhotos } from '../rules/limits.ts'
import { returnCauses } from '../rules/return-causes.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { pickUpPlace, shippingMethod } from './cart.ts'
import { fileView, instant, localized, money, requestText } from './common.ts'
import { returnPhotos, returnView } from './returns.ts'
import { transitionBody } from './transition-body.ts'

const proofPhotos = z.array(z.uuid()).max(maxProofPhotos, messageKey('too_many_images'))
export const fulfilment = z.enum(typedKeys(goodsFulfilments))

const shipmentView = z.object({
  id: z.uuid(),
  number: z.string(),
  lines: z.array(z.object({ title: localized, quantity: z.int() })),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  status: z.enum(typedKeys(shipmentLifecycle.statuses)),
  created_at: instant,
  delivered_at: instant.nullable(),
})

/** What an order of the store is about, as it was at the checkout, and how it is handed over. Prices with VAT. */
export const orderGoods = z.object({
  checkout_id: z.uuid(),
  is_paid_together: z.boolean(), // another order of its checkout waits for payment
  lines: z.array(
    z.object({
      id: z.uuid(),
      product_id: z.uuid(),
      title: localized,
      options: z.array(localized),
      image_url: z.string().nullable(),
      quantity: z.int(),
      price: money, // of one
      amount: money,
      is_returnable: z.boolean(), // as it was when it was ordered
      shipped: z.int(), // handed over, or on the way
      refunded: z.int(), // before they were shipped
      returned: z.int(), // of the shipped ones
    }),
  ),
  shipments: z.array(shipmentView), // oldest first
  returns: z.array(returnView), // oldest first
  shipping: z.object({
    method: shippingMethod,
    title: localized,
    price: money,
    days_min: z.int(),
    days_max: z.int(),
    pick_up: pickUpPlace.nullable(),
  }),
  codes_left: z.int(), // how often the delivery code can still be entered
  proof: z.array(fileView), // photos of a delivery without the code
})
export type OrderGoods = z.output<typeof orderGoods>

/** deliver. `code`: for goods, the delivery code that the client has; without it, photos of the delivery and the reason. */
export const deliveryForm = transitionBody.extend({ code: requestText({ max: 20 }).optional(), file_ids: proofPhotos.optional() })
/** Goods of an order with their quantities. */
const goodsQuantities = z
  .array(z.strictObject({ line_id: z.uuid(), quantity: z.int().min(1).max(1000) }))
  .min(1, messageKey('no_goods'))
  .max(200)
/** send_out. `lines`: what leaves now; without them, everything that is still to be sent. */
export const shipmentForm = transitionBody.extend({
  lines: goodsQuantities.optional(),
  carrier: requestText({ max: 60 }).optional(),
  tracking: requestText({ max: 60 }).optional(),
})
/** refund_line. `restock`: the goods can be sold again. */
export const goodsRefundForm = transitionBody.extend({ lines: goodsQuantities, restock: z.boolean().default(false) })
/** request_return. Photos are needed for a defect. */
export const returnForm = transitionBody.extend({ lines: goodsQuantities, cause: z.enum(typedKeys(returnCauses)), file_ids: returnPhotos })
