import { payLaterMethods } from '@wasl/shared/contract/choices.ts'
import * as z from 'zod'

const part = z.object({ id: z.string(), amount: z.int(), at: z.string() })
export const plan = z.object({
  id: z.uuid(),
  method: z.enum(payLaterMethods),
  /** `approved`: the client has agreed; `authorised`: the merchant has confirmed it, which only Tamara asks for. */
  status: z.enum(['new', 'approved', 'authorised', 'captured', 'canceled', 'declined', 'expired']),
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
  reference: z.string(),
  order_number: z.string(),
  item_reference: z.string(),
  metadata: z.record(z.string(), z.string()),
  return_urls: z.object({ success: z.string(), cancel: z.string(), failure: z.string() }),
  captures: z.array(part),
  refunds: z.array(part),
  created_at: z.string(),
  expires_at: z.string(),
})
export type Plan = z.output<typeof plan>
export type NewPlan = Pick<
  Plan,
  'amount' | 'currency' | 'description' | 'reference' | 'order_number' | 'item_reference' | 'metadata' | 'return_urls'
>

export const sumOf = (parts: Plan['captures']): number => parts.reduce((total, { amount }) => total + amount, 0)
