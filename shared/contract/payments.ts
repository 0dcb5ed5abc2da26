import * as z from 'zod'
import { typedKeys } from '../utils/typed-entries.ts'
import { paymentFailures, paymentMethods } from './choices.ts'
import { instant, money } from './common.ts'
import { paymentStatus } from './enums.ts'

export const paymentFailure = z.enum(typedKeys(paymentFailures))
export type PaymentFailure = z.output<typeof paymentFailure>

/** GET payments/:id: the client's own payment, as the gateway knows it by now. */
export const paymentView = z.object({
  id: z.uuid(),
  purpose: z.enum(['order', 'top_up']),
  order_id: z.uuid().nullable(),
  checkout_id: z.uuid().nullable(), // of a payment for all orders of a checkout
  order_number: z.string().nullable(),
  method: z.enum(paymentMethods),
  amount: money, // by this method
  wallet_amount: money, // taken from the wallet beside it
  discount: money,
  /**
   * `requires_action`: the client can pay at `pay_url`; with a `failure_reason`, the last try there failed. `voided`: returned to the card,
   * `credited`: added to the wallet, both because of `failure_reason`.
   */
  status: paymentStatus,
  failure_reason: paymentFailure.nullable(),
  /** False while the gateway is queried: load the page again. */
  is_final: z.boolean(),
  pay_url: z.string().nullable(),
  reference_number: z.string().nullable(),
  expires_at: instant.nullable(),
  created_at: instant,
  captured_at: instant.nullable(),
  now: instant,
})
export type PaymentView = z.output<typeof paymentView>

/** GET payments/:id/state: what everybody with the address of the return page can know, for example after the session has expired. */
export const paymentProgress = paymentView.pick({ id: true, purpose: true, method: true, status: true, is_final: true })
export type PaymentProgress = z.output<typeof paymentProgress>
