import type { TopUpPage } from '@wasl/shared/contract/payment-page.ts'
import type { TransferForm } from '@wasl/shared/contract/transfers.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { nationalPhone } from '../../identity/profiles/phone.ts'
import { users } from '../../identity/tables/people.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import { requireGateway } from '../../money/gateway/require-gateway.ts'
import type { UserCtx } from '../../platform/context.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { openPage } from '../payments/attempts/open-page.ts'
import { scheduleChecks } from '../payments/attempts/schedule-checks.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { payments } from '../tables/payments.ts'
import { submitTransfer } from '../transfers/submit-transfer.ts'
import { loadPayMethods } from './pay-methods.ts'

/** The limits of a top-up, and the ways to pay it. */
export async function loadTopUpPage(ctx: UserCtx): Promise<TopUpPage> {
  const { top_up_min, top_up_max } = await loadSettings(ctx)
  const isOwnTopUp = and(eq(bankTransfers.client_id, ctx.principal.id), eq(bankTransfers.purpose, 'top_up'))
  const [user] = await ctx.db.select({ phone: users.phone }).from(users).where(eq(users.id, ctx.principal.id))
  const methods = await loadPayMethods(ctx, isOwnTopUp, nationalPhone(user?.phone ?? ''))
  return { ...methods, min_amount: top_up_min, max_amount: top_up_max, now: ctx.clock.now() }
}

type TopUpRequest<Form> = { key: string | undefined; form: Form }

/**
 * Stores the proof of a transfer for the user's wallet, once per idempotency key; the wallet is credited when the administration confirms it.
 * Throws 422 for an amount outside the limits or a missing key, 409
 * while several of the user’s transfers are under review.
 */
export const sendTopUpTransfer = (ctx: UserCtx, { key, form }: TopUpRequest<TransferForm>): Promise<{ payment_id: string }> =>
  runIdempotent(ctx, key, {
    request: form,
    load: lockOwner,
    run: async (ctx) => {
      await assertFewOpenTransfers(ctx)
      await assertWithinLimits(ctx, form.amount)
      const { transfer_id, payment_id } = await submitTransfer(ctx, form, { purpose: 'top_up' })
      const subject = { resource: 'bank-transfers', row_id: transfer_id }
      await notifyAdmins(ctx, 'top_up_transfer_new', subject, { account_name: form.account_name })
      return { payment_id }
    },
  })

// Sent at once, the transfers of one client are counted one after the other.
async function lockOwner({ db, principal }: UserCtx): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, principal.id)).for('update')
}

/** Throws 409 while the administration has as many top-up transfers of the user to review as the setting allows. */
async function assertFewOpenTransfers(ctx: UserCtx): Promise<void> {
  const { open_top_ups: max } = await loadSettings(ctx)
  const isOpen = and(
    eq(bankTransfers.client_id, ctx.principal.id),
    eq(bankTransfers.purpose, 'top_up'),
    eq(bankTransfers.status, bankTransferLifecycle.start),
  )
  if ((await ctx.db.$count(bankTransfers, isOpen)) >= max)
    throw conflict({
      en: 'We are still checking your earlier transfers. Send another once one of them is decided',
      ar: 'ما زلنا نراجع حوالاتك السابقة. أرسل غيرها بعد البت في إحداها',
    })
}

/** A card has to be entered within this time. */
const payMinutes = 60

/**
 * Starts a top-up by card, once per idempotency key, and returns the gateway's page. The wallet is credited when the gateway's record says that it
 * was paid. Throws 422 as `sendTopUpTransfer`, 409 without a gateway, 503 if it does not answer.
 */
export async function startCardTopUp(
  ctx: UserCtx,
  { key, form }: TopUpRequest<{ amount: number }>,
): Promise<{ payment_id: string; pay_url: string | null }> {
  const { payment_id } = await runIdempotent(ctx, key, {
    request: { top_up: form.amount },
    load: async () => null,
    run: async (ctx) => {
      const gateway = requireGateway(ctx, 'electronic').name
      await assertWithinLimits(ctx, form.amount)
      const now = ctx.clock.now()
      const [payment] = await ctx.db
        .insert(payments)
        .values({
          purpose: 'top_up',
          client_id: ctx.principal.id,
          method: 'electronic',
          amount: form.amount,
          status: 'initiated',
          gateway,
          expires_at: addSeconds(now, payMinutes * minuteSeconds),
          created_at: now,
          updated_at: now,
        })
        .returning({ id: payments.id })
      if (!payment) throw new Error('startCardTopUp: insert returned no row')
      await scheduleChecks(ctx, payment.id)
      return { payment_id: payment.id }
    },
  })
  await openPage(ctx, payment_id)
  const [started] = await ctx.db.select({ pay_url: payments.gateway_url }).from(payments).where(eq(payments.id, payment_id))
  return { payment_id, pay_url: started?.pay_url ?? null }
}

/** Throws 422 on `amount` outside the limits of the settings. Halalas. */
async function assertWithinLimits(ctx: UserCtx, amount: number): Promise<void> {
  const { top_up_min: min, top_up_max: max } = await loadSettings(ctx)
  if (amount >= min && amount <= max) return
  throw invalid('amount', {
    en: `Enter an amount from ${formatMoneyText(min, 'en')} to ${formatMoneyText(max, 'en')}`,
    ar: `أدخل مبلغًا من ${formatMoneyText(min, 'ar')} إلى ${formatMoneyText(max, 'ar')}`,
  })
}
