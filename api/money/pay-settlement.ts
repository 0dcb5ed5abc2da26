import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { notify } from '../messaging/notifications/notify.ts'
import { inTransaction } from '../platform/db/database.ts'
import { settlements } from '../platform/db/resource-tables.ts'
import { notFound } from '../platform/http/errors.ts'
import { postTransaction } from './ledger/post-transaction.ts'

/** Books a settlement sent to the provider's bank and notifies the provider. Throws a conflict if less is owed. Runs once per settlement: its status was set under lock before. */
export async function paySettlement(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [settlement] = await ctx.db.select().from(settlements).where(eq(settlements.id, id))
    if (!settlement) throw notFound()
    const { provider_id, amount, number } = settlement
    const legs = [
      { account: { kind: 'provider_payable', provider_id } as const, amount: -amount },
      { account: { kind: 'bank_clearing' } as const, amount },
    ]
    const { reference_number } = await postTransaction(ctx, { kind: 'payout', note: number, legs })
    await ctx.db.update(settlements).set({ transaction_number: reference_number }).where(eq(settlements.id, id))
    const amountText = { ar: formatMoneyText(amount, 'ar'), en: formatMoneyText(amount, 'en') }
    await notify(ctx, { type: 'settlement_paid', params: { amount: amountText }, provider_ids: [provider_id] })
  })
}
