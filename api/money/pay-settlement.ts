import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { moneyParam } from '../messaging/notifications/money-param.ts'
import { notify } from '../messaging/notifications/notify.ts'
import { inTransaction } from '../platform/db/database.ts'
import { settlements } from '../platform/db/resource-tables.ts'
import { providers } from '../platform/db/tables/people.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import { postTransaction } from './ledger/post-transaction.ts'

/** Books a settlement sent to the provider's bank and notifies the provider. Throws a conflict if less is owed, or payouts are held. Runs once per settlement: its status was set under lock before. */
export async function paySettlement(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [settlement] = await ctx.db.select().from(settlements).where(eq(settlements.id, id))
    if (!settlement) throw notFound()
    const { provider_id, amount, number } = settlement
    await assertNotHeld(ctx, provider_id)
    const legs = [
      { account: { kind: 'provider_payable', provider_id } as const, amount: -amount },
      { account: { kind: 'bank_clearing' } as const, amount },
    ]
    const { reference_number } = await postTransaction(ctx, { kind: 'payout', note: number, legs })
    await ctx.db.update(settlements).set({ transaction_number: reference_number }).where(eq(settlements.id, id))
    await notify(ctx, { type: 'settlement_paid', params: { amount: moneyParam(amount) }, provider_ids: [provider_id] })
  })
}

/** After a new IBAN nothing is paid out for a while: its owner may object to a change that somebody else made. */
async function assertNotHeld({ db, clock }: Ctx, provider_id: string): Promise<void> {
  const [provider] = await db.select({ until: providers.payouts_held_until }).from(providers).where(eq(providers.id, provider_id))
  const until = provider?.until
  if (!until || Date.parse(until) <= Date.parse(clock.now())) return
  throw conflict({
    en: `The IBAN of this provider is new. Payouts are held until ${formatDateTime(until, 'en')}`,
    ar: `غيّر المزوّد رقم الآيبان، والصرف معلّق حتى ${formatDateTime(until, 'ar')}`,
  })
}
