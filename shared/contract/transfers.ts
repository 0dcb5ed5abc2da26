import * as z from 'zod'
import { moneySchema } from '../registry/field-schema.ts'
import { messageKey } from '../registry/messages.ts'
import { maxFilesPerUpload } from '../settings/settings.ts'
import { accountNumber } from './business-fields.ts'
import { chosenId, requestText } from './common.ts'
import { couponCode } from './coupons.ts'

/** What a client writes about a bank transfer that was sent: send_transfer, send_rest_transfer, POST checkouts/:id/transfers and wallet/top-ups/transfers. */
export const transferForm = z.strictObject({
  receiving_account_id: chosenId(),
  bank_name: requestText({ min: 2, max: 80 }),
  account_name: requestText({ min: 3, max: 120 }),
  account_number: accountNumber(),
  amount: moneySchema({ min: 100 }),
  transferred_on: z.iso.date(messageKey('not_date')),
  file_ids: z.array(z.uuid()).min(1, messageKey('required')).max(maxFilesPerUpload),
})
export type TransferForm = z.output<typeof transferForm>
/** A transfer that pays an order, with a coupon or without. */
export const orderTransferForm = transferForm.extend({ coupon_code: couponCode.optional() })
/** A transfer that pays all orders of a checkout. `coupon_code`: default the one of the checkout; null: none. */
export const checkoutTransferForm = transferForm.extend({ coupon_code: couponCode.nullable().optional() })
export type CheckoutTransferForm = z.output<typeof checkoutTransferForm>
