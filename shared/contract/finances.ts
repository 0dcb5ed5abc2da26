import * as z from 'zod'
import { refundDestinations } from '../rules/refund-destinations.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { branchName } from './branches.ts'
import { financePeriods, gatewayNames, paymentMethods, transactionStatuses } from './choices.ts'
import { fileView, instant, localized, money, pageQuery, pagination, requestText } from './common.ts'
import { transactionKind } from './enums.ts'

export const transactionStatus = z.enum(transactionStatuses)

/** How the money moved; null inside the platform. */
export const transactionMethod = z.enum(paymentMethods)
export type TransactionMethod = z.infer<typeof transactionMethod>

/** GET finances. */
export const financesQuery = pageQuery.extend({
  status: transactionStatus.optional(),
  kind: transactionKind.optional(),
  period: z.enum(financePeriods).optional(),
  q: requestText({ max: 80 }).optional(),
})

const orderLink = z.object({ id: z.uuid(), number: z.string() })

export const transactionRow = z.object({
  id: z.uuid(),
  number: z.string(), // the reference number that support asks for
  kind: transactionKind,
  status: transactionStatus,
  method: transactionMethod.nullable(),
  gateway: z.enum(gatewayNames).nullable(), // of an electronic payment
  reference: z.string().nullable(), // at the gateway or the bank
  amount: money, // negative: paid by its owner
  order: orderLink.nullable(),
  at: instant,
})
export type TransactionRow = z.output<typeof transactionRow>

export const financesPage = z.object({
  side: z.enum(['client', 'provider']),
  data: z.array(transactionRow),
  pagination,
  totals: z.object({ received: money, paid: money, pending: money }), // of all filtered rows; the first two of completed ones
})
export type FinancesPage = z.output<typeof financesPage>

/** One payment of an order, as order and invoice show it. `discount` is what a coupon paid beside it. */
export const paymentSummary = z.object({
  paid_by: z.string().nullable(), // the colleague of the client who made it, for the client
  id: z.uuid(),
  method: transactionMethod,
  amount: money,
  discount: money,
  status: transactionStatus,
  at: instant,
})
export type PaymentSummary = z.output<typeof paymentSummary>

/** `requested`: an administrator has still to approve it. `failed`: it could not be sent, and was added to the wallet. */
export const refundState = z.enum(['requested', 'queued', 'sent', 'confirmed', 'failed'])

/** A refund of an order, as order and invoice show it: a request that waits for approval, or what one payment returned. */
export const refundView = z.object({
  id: z.uuid(),
  status: refundState,
  amount: money, // for the client what it gets, for the provider what its order loses
  destination: z.enum(typedKeys(refundDestinations)).nullable(), // null for the provider, and of a request
  transaction_id: z.uuid().nullable(), // of its client, under finances/
  requested_at: instant,
  settled_at: instant.nullable(),
})
export type RefundView = z.output<typeof refundView>

export const transactionStep = z.enum(['started', 'completed', 'failed', 'cancelled', 'refunded'])

/** GET finances/:id. */
export const transactionPage = transactionRow.extend({
  side: z.enum(['client', 'provider']),
  /** What was paid, by the number and the name of its paper, and the tax document made by then, if it is another paper. */
  invoice: z
    .object({ id: z.uuid(), number: z.string().nullable(), number_label: localized, tax_document_number: z.string().nullable() })
    .nullable(),
  provider_label: localized, // what the provider of its order is called
  amount_label: localized, // what its order is paid for
  other_party: localized.nullable(), // the provider of a client, the client of a provider
  /** The amounts of the invoice that was paid; `coupon` is the part of this payment that the platform bears. */
  breakdown: z
    .object({ service_amount: money, discount: money, tax: money, vat_percent: z.int(), final_amount: money, coupon: money })
    .nullable(),
  /** How the money held for an order was split at its release; for its provider. Of a sale by the platform `coupon_vat` is what a coupon took off `sale_vat`. */
  split: z.object({ held: money, commission: money, commission_vat: money, sale_vat: money, coupon_vat: money }).nullable(),
  bank: z
    .object({ bank_name: z.string(), account_name: z.string(), account_number: z.string(), files: z.array(fileView) }) // the receipts
    .nullable(),
  steps: z.array(z.object({ step: transactionStep, amount: money.nullable(), at: instant })),
  related: z.array(transactionRow), // the others of the same order
  receipt_url: z.string().nullable(), // once completed
})
export type TransactionPage = z.output<typeof transactionPage>

/** GET wallet: of a client its wallet, of a provider's owner what the platform owes it. */
export const walletPage = z.object({
  side: z.enum(['client', 'provider']),
  balance: money,
  pending_top_ups: money, // under review, or at the gateway
  entries: z.array(transactionRow), // the newest
  earnings: z
    .object({
      held: z.array(z.object({ order: orderLink, amount: money })), // by the platform until the clients confirm receipt
      paid_out: money,
      pending_payouts: money, // approved, and not at the bank yet
    })
    .nullable(), // of a provider
})
export type WalletPage = z.output<typeof walletPage>

/** A month of the Gregorian calendar: '2026-11'. */
const month = z
  .string()
  .length(7)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
export const statementQuery = z.object({ month: month.optional() })

export const statementEntry = transactionRow
  .pick({ id: true, number: true, kind: true, amount: true, order: true, at: true })
  .extend({ balance: money }) // after it

const documentSums = { net: money, tax: money, total: money }

/** A tax document on an order, or a credit note on one, whose amounts are negative. A final invoice is without what its prepayment invoices have documented. */
export const statementDocument = z.object({
  id: z.uuid(),
  kind: z.enum(['tax_document', 'credit_note']),
  number: z.string(),
  title: localized,
  order: orderLink,
  purchase_order: z.string().nullable(),
  branch: branchName.nullable(), // of the company, for which it ordered
  ...documentSums,
  at: instant,
})
export type StatementDocument = z.output<typeof statementDocument>

/** GET finances/statement: the account of one month, in Riyadh; the current one by default. */
export const statementPage = z.object({
  side: z.enum(['client', 'provider']),
  month,
  is_closed: z.boolean(), // the month is over
  months: z.array(month), // with movements, newest first, and the current one
  opening: money,
  added: money,
  taken: money,
  closing: money,
  entries: z.array(statementEntry), // oldest first
  outside: z.array(transactionRow), // paid or refunded by card or transfer: no entries of the wallet
  documents: z.array(statementDocument), // of a company, oldest first
  document_totals: z.object(documentSums),
  /** The same for each branch and for what has none, if an order of the month has one. */
  branch_totals: z.array(z.object({ branch: branchName.nullable(), ...documentSums })),
})
export type StatementPage = z.output<typeof statementPage>
