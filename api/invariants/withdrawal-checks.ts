import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { legsText, postingCheck } from './posting-checks.ts'

const toWallet = { account: 'client_wallet', owner: sql`w.client_id`, amount: sql`w.amount` }
// Where the money of a withdrawal that came back was: at the bank, on its way there, or not sent.
const backFrom = (account: string, isMeant: ReturnType<typeof sql>) => ({
  account,
  amount: sql`case when ${isMeant} then -w.amount else 0 end`,
})

/** Withdrawals from wallets match their approvals, their payouts and the ledger: M1 to M3 of the invariants. */
export const withdrawalChecks: readonly Invariant[] = [
  postingCheck(
    'withdrawal',
    'a withdrawal moves its amount from the wallet of its client to the withdrawals',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'client_wallet', owner: sql`w.client_id`, amount: sql`-w.amount` },
      { account: 'withdrawals', amount: sql`w.amount` },
    ])} as legs from ledger_transactions t join wallet_withdrawals w on w.transaction_number = t.reference_number`,
  ),
  postingCheck(
    'withdrawal_returned',
    'a withdrawal that was rejected, cancelled or returned moves its amount back to the wallet of its client, from where it was',
    sql`select t.id as transaction_id, ${legsText([
      backFrom('withdrawals', sql`w.status <> 'returned'`),
      backFrom('payout_clearing', sql`w.status = 'returned' and y.return_number is null`),
      backFrom('bank_clearing', sql`w.status = 'returned' and y.return_number is not null`),
      toWallet,
    ])} as legs from ledger_transactions t join wallet_withdrawals w on w.return_number = t.reference_number
      left join payouts y on y.withdrawal_id = w.id and y.status = 'returned'`,
  ),
  {
    name: 'M2 withdrawals on their way',
    description: 'the withdrawals that are neither at the bank nor back in the wallet explain the balance of their account',
    violations: sql`select balance, open from (select coalesce((select balance from ledger_accounts where kind = 'withdrawals'), 0) as balance,
        (select coalesce(sum(w.amount), 0) from wallet_withdrawals w where w.status in ('first_review', 'pending', 'approved')
          and not exists (select 1 from payouts y where y.withdrawal_id = w.id and y.status in ('approved', 'paid', 'returned'))) as open) account
      where balance <> open`,
  },
  {
    name: 'M3 withdrawals',
    description: 'a withdrawal of a client is booked as its status says, and has one paid payout once it is paid',
    violations: sql`select w.number, w.status, w.payout_run_id, w.transaction_number, w.return_number from wallet_withdrawals w
      left join users u on u.id = w.client_id
      cross join lateral (select count(*) filter (where status = 'paid') as paid, count(*) filter (where status = 'returned') as returned,
        count(*) filter (where status in ('pending', 'approved')) as waiting, count(*) filter (where status <> 'removed' and run_id = w.payout_run_id) as in_run
        from payouts where withdrawal_id = w.id) y
      where u.role is distinct from 'client'
        or not exists (select 1 from ledger_transactions t where t.kind = 'withdrawal' and t.reference_number = w.transaction_number)
        or (w.status in ('rejected', 'cancelled', 'returned')) <> exists (
          select 1 from ledger_transactions t where t.kind = 'withdrawal_returned' and t.reference_number = w.return_number)
        or y.paid <> case w.status when 'paid' then 1 else 0 end or y.returned <> case w.status when 'returned' then 1 else 0 end
        or (y.waiting > 0 and w.status <> 'approved')
        or y.in_run <> case when w.payout_run_id is null then 0 else 1 end or y.waiting + y.paid + y.returned <> y.in_run`,
  },
  {
    name: 'M3 approved withdrawals',
    description: 'an administrator decided about a withdrawal, and a large one was approved by two of them',
    violations: sql`select w.number, w.status, w.first_approved_by, w.decided_by from wallet_withdrawals w
      cross join lateral (select a.after ->> 'status' as status from audit_entries a
        where a.resource = 'wallet-withdrawals' and a.row_id = w.id and a.action = 'create' limit 1) started
      where (w.decided_by is not null) <> (w.status in ('approved', 'paid', 'rejected', 'returned'))
        or w.decided_by = w.first_approved_by and w.status <> 'rejected'
        or (w.first_approved_by is null and (w.status in ('approved', 'paid', 'returned') or w.status = 'pending') and started.status = 'first_review')
        or (w.first_approved_by is not null and started.status <> 'first_review')`,
  },
  {
    name: 'M3 withdrawal accounts',
    description: 'the client’s own request, as it is in the audit log, has the amount, IBAN and name of the withdrawal and of its payouts',
    violations: sql`select w.number, w.amount, w.iban, w.account_name, y.number as payout from wallet_withdrawals w
      left join payouts y on y.withdrawal_id = w.id
      left join audit_entries a on a.resource = 'wallet-withdrawals' and a.row_id = w.id and a.action = 'create' and (a.actor_kind, a.actor_id) = ('user', w.client_id)
      where (a.after ->> 'amount', a.after ->> 'iban', a.after ->> 'account_name') is distinct from (w.amount::text, w.iban, w.account_name)
        or (y.id is not null and (y.amount, y.iban, y.account_name, y.client_id) is distinct from (w.amount, w.iban, w.account_name, w.client_id))`,
  },
]
