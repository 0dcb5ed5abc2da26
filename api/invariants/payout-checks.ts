import { type SQL, sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { legsText, postingCheck } from './posting-checks.ts'

const ofProvider = (amount: SQL): SQL => sql`case when y.withdrawal_id is null then ${amount} else 0 end`
const toClearing = legsText([
  { account: 'provider_payable', owner: sql`y.provider_id`, amount: ofProvider(sql`-y.amount`) },
  { account: 'withdrawals', amount: sql`case when y.withdrawal_id is null then 0 else -y.amount end` },
  { account: 'payout_clearing', amount: sql`y.amount` },
])
const toBank = legsText([
  { account: 'payout_clearing', amount: sql`-y.amount` },
  { account: 'bank_clearing', amount: sql`y.amount` },
])
const fromBank = legsText([
  { account: 'bank_clearing', amount: sql`-y.amount` },
  { account: 'provider_payable', owner: sql`y.provider_id`, amount: sql`y.amount` },
])
const toProvider = legsText([
  { account: 'payout_clearing', amount: sql`-y.amount` },
  { account: 'provider_payable', owner: sql`y.provider_id`, amount: sql`y.amount` },
])

/** Payout runs, their payouts and settlements match each other and the ledger: M1 to M3 of the invariants. */
export const payoutChecks: readonly Invariant[] = [
  postingCheck(
    'payout',
    'an approved payout moves its amount from the payable balance of its provider, or from the withdrawals of a client, to the payouts on their way',
    sql`select t.id as transaction_id, ${toClearing} as legs from ledger_transactions t join payouts y on y.transaction_number = t.reference_number`,
  ),
  postingCheck(
    'payout_sent',
    'a paid payout moves its amount to the bank',
    sql`select t.id as transaction_id, ${toBank} as legs from ledger_transactions t join payouts y on y.result_number = t.reference_number and (y.status = 'paid' or y.return_number is not null)`,
  ),
  postingCheck(
    'payout_returned',
    'a returned payout moves its amount back to its provider, from the bank if it was paid before',
    sql`select t.id as transaction_id, case when y.return_number is null then ${toProvider} else ${fromBank} end as legs
      from ledger_transactions t join payouts y on coalesce(y.return_number, y.result_number) = t.reference_number and y.status = 'returned'`,
  ),
  postingCheck(
    'adjustment',
    'an adjustment moves the amount that another administrator approved between its balance and the platform',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'client_wallet', owner: sql`a.client_id`, amount: sql`case when a.account = 'wallet' then change.amount else 0 end` },
      {
        account: 'provider_payable',
        owner: sql`a.provider_id`,
        amount: sql`case when a.account = 'payable' then change.amount else 0 end`,
      },
      { account: 'adjustments', amount: sql`-change.amount` },
    ])} as legs from ledger_transactions t join balance_adjustments a on a.transaction_number = t.reference_number and a.status = 'approved'
      cross join lateral (select case a.direction when 'add' then a.amount else -a.amount end as amount) change`,
  ),
  {
    name: 'M3 adjustments',
    description: 'an approved balance adjustment is booked, and another administrator than the requester approved it; no other one is',
    violations: sql`select a.number, a.status, a.transaction_number from balance_adjustments a
      where (a.status = 'approved') <> exists (select 1 from ledger_transactions t where t.kind = 'adjustment' and t.reference_number = a.transaction_number)
        or (a.status = 'pending') <> (a.decided_by is null) or a.decided_by = a.requested_by`,
  },
  {
    name: 'M3 payouts',
    description: 'a payout has the amount and owner of its one settlement or withdrawal, and is booked as its status says',
    violations: sql`select y.number, y.status, y.amount, coalesce(s.amount, w.amount) as due, y.transaction_number, y.result_number from payouts y
      left join settlements s on s.id = y.settlement_id left join wallet_withdrawals w on w.id = y.withdrawal_id
      where (s.id is null) = (w.id is null)
        or (y.amount, y.provider_id, y.client_id) is distinct from (coalesce(s.amount, w.amount), s.provider_id, w.client_id)
        or (y.transaction_number is not null) <> (y.status in ('approved', 'paid', 'returned'))
        or (y.result_number is not null) <> (y.status in ('paid', 'returned'))
        or (y.transaction_number is not null and not exists (select 1 from ledger_transactions t where t.kind = 'payout' and t.reference_number = y.transaction_number))
        or (y.result_number is not null and not exists (select 1 from ledger_transactions t
          where t.kind = case when y.status = 'paid' or y.return_number is not null then 'payout_sent'
              when y.withdrawal_id is null then 'payout_returned' else 'withdrawal_returned' end
            and t.reference_number = y.result_number))
        or (y.return_number is not null and (y.status <> 'returned' or not exists (select 1 from ledger_transactions t
          where t.kind = case when y.withdrawal_id is null then 'payout_returned' else 'withdrawal_returned' end and t.reference_number = y.return_number)))`,
  },
  {
    name: 'M3 settlements',
    description: 'an ended settlement has one paid payout, an open one at most one that waits, in the run it names',
    violations: sql`select s.number, s.status, s.payout_run_id, s.reference from settlements s
      cross join lateral (select count(*) filter (where status = 'paid') as paid, count(*) filter (where status in ('pending', 'approved')) as waiting,
        count(*) filter (where status in ('pending', 'approved', 'paid') and run_id = s.payout_run_id) as in_run from payouts where settlement_id = s.id) y
      where y.paid <> case s.status when 'ended' then 1 else 0 end or (s.status = 'ended') <> (s.reference is not null)
        or y.waiting + y.paid <> case when s.payout_run_id is null then 0 else 1 end
        or y.in_run <> case when s.payout_run_id is null then 0 else 1 end`,
  },
  {
    name: 'M3 payout runs',
    description: 'a payout run has the sum and the status of its payouts, and another administrator approved it',
    violations: sql`select r.number, r.status, r.amount, r.payout_count from payout_runs r
      cross join lateral (select coalesce(sum(amount) filter (where status <> 'removed'), 0) as amount, count(*) filter (where status <> 'removed') as payouts,
        count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'approved') as approved from payouts where run_id = r.id) y
      where (r.status <> 'cancelled' and (r.amount, r.payout_count) <> (y.amount, y.payouts))
        or (r.status = 'pending') <> (r.decided_by is null) or (r.status in ('approved', 'completed') and r.decided_by = r.created_by)
        or not case r.status when 'pending' then y.approved = 0 and y.pending = y.payouts when 'approved' then y.pending = 0 and y.approved > 0
          when 'completed' then y.pending + y.approved = 0 and y.payouts > 0 else y.payouts = 0 end`,
  },
  {
    name: 'M3 payout accounts',
    description: 'a payout goes to the account that its settlement has for this run',
    violations: sql`select y.number, y.iban, s.iban as of_settlement, y.account_name, s.account_name as name_of_settlement
      from payouts y join settlements s on s.id = y.settlement_id and s.payout_run_id = y.run_id
      where (y.iban, y.account_name, y.bank_name, y.amount) is distinct from (s.iban, s.account_name, s.bank_name, s.amount)`,
  },
  {
    name: 'M2 payouts on their way',
    description: 'the payouts that were sent to the bank without a result explain the balance of their account',
    violations: sql`select balance, sent from (select coalesce((select balance from ledger_accounts where kind = 'payout_clearing'), 0) as balance,
        (select coalesce(sum(amount), 0) from payouts where status = 'approved') as sent) clearing where balance <> sent`,
  },
]
