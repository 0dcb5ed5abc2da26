-- What people call a transaction: every payment, whatever came of it, and every posting of the ledger that is not a payment's own.
create view transactions as
select p.id, p.version, coalesce(p.reference_number, upper(left(p.id::text, 8))) as number, 'payment' as kind,
  case when p.status in ('captured', 'approved', 'refunded') then 'completed'
       when p.status in ('failed', 'refused') then 'failed'
       when p.status = 'expired' then 'cancelled'
       else 'pending' end as status,
  p.method as gateway, p.gateway_id as reference, p.amount, i.tax, i.discount, p.order_id, p.invoice_id, p.client_id as user_id,
  i.provider_id, coalesce(p.captured_at, p.created_at) as at
from payments p join invoices i on i.id = p.invoice_id
union all
select t.id, 1, t.reference_number, t.kind, 'completed', 'ledger', t.note,
  (select sum(e.amount)::bigint from ledger_entries e where e.transaction_id = t.id and e.amount > 0),
  null, null, t.order_id, null,
  coalesce(o.client_id, (select a.user_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = t.id and a.user_id is not null limit 1)),
  coalesce(o.provider_id, (select a.provider_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = t.id and a.provider_id is not null limit 1)),
  t.created_at
from ledger_transactions t left join orders o on o.id = t.order_id
where t.kind <> 'payment';
