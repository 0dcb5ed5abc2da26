import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { changeBankForm, ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify } from '../../resources/notify.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { verifyUserPassword } from '../account/verify-own-password.ts'
import { consumeCode } from '../auth/check-code.ts'
import { ensureCode } from '../auth/ensure-activation-code.ts'
import { users } from '../tables/people.ts'
import { saveBusiness } from './edit-application.ts'

const purpose = 'bank' as const

/** Sends a code to the phone of the current user, who confirms the change with the password. */
export async function startBankChange(ctx: UserCtx, { password }: { password: string }): Promise<Challenge> {
  const { id, phone } = await verifyUserPassword(ctx, password, 'password')
  return ensureCode(ctx, { purpose, phone, user_id: id, registration_id: null })
}

/** Changes the bank account of the current user's approved provider with the code. A new IBAN informs the owner and holds payouts. */
export async function finishBankChange(
  ctx: UserCtx,
  { challenge_id, code, ...bank }: z.output<typeof changeBankForm>,
): Promise<ProviderApplication> {
  // Outside the transaction: a failed attempt must stay counted.
  await consumeCode(ctx, { challenge_id, code, purpose, user_id: ctx.principal.id })
  return saveBusiness(ctx, async (ctx, provider) => {
    if (bank.iban === provider.iban) return bank
    const [owner] = await ctx.db.select().from(users).where(eq(users.id, ctx.principal.id))
    if (!owner) throw notFound()
    await informOfNewIban(ctx, owner, bank.iban.slice(-4))
    const { payout_hold_hours } = await loadSettings(ctx)
    return { ...bank, payouts_held_until: addSeconds(ctx.clock.now(), payout_hold_hours * hourSeconds) }
  })
}

/** Informs the owner of a provider that payouts go to another IBAN, of which the text names the last digits. */
export async function informOfNewIban(ctx: Ctx, owner: typeof users.$inferSelect, iban: string): Promise<void> {
  await notify(ctx, {
    user_ids: [owner.id],
    type: 'bank_changed',
    params: { iban },
    link: pages.profile({ tab: 'business', part: 'bank' }),
  })
  await enqueue(ctx, [
    { channel: 'sms', purpose: 'bank_changed', user_id: owner.id, recipient: owner.phone, body: labelIn(smsText(iban), owner.locale) },
  ])
}

const smsText = (iban: string): Label => ({
  en: `Payouts from {brand} now go to the IBAN that ends with ${iban}. If it was not you, contact us at once.`,
  ar: `تُصرف مستحقاتك من {brand} إلى الآيبان المنتهي بـ ${iban}. إن لم تكن أنت فتواصل معنا فورًا.`,
})
