import type { PayoutHold } from '@wasl/shared/rules/payout-holds.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { audit } from '../../resources/write/audit.ts'

/** Why nothing is paid out to a provider (`p`) now, as a SQL expression; null if nothing holds it. */
export const providerHold = (now: string): SQL<PayoutHold | null> => sql<PayoutHold | null>`case
  when p.status <> 'approved' then 'unverified'
  when p.iban is null then 'no_iban'
  when p.payouts_held_until > ${now} then 'new_iban' end`

// The amount of an approved payout has left the balance.
const isUnpaid = (settlement: 's' | 'o') =>
  sql`not exists (select 1 from payouts y where y.settlement_id = ${sql.raw(settlement)}.id and y.status = 'approved')`

// A balance lower than the open settlements: an adjustment took off what they contain.
const settlementHold = (now: string) => sql`coalesce(${providerHold(now)}, case
  when exists (select 1 from settlement_lines l join complaints c on c.order_id = l.order_id and c.status <> 'responded' where l.settlement_id = s.id)
    then 'dispute'
  when (select a.balance from ledger_accounts a where a.kind = 'provider_payable' and a.provider_id = s.provider_id)
    < (select sum(o.amount) from settlements o where o.provider_id = s.provider_id and o.status = 'new' and ${isUnpaid('o')})
    then 'negative_balance' end)`

type Changed = { id: string; was: PayoutHold | null; hold_reason: PayoutHold | null }

/** Puts open settlements on hold, or takes them off it, as the providers, complaints and balances are now. Each change is in the history. */
export async function refreshHolds(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const { rows } = await ctx.db.execute<Changed>(sql`with due as (
        select s.id, s.hold_reason as was, ${settlementHold(now)} as hold_reason from settlements s join providers p on p.id = s.provider_id
        where s.status = 'new' and ${isUnpaid('s')} for update of s)
      update settlements set hold_reason = due.hold_reason, updated_at = ${now}, version = version + 1 from due
      where due.id = settlements.id and settlements.hold_reason is distinct from due.hold_reason
      returning settlements.id, due.was, due.hold_reason`)
    for (const { id, was, hold_reason } of rows)
      await audit(ctx, {
        action: hold_reason ? 'hold' : 'resume',
        resource: 'settlements',
        row_id: id,
        before: { hold_reason: was },
        after: { hold_reason },
      })
  })
}
