import { type SQL, sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { legsText, postingCheck } from './posting-checks.ts'

// What the platform got in the transaction of a line.
const shareOf = (account: string) => sql`coalesce((select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where e.transaction_id = t.id and a.kind = ${account}), 0)`

// Of documents from before 0216, which have no rounding, the VAT is that of the lines; with several rates it still is.
const isWrongDocument = ({ net, tax, of = sql`` }: { net: SQL; tax: SQL; of?: SQL }): SQL => sql`(${of}total <> ${of}net + ${of}tax
  or case when ${of}rounding is null or ${of}vat_percent is null or ${net} + ${tax} <= 0
    then (${of}net, ${of}tax) is distinct from (${net}, greatest(0, ${tax}))
    else ${of}net + ${of}tax + ${of}rounding <> ${net} + ${tax} or abs(${of}rounding) > 1
      or ${of}tax <> (${of}net * ${of}vat_percent + 50) / 100 end)`

// The documents whose VAT was rounded as a whole, with the VAT that a credit note takes back as a negative amount.
const roundedDocuments = sql`select number, settlement_id, tax from commission_invoices where rounding is not null
  union all select number, settlement_id, -tax from commission_credit_notes where rounding is not null`

/** Settlements contain every earned amount once, and the payable balances are what is not paid out: M2 and M3 of the invariants. */
export const settlementChecks: readonly Invariant[] = [
  {
    name: 'M3 settlement lines',
    description:
      'a settlement line is a movement of the payable balance of its provider, other than a payout, with the same order and amounts; of a sale by the platform it has the margin and no VAT',
    violations: sql`select l.id, l.transaction_number, l.amount from settlement_lines l join settlements s on s.id = l.settlement_id
      where not exists (select 1 from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.reference_number = l.transaction_number and t.kind not in ('payout', 'payout_returned') and t.order_id is not distinct from l.order_id
          and a.kind = 'provider_payable' and a.provider_id = s.provider_id and e.amount = l.amount
          and (l.commission, l.commission_vat, l.margin) = (select case when sale.own then 0 else ${shareOf('commission')} end, case when sale.own then 0 else ${shareOf('vat_payable')} end,
            case when sale.own then ${shareOf('commission')} else 0 end
            from (select exists (select 1 from invoices i where i.order_id = t.order_id and i.status <> 'rejected' and i.sold_by = 'platform') as own) sale)
          and l.service_amount = l.amount + l.commission + l.commission_vat + l.margin)`,
  },
  {
    name: 'M3 settlement amounts',
    description: 'the amounts of a settlement are the sums of its lines',
    violations: sql`select s.number, s.amount, sum(l.amount) as lines from settlements s left join settlement_lines l on l.settlement_id = s.id
      group by s.id having (s.service_amount, s.commission, s.commission_vat, s.margin, s.amount)
        is distinct from (sum(l.service_amount), sum(l.commission), sum(l.commission_vat), sum(l.margin), sum(l.amount))`,
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
    description:
      'a commission invoice has the commission of its settlement with VAT rounded once, and its numbers have no gap in each Riyadh year',
    violations: sql`select number, net, tax, total, rounding, commission, commission_vat from (
        select i.number, i.net, i.tax, i.total, i.rounding, i.vat_percent, s.commission, s.commission_vat, i.provider_id <> s.provider_id as is_foreign,
          to_char(i.issued_at at time zone 'Asia/Riyadh', 'YYYY') as issue_year, substring(i.number from '^COM-([0-9]{4})-') as number_year,
          substring(i.number from '([0-9]{6,})$')::bigint as sequence,
          row_number() over (partition by substring(i.number from '^COM-([0-9]{4})-') order by substring(i.number from '([0-9]{6,})$')::bigint) as place
        from commission_invoices i join settlements s on s.id = i.settlement_id) numbered
      where ${isWrongDocument({ net: sql`commission`, tax: sql`commission_vat` })} or is_foreign or sequence <> place or number_year is distinct from issue_year`,
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
        or (n.id is not null and (${isWrongDocument({ net: sql`-s.commission`, tax: sql`-s.commission_vat`, of: sql`n.` })}
          or n.provider_id <> s.provider_id or n.sequence <> n.place or n.number_year is distinct from n.issue_year
          or not exists (select 1 from commission_invoices i where i.provider_id = n.provider_id and strpos(n.invoice_numbers, i.number) > 0)))`,
  },
  postingCheck(
    'vat_rounding',
    'the rounding of a commission document moves what its VAT differs from the VAT of its settlement',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'commission', amount: sql`s.commission_vat - d.tax` },
      { account: 'vat_payable', amount: sql`d.tax - s.commission_vat` },
    ])} as legs
      from ledger_transactions t join (${roundedDocuments}) d on d.number = t.note join settlements s on s.id = d.settlement_id
      where t.order_id is null and t.payment_id is null`,
  ),
  {
    name: 'M4 VAT of commission documents',
    description: 'what the VAT of a commission document differs from the VAT of its settlement is booked once',
    violations: sql`select d.number, d.tax, s.commission_vat, count(t.id) as bookings from (${roundedDocuments}) d
      join settlements s on s.id = d.settlement_id left join ledger_transactions t on t.kind = 'vat_rounding' and t.note = d.number
      group by d.number, d.tax, s.commission_vat having count(t.id) <> case when d.tax = s.commission_vat then 0 else 1 end`,
  },
]
