import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { conflict } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import type { RowCreator } from '../../resources/hook-types.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { refreshHolds } from '../settlements/holds.ts'
import { payout_runs, payouts } from '../tables/from-registry.ts'

type Joined = {
  number: string
  attempt: number
  settlement_id: string | null
  provider_id: string | null
  withdrawal_id: string | null
  client_id: string | null
  amount: number
  bank_name: string | null
  iban: string
  account_name: string
}

/**
 * Creates a payout run with every new settlement that is not on hold, to the bank account that its provider has now, and every approved withdrawal of an active client,
 * to the account that it names. Throws 409 if there is none: of two runs created at once, one gets each of them.
 */
export const createPayoutRun: RowCreator = (outer, draft) =>
  inTransaction(outer, async (ctx) => {
    await refreshHolds(ctx)
    const at = ctx.clock.now()
    const note = typeof draft.note === 'string' ? draft.note : null
    const values = {
      note,
      amount: 0,
      payout_count: 0,
      status: 'pending' as const,
      created_by: adminCtx(ctx).principal.id,
      created_at: at,
      updated_at: at,
    }
    const run = await insertNumberedRow(ctx, payout_runs, yearNumber('P', at), values, 'is part of a change')
    const joined = [...(await joinSettlements(ctx, run.id)), ...(await joinWithdrawals(ctx, run.id))]
    if (joined.length === 0)
      throw conflict({
        en: 'Nothing can be paid out now: no settlement that is not on hold, and no approved withdrawal',
        ar: 'لا شيء قابل للصرف الآن: لا تسوية غير معلّقة ولا سحب معتمد',
      })
    const rows = joined.map(({ number, attempt, ...source }) => ({
      ...source,
      number: attempt === 1 ? number : `${number}-${attempt}`,
      run_id: run.id,
      status: 'pending' as const,
      created_at: at,
      updated_at: at,
    }))
    await insertRows(ctx, payouts, rows, 'is part of a change')
    await ctx.db
      .update(payout_runs)
      .set({ amount: joined.reduce((sum, { amount }) => sum + amount, 0), payout_count: joined.length })
      .where(eq(payout_runs.id, run.id))
    return run.id
  })

// The condition is checked again under the lock of each row, so that a settlement joins one run only.
async function joinSettlements(ctx: Ctx, run_id: string): Promise<Joined[]> {
  const { rows } = await ctx.db.execute<Record<keyof Joined, unknown>>(sql`update settlements s
    set payout_run_id = ${run_id}, bank_name = p.bank_name, iban = p.iban, account_name = coalesce(p.account_name, p.name_ar),
      updated_at = ${ctx.clock.now()}, version = s.version + 1
    from providers p where p.id = s.provider_id and s.status = 'new' and s.payout_run_id is null and s.hold_reason is null and p.iban is not null
    returning s.id as settlement_id, null as withdrawal_id, null as client_id, s.number, s.provider_id, s.amount, s.bank_name, s.iban, s.account_name,
      (select count(*) + 1 from payouts y where y.settlement_id = s.id) as attempt`)
  return rows.map(asJoined)
}

async function joinWithdrawals(ctx: Ctx, run_id: string): Promise<Joined[]> {
  const { rows } = await ctx.db.execute<Record<keyof Joined, unknown>>(sql`update wallet_withdrawals w
    set payout_run_id = ${run_id}, updated_at = ${ctx.clock.now()}, version = w.version + 1
    from users u where u.id = w.client_id and u.status = 'active' and w.status = 'approved' and w.payout_run_id is null
    returning w.id as withdrawal_id, null as settlement_id, null as provider_id, w.client_id, w.number, w.amount, null as bank_name, w.iban, w.account_name,
      (select count(*) + 1 from payouts y where y.withdrawal_id = w.id) as attempt`)
  return rows.map(asJoined)
}

// Safe: the columns of the statements. Sums and counts arrive as texts.
const asJoined = (row: Record<keyof Joined, unknown>) => ({ ...row, amount: Number(row.amount), attempt: Number(row.attempt) }) as Joined
