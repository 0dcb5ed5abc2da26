import type { TransferForm } from '@wasl/shared/contract/transfers.ts'
import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import type { Label } from '@wasl/shared/units.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { clientIdOf, payerOf } from '../../identity/sessions/client-account.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { invalidFormMessage, RequestError } from '../../platform/http/errors.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import type { PaymentCoupon } from '../coupons/coupon-use.ts'
import { bankTransfers, type CheckoutOrderDue } from '../tables/bank-transfers.ts'
import { receiving_accounts } from '../tables/from-registry.ts'
import { payments } from '../tables/payments.ts'
import { findDuplicate } from './find-duplicate.ts'

type SubmitCtx = UserCtx & Pick<TransactionCtx, 'db'>
type OrderTarget = {
  purpose: 'order'
  order_id: string
  invoice_id: string
  instalment: number
  expected_amount: number
  remaining: number
  coupon: PaymentCoupon
}
type CheckoutTarget = {
  purpose: 'checkout'
  checkout_id: string
  orders: readonly CheckoutOrderDue[]
  expected_amount: number
  coupon: PaymentCoupon
}
/**
 * What a transfer pays: the due amount of an order, of which `remaining` is unpaid in all, both after its coupon; all orders of a checkout, whose `expected_amount` is
 * after the coupon; or a top-up. In halalas.
 */
type TransferTarget = OrderTarget | CheckoutTarget | { purpose: 'top_up' }

/** Stores the proof of a bank transfer with its open payment; no money moves yet. Throws 422 on the wrong fields. */
export async function submitTransfer(
  ctx: SubmitCtx,
  form: TransferForm,
  target: TransferTarget,
): Promise<{ transfer_id: string; payment_id: string }> {
  await assertUploadQuota(ctx, { file_ids: form.file_ids })
  await assertTransferForm(ctx, form)
  const { file_ids, ...proof } = form
  const duplicate = await findDuplicate(ctx, { ...proof, client_id: clientIdOf(ctx.principal), file_ids })
  const at = ctx.clock.now()
  const { client_id, paid_by } = payerOf(ctx.principal)
  const common = { client_id, created_at: at, updated_at: at }
  const [payment] = await ctx.db
    .insert(payments)
    .values({ ...common, paid_by, method: 'bank_transfer', status: 'submitted', ...paymentColumns(target, form.amount) })
    .returning({ id: payments.id })
  if (!payment) throw new Error('submitTransfer: insert returned no payment')
  const row: NewRow<typeof bankTransfers> = {
    ...common,
    ...proof,
    ...transferColumns(target, form.amount),
    payment_id: payment.id,
    images: [...new Set(file_ids)],
    ...duplicate,
    status: bankTransferLifecycle.start,
  }
  const transfer = await insertRow(ctx, bankTransfers, row, 'is a record')
  return { transfer_id: transfer.id, payment_id: payment.id }
}

/** What the payment of a transfer says of its target. That of a checkout goes through the wallet, like a top-up. */
function paymentColumns(target: TransferTarget, amount: number) {
  if (target.purpose === 'top_up') return { purpose: 'top_up' as const, amount }
  if (target.purpose === 'checkout') return { purpose: 'top_up' as const, amount, checkout_id: target.checkout_id, ...target.coupon }
  const { purpose, order_id, invoice_id, instalment, remaining, coupon } = target
  return { purpose, order_id, invoice_id, instalment, amount: Math.min(amount, remaining), ...coupon }
}

function transferColumns(target: TransferTarget, amount: number) {
  const { purpose } = target
  if (purpose === 'top_up') return { purpose, expected_amount: amount }
  const { expected_amount } = target
  if (purpose === 'checkout') return { purpose, expected_amount, checkout_id: target.checkout_id, checkout_orders: target.orders }
  return { purpose, expected_amount, order_id: target.order_id, invoice_id: target.invoice_id }
}

/** An older transfer is not found at the bank any more. */
const maxAgeDays = 92

async function assertTransferForm(ctx: SubmitCtx, { receiving_account_id, transferred_on, file_ids }: TransferForm): Promise<void> {
  const [account] = await ctx.db
    .select({ id: receiving_accounts.id })
    .from(receiving_accounts)
    .where(and(eq(receiving_accounts.id, receiving_account_id), eq(receiving_accounts.is_active, true)))
  const isOwnFile = and(eq(files.owner_user_id, ctx.principal.id), eq(files.is_public, false), isNull(files.order_id))
  const own = await ctx.db
    .select({ id: files.id })
    .from(files)
    .where(and(isOwnFile, inArray(files.id, file_ids)))
  const errors: [field: string, message: Label][] = []
  if (!account) errors.push(['receiving_account_id', { en: 'Choose one of our accounts', ar: 'اختر أحد حساباتنا' }])
  const today = riyadhDate(ctx.clock.now())
  if (transferred_on > today)
    errors.push(['transferred_on', { en: 'The date of the transfer is in the future', ar: 'تاريخ التحويل لم يأتِ بعد' }])
  if (transferred_on < addDays(today, -maxAgeDays))
    errors.push(['transferred_on', { en: 'Enter a date of the last three months', ar: 'أدخل تاريخًا خلال الأشهر الثلاثة الماضية' }])
  if (own.length < new Set(file_ids).size) errors.push(['file_ids', { en: 'Upload the receipt again', ar: 'أعد رفع الإيصال' }])
  if (errors.length > 0)
    throw new RequestError('invalid', invalidFormMessage, {
      errors: Object.fromEntries(errors.map(([field, message]) => [field, [message]])),
    })
}
