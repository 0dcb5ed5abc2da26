import * as z from 'zod'

// Only what is used: the gateway may add properties at any time.

const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((all) => Object.fromEntries(Object.entries(all ?? {}).map(([name, value]) => [name, String(value)])))

export const moyasarPayment = z.object({
  id: z.string(),
  // Any text: the gateway may add a status at any time, and one unknown payment must not hide the others.
  status: z.string(),
  amount: z.int(),
  fee: z.int().nullish(),
  currency: z.string(),
  refunded: z.int().nullish(),
  invoice_id: z.string().nullish(),
  created_at: z.string(),
  metadata,
  source: z.object({ response_code: z.string().nullish(), message: z.string().nullish() }).nullish(),
})

export const moyasarInvoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.string(),
  created_at: z.string().nullish(),
  metadata,
  payments: z.array(moyasarPayment).nullish(),
})

const meta = z.object({ next_page: z.int().nullish() }).nullish()
export const moyasarInvoices = z.object({ invoices: z.array(moyasarInvoice), meta })
export const moyasarPayments = z.object({ payments: z.array(moyasarPayment), meta })
export const moyasarSettlements = z.object({
  settlements: z.array(z.object({ id: z.string(), amount: z.int(), fee: z.int(), tax: z.int().nullish(), created_at: z.string() })),
  meta,
})
export const moyasarPayout = z.object({
  id: z.string(),
  status: z.string(),
  sequence_number: z.string().nullish(),
  message: z.string().nullish(),
  failure_reason: z.string().nullish(),
})
export const moyasarPayouts = z.object({ payouts: z.array(moyasarPayout), meta })

export const moyasarEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  secret_token: z.string(),
  data: z.object({ id: z.string().max(200), amount: z.int().optional(), invoice_id: z.string().max(200).nullish() }),
})

/** Why a request was rejected, for the log. */
export const moyasarError = z.object({ message: z.string().max(500) })
