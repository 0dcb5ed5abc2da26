import * as z from 'zod'
import { recordStore } from './record-store.ts'

const payment = z.object({
  id: z.string(),
  status: z.enum(['initiated', 'paid', 'failed', 'refunded', 'voided', 'abandoned']),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  refunded: z.int(),
  refunds: z.array(z.object({ amount: z.int(), at: z.string() })),
  invoice_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  metadata: z.record(z.string(), z.string()),
  source: z.object({
    type: z.string(),
    company: z.string(),
    number: z.string(),
    message: z.string(),
    response_code: z.string().nullable(),
  }),
})
const invoice = z.object({
  id: z.string(),
  status: z.enum(['initiated', 'paid', 'canceled', 'expired', 'refunded', 'voided']),
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
  url: z.string(),
  success_url: z.string(),
  back_url: z.string(),
  expired_at: z.string(),
  created_at: z.string(),
  metadata: z.record(z.string(), z.string()),
  payments: z.array(payment),
})
export type SandboxPayment = z.output<typeof payment>
export type SandboxInvoice = z.output<typeof invoice>

export type SandboxStore = ReturnType<typeof sandboxStore>

/** The invoices of the sandbox, each with its payments. */
export const sandboxStore = (folder: string) => recordStore(folder, invoice)
