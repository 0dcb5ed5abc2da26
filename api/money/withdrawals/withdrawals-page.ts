import { paginate } from '@wasl/shared/contract/common.ts'
import type { WithdrawalsPage, WithdrawalView, withdrawalsQuery } from '@wasl/shared/contract/withdrawals.ts'
import { openWithdrawalStatuses, walletWithdrawalLifecycle } from '@wasl/shared/lifecycle/wallet-withdrawals.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { wallet_withdrawals } from '../tables/from-registry.ts'
import type { Withdrawal } from './set-withdrawal.ts'

/** A withdrawal as its client sees it. */
export const viewWithdrawal = (row: Withdrawal): WithdrawalView => ({
  id: row.id,
  number: row.number,
  status: row.status,
  amount: row.amount,
  iban: row.iban,
  account_name: row.account_name,
  reason: row.reject_reason ?? row.return_reason,
  reference: row.reference,
  can_cancel: canTransition(walletWithdrawalLifecycle.transitions.cancel, row.status),
  created_at: row.created_at,
})

/** What can be withdrawn, and one page of the user's own withdrawals, newest first. */
export async function loadWithdrawalsPage(ctx: UserCtx, query: z.output<typeof withdrawalsQuery>): Promise<WithdrawalsPage> {
  const isOwn = eq(wallet_withdrawals.client_id, ctx.principal.id)
  const select = () =>
    ctx.db.select().from(wallet_withdrawals).where(isOwn).orderBy(desc(wallet_withdrawals.created_at), wallet_withdrawals.id)
  const rows = await select()
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const [last] = await select().limit(1)
  const { withdrawal_min } = await loadSettings(ctx)
  return {
    balance: await loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id }),
    min_amount: withdrawal_min,
    last_account: last ? { iban: last.iban, account_name: last.account_name } : null,
    data: rows.map(viewWithdrawal),
    pagination: paginate(query, await ctx.db.$count(wallet_withdrawals, isOwn)),
  }
}

/** One of the user's own withdrawals. Throws 404 for those of others. */
export async function loadOwnWithdrawal({ db, principal }: UserCtx, id: string): Promise<WithdrawalView> {
  const [row] = await db
    .select()
    .from(wallet_withdrawals)
    .where(and(eq(wallet_withdrawals.id, id), eq(wallet_withdrawals.client_id, principal.id)))
  if (!row) throw notFound()
  return viewWithdrawal(row)
}

/** How many withdrawals of a client have not ended. */
export const countOpenWithdrawals = ({ db }: Pick<Ctx, 'db'>, client_id: string): Promise<number> =>
  db.$count(
    wallet_withdrawals,
    and(eq(wallet_withdrawals.client_id, client_id), inArray(wallet_withdrawals.status, [...openWithdrawalStatuses])),
  )
