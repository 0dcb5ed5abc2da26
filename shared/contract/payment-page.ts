import * as z from 'zod'
import { moneySchema } from '../registry/field-schema.ts'
import { cardMethods, payLaterMethods, payLaterRejections } from './choices.ts'
import { fileView, instant, localized, money } from './common.ts'
import { orderKind, orderStatus, transferStatus } from './enums.ts'

/** An account of the platform to which clients transfer money. */
const receivingAccount = z.object({ id: z.uuid(), bank_name: localized, account_name: localized, iban: z.string() })
export type ReceivingAccount = z.output<typeof receivingAccount>

/** A transfer as its client sees it. */
const transferView = z.object({
  id: z.uuid(),
  status: transferStatus,
  amount: money,
  received_amount: money.nullable(),
  bank_name: z.string(),
  transferred_on: z.iso.date(),
  reject_reason: z.string().nullable(),
  files: z.array(fileView), // the receipts
  sent_at: instant,
})
export type TransferView = z.output<typeof transferView>

/** What every page for paying needs: the ways to pay that this deployment offers, and the last transfer. */
export const payMethods = z.object({
  wallet_balance: money,
  card_methods: z.array(z.enum(cardMethods)), // empty: cards are not offered
  receiving_accounts: z.array(receivingAccount), // none: transfers are not offered
  transfer_reference: z.string(), // by which the administration finds a transfer at the bank
  transfer: transferView.nullable(),
})

/** GET orders/:id/payment. Amounts in halalas. */
export const paymentPage = payMethods.extend({
  /** `rental_checkout_id`: where a rental is paid, together with its security deposit. */
  order: z.object({
    id: z.uuid(),
    number: z.string(),
    kind: orderKind,
    status: orderStatus,
    version: z.int(),
    rental_checkout_id: z.uuid().nullable(),
  }),
  /** Providers of instalments that are configured. They take amounts between these; without `max_amount`, any above. `rejection`: of the last try for this invoice. */
  pay_later: z.array(
    z.object({
      method: z.enum(payLaterMethods),
      min_amount: money,
      max_amount: money.nullable(),
      rejection: z.enum(payLaterRejections).nullable(),
    }),
  ),
  coupon_code: z.string().nullable(), // of the last try to pay by card, which was declined or is open
  invoice: z.object({
    id: z.uuid(),
    number: z.string().nullable(),
    service_amount: money,
    discount: money,
    tax: money,
    vat_percent: z.int(),
    final_amount: money,
    paid_amount: money,
  }),
  due_amount: money, // what is paid now: the deposit, everything or the rest
  remaining_amount: money, // all that is unpaid
  due_at: instant.nullable(), // when an unpaid order is cancelled
  deadline_note: localized.nullable(), // what happens then
  now: instant,
})
export type PaymentPage = z.output<typeof paymentPage>

/** GET wallet/top-up. Amounts in halalas. */
export const topUpPage = payMethods.extend({ min_amount: money, max_amount: money, now: instant })
export type TopUpPage = z.output<typeof topUpPage>

/** POST wallet/top-ups: by card. */
export const topUpForm = z.strictObject({ amount: moneySchema({ min: 100 }) })
/** `pay_url`: the gateway's page. */
export const topUpStarted = z.object({ payment_id: z.uuid(), pay_url: z.string().nullable() })
export type TopUpStarted = z.output<typeof topUpStarted>
/** POST wallet/top-ups/transfers. */
export const topUpSent = z.object({ payment_id: z.uuid() })
