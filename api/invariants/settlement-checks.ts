import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

// What the platform got in the transaction of a line.
const shareOf = (account: string) => sql`coalesce((select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where e.transaction_id = t.id and a.kind = ${account}), 0)`

/** Settlements contain every earned amount once, and the payable balances are what is not paid out: M2 and M3 of the invariants. */
export const settlementChecks: readonly Invariant[] = [
  {
    name: 'M3 settlement lines',
    description:
      'a settlement line is a movement of the payable balance of its provider, other than a payout, with the same order and amounts',
    violations: sql`select l.id, l.transaction_number, l.amount from settlement_lines l join settlements s on s.id = l.settlement_id
      where not exists (select 1 from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.reference_number = l.transaction_number and t.kind not in ('payout', 'payout_returned') and t.order_id is not distinct from l.order_id
          and a.kind = 'provider_payable' and a.provider_id = s.provider_id and e.amount = l.amount
          and l.commission = ${shareOf('commission')} and l.commission_vat = ${shareOf('vat_payable')}
          and l.service_amount = l.amount + l.commission + l.commission_vat)`,
  },
  {
    name: 'M3 settlement amounts',
    description: 'the amounts of a settlement are the sums of its lines',
    violations: sql`select s.number, s.amount, sum(l.amount) as lines from settlements s left join settlement_lines l on l.settlement_id = s.id
      group by s.id having (s.service_amount, s.commission, s.commission_vat, s.amount)
        is distinct from (sum(l.service_amount), sum(l.commission), sum(l.commission_vat), sum(l.amount))`,
  },
  {
    name: 'M2 payable balances',
    description: 'the payable balance of a provider is what is in no settlement yet, and its settlements that are not paid out',
    violations: sql`select a.provider_id, a.balance, unsettled.amount as unsettled, open.amount as open from ledger_accounts a
      cross join lateral (select coalesce(sum(e.amount), 0) as amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id and t.kind not in ('payout', 'payout_returned')
          and not exists (select 1 from settlement_lines l where l.transaction_number = t.reference_number)) unsettled
      cross join lateral (select coalesce(sum(s.amount), 0) as amount from settlements s where s.provider_id = a.provider_id and s.status = 'new'
          and not exists (select 1 from payouts y where y.settlement_id = s.id and y.status = 'approved')) open
      where a.kind = 'provider_payable' and a.balance <> unsettled.amount + open.amount`,
  },
  {
    name: 'M3 commission invoices',
    description: 'a commission invoice has the commission and VAT of its settlement, and its numbers have no gap in each Riyadh year',
    violations: sql`select number, net, tax, total, commission, commission_vat from (
        select i.number, i.net, i.tax, i.total, s.commission, s.commission_vat, i.provider_id <> s.provider_id as is_foreign,
          to_char(i.issued_at at time zone 'Asia/Riyadh', 'YYYY') as issue_year, substring(i.number from '^COM-([0-9]{4})-') as number_year,
          substring(i.number from '([0-9]{6,})$')::bigint as sequence,
          row_number() over (partition by substring(i.number from '^COM-([0-9]{4})-') order by substring(i.number from '([0-9]{6,})$')::bigint) as place
        from commission_invoices i join settlements s on s.id = i.settlement_id) numbered
      where (net, tax, total) <> (commission, commission_vat, net + tax) or is_foreign or sequence <> place or number_year is distinct from issue_year`,
  },
  {
    name: 'M3 commission credit notes',
    description:
      'a settlement with a negative commission has a credit note of its amounts once its provider has commission invoices, and the numbers of these have no gap in each Riyadh year',
    violations: sql`select s.number as settlement, n.number, s.commission, s.commission_vat, n.net, n.tax, n.total from settlements s
        full join (select *, to_char(issued_at at time zone 'Asia/Riyadh', 'YYYY') as issue_year, substring(number from '^CCN-([0-9]{4})-') as number_year,
          substring(number from '([0-9]{6,})$')::bigint as sequence,
          row_number() over (partition by substring(number from '^CCN-([0-9]{4})-') order by substring(number from '([0-9]{6,})$')::bigint) as place
          from commission_credit_notes) n on n.settlement_id = s.id
      where (n.id is null and s.commission < 0
          and exists (select 1 from commission_invoices i where i.provider_id = s.provider_id and i.issued_at <= s.created_at))
        or (n.id is not null and ((n.net, n.tax, n.total) is distinct from (-s.commission, greatest(0, -s.commission_vat), n.net + n.tax)
          or n.provider_id <> s.provider_id or n.sequence <> n.place or n.number_year is distinct from n.issue_year
          or not exists (select 1 from commission_invoices i where i.provider_id = n.provider_id and strpos(n.invoice_numbers, i.number) > 0)))`,
  },
]
