-- A failed job is named by what it is about, in words that administrators know, never by its key.
create or replace view failed_jobs as
select j.id, j.queue,
  (case j.queue
    when 'refunds' then (select r.number from refunds r where r.id = about.id)
    when 'payouts' then (select p.number from payouts p where p.id = about.id)
    when 'payments' then (select coalesce(o.number, p.reference_number) from payments p left join orders o on o.id = p.order_id where p.id = about.id)
    when 'deadlines' then coalesce((select o.number from offers f join orders o on o.id = f.order_id where f.id = about.id),
      (select o.number from dispute_decisions d join orders o on o.id = d.order_id where d.id = about.id))
    when 'chat' then (select r.title from chat_rooms r where r.id = about.id)
    when 'broadcasts' then (select b.title_ar || ' · ' || b.title_en from broadcasts b where b.id = about.id)
    when 'exports' then (select d.name from data_requests d where d.id = about.id)
    when 'imports' then (select i.file_name from imports i where i.id = about.id)
    when 'reconciliation' then coalesce((select c.number from gateway_comparisons c where c.id = about.id), substring(j.key from '\d{4}-\d{2}-\d{2}$'))
    end)::text as subject,
  case when j.closed_at is not null then 'closed' when j.dead_at is not null then 'failed' else 'retrying' end as state,
  j.attempts, j.last_error, j.created_at, case when j.dead_at is null then j.run_at end as run_at, j.dead_at as failed_at
from jobs j
cross join lateral (
  select coalesce(j.payload ->> 'refund_id', j.payload ->> 'payout_id', j.payload ->> 'payment_id', j.payload ->> 'request_id',
    j.payload ->> 'import_id', j.payload ->> 'comparison_id', j.payload ->> 'broadcast_id', j.payload ->> 'room_id', split_part(j.key, ':', 1)) as text) named
cross join lateral (
  select case when named.text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then named.text::uuid end as id) about
where (j.recipient is null or j.queue = 'live') and j.last_error is not null and j.done_at is null;
