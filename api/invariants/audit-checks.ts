import { sql } from 'drizzle-orm'
import { demoMarker } from '../demo/seeds/accounts.ts'
import type { Invariant } from './invariant.ts'

// An account that was renamed or deleted since: its audit log holds the former name.
const isUnknownName = sql`not exists (select 1 from audit_entries former where former.row_id = a.actor_id and former.before ->> 'name' = a.actor_name)`

/** Every change of money and status has its audit entry, by an actor that exists: A1 of the invariants. */
export const auditChecks: readonly Invariant[] = [
  {
    name: 'A1 audited transitions',
    description: 'every transition of an order has an audit entry with the same actor, statuses and request id',
    violations: sql`select e.order_id, e.seq, e.transition, e.actor from order_events e where not exists (
        select 1 from audit_entries a where a.resource = 'orders' and a.row_id = e.order_id and a.action = e.transition and a.at = e.at
          and a.request_id is not distinct from e.request_id and a.actor_id is not distinct from e.actor_id
          and a.actor_kind = case e.actor when 'admin' then 'admin' when 'system' then 'system' when 'scheduler' then 'system' else 'user' end
          and (a.before ->> 'status', a.after ->> 'status') = (e.from_status, e.to_status))`,
  },
  {
    name: 'A1 audited money',
    description: 'every ledger transaction has an audit entry, whose balances before and after differ by its legs',
    violations: sql`select t.id, t.kind from ledger_transactions t where not exists (
        select 1 from audit_entries a where a.resource = 'ledger_transactions' and a.row_id = t.id and a.action = t.kind
          and array(select was.value ->> 'account' || ':' || ((became.value ->> 'balance')::bigint - (was.value ->> 'balance')::bigint)::text as leg
              from jsonb_array_elements(a.before -> 'accounts') with ordinality was
              join jsonb_array_elements(a.after -> 'accounts') with ordinality became using (ordinality) order by leg)
            = array(select account.kind || ':' || e.amount::text as leg from ledger_entries e join ledger_accounts account on account.id = e.account_id
              where e.transaction_id = t.id order by leg))`,
  },
  {
    name: 'A1 audited decisions',
    description:
      'every decided refund request, balance adjustment, bank transfer, payout, payout run and wallet withdrawal has the audit entry of its decision by an administrator',
    violations: sql`select decided.resource, decided.id, decided.status from (
        select 'refund-requests' as resource, id, status, array[case status when 'approved' then 'approve' when 'closed' then 'close' else 'reject' end] as actions, decided_by
          from refund_requests where status <> 'pending'
        union all select 'balance-adjustments', id, status, array[case status when 'approved' then 'approve' else 'reject' end], decided_by
          from balance_adjustments where status <> 'pending'
        union all select 'bank-transfers', id, status, case when status = 'rejected' then array['reject']
            when received_amount = amount then array['confirm', 'record_amount'] else array['record_amount'] end, null
          from bank_transfers where status <> 'pending'
        union all select 'payouts', id, status, array[case when return_number is null then status else 'return_paid' end], null from payouts where status in ('paid', 'returned')
        union all select 'wallet-withdrawals', id, status, array[case status when 'rejected' then 'reject' else 'approve' end], decided_by
          from wallet_withdrawals where status in ('approved', 'paid', 'rejected', 'returned')
        union all select 'wallet-withdrawals', id, status, array['approve_first'], first_approved_by from wallet_withdrawals where first_approved_by is not null
        union all select 'payout-runs', id, status, array[case status when 'cancelled' then 'cancel' else 'approve' end], decided_by
          from payout_runs where status <> 'pending') decided
      where not exists (select 1 from audit_entries a where a.resource = decided.resource and a.row_id = decided.id and a.action = any(decided.actions)
        and a.actor_kind <> 'user' and (decided.decided_by is null or a.actor_id = decided.decided_by))`,
  },
  {
    name: 'A1 two administrators',
    description:
      'who requested a refund, an adjustment, a decision or a payout run is the administrator whom the audit log has, and another one approved it',
    violations: sql`select made.resource, made.id, made.by, made.approved_by from (
        select 'refund-requests' as resource, id, requested_by as by, decided_by as approved_by from refund_requests
        union all select 'balance-adjustments', id, requested_by, decided_by from balance_adjustments
        union all select 'dispute-decisions', id, proposed_by, approved_by from dispute_decisions
        union all select 'payout-runs', id, created_by, case when status in ('approved', 'completed') then decided_by end from payout_runs) made
      where made.by = made.approved_by or exists (select 1 from audit_entries a
        where a.resource = made.resource and a.row_id = made.id and a.action = 'create' and a.actor_id is distinct from made.by)`,
  },
  {
    name: 'A1 created administrators',
    description: 'every administrator of a deployment without demo data was added by the operator or by another one',
    violations: sql`select id, name, phone, is_super from admins where not exists (select 1 from settings where key = ${demoMarker})
      and not exists (select 1 from audit_entries a where a.resource = 'admins' and a.row_id = admins.id and a.action = 'create')`,
  },
  {
    name: 'A1 named actors',
    description: 'every audit entry names its actor: an account with this name, now or at that time',
    violations: sql`select a.id, a.resource, a.action, a.actor_kind, a.actor_id, a.actor_name from audit_entries a
      where a.actor_name = '' or (a.actor_kind = 'system') <> (a.actor_id is null)
        or (a.actor_kind = 'user' and not exists (select 1 from users u where u.id = a.actor_id and u.name = a.actor_name) and ${isUnknownName})
        or (a.actor_kind = 'admin' and not exists (select 1 from admins d where d.id = a.actor_id and d.name = a.actor_name) and ${isUnknownName})`,
  },
]
