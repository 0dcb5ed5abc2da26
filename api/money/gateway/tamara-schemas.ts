import * as z from 'zod'
import { decimalRiyals } from './decimal-riyals.ts'

// Only what is used: the provider may add properties at any time. See docs.tamara.co, API reference.

const amount = z.object({ amount: decimalRiyals, currency: z.string() })

export const tamaraCheckout = z.object({ order_id: z.string().min(1).max(200), checkout_url: z.string() })

export const tamaraOptions = z.object({ has_available_payment_options: z.boolean() })

export const tamaraOrder = z.object({
  order_id: z.string().min(1).max(200),
  order_reference_id: z.string(),
  // Any text: the provider may add a status at any time.
  status: z.string(),
  total_amount: amount,
  captured_amount: amount.nullish(),
  refunded_amount: amount.nullish(),
  items: z.array(z.object({ reference_id: z.string().nullish() })).nullish(),
  created_at: z.string(),
})
export type TamaraOrder = z.output<typeof tamaraOrder>

export const tamaraAuthorised = z.object({ order_id: z.string(), auto_captured: z.boolean().nullish() })
/** Of a capture, a cancellation or a refund. */
export const tamaraChanged = z.object({ order_id: z.string() })

const id = z.string().max(200).nullish()
export const tamaraEvent = z.object({
  order_id: z.string().min(1).max(200),
  event_type: z.string().max(100),
  // An empty list if there is nothing to say.
  data: z.union([z.array(z.unknown()).transform(() => ({})), z.object({ capture_id: id, cancel_id: id, refund_id: id })]).nullish(),
})

/** Why a request was rejected, for the log. */
export const tamaraError = z.object({ message: z.string().max(500) })
