import * as z from 'zod'
import { decimalRiyals } from './decimal-riyals.ts'

// Only what is used: the provider may add properties at any time. See docs.tabby.ai, API reference.

const part = z.object({ amount: decimalRiyals })

export const tabbyPayment = z.object({
  id: z.string().min(1).max(200),
  created_at: z.string(),
  // Any text: the provider may add a status at any time, and one unknown payment must not hide the others.
  status: z.string(),
  amount: decimalRiyals,
  currency: z.string(),
  order: z.object({ reference_id: z.string().nullish() }).nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
  captures: z.array(part).nullish(),
  refunds: z.array(part).nullish(),
})
export type TabbyPayment = z.output<typeof tabbyPayment>

export const tabbySession = z.object({
  status: z.string(),
  payment: z.object({ id: z.string(), amount: decimalRiyals, currency: z.string() }),
  configuration: z.object({
    available_products: z.object({ installments: z.array(z.object({ web_url: z.string() })).nullish() }).nullish(),
    products: z.object({ installments: z.object({ rejection_reason: z.string().nullish() }).nullish() }).nullish(),
  }),
})

export const tabbyPayments = z.object({
  payments: z.array(tabbyPayment),
  pagination: z.object({ total_count: z.int() }),
})

/** A webhook has the payment as it was then. */
export const tabbyEvent = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(100),
  amount: decimalRiyals,
  captures: z.array(z.unknown()).nullish(),
  refunds: z.array(z.unknown()).nullish(),
})

/** Why a request was rejected, for the log. */
export const tabbyError = z.object({ error: z.string().max(500) })
