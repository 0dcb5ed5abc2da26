-- The transactions that users see: every payment and top-up in any status, and every other ledger transaction.
create view transactions as
select p.id, p.version, coalesce(p.reference_number, upper(left(p.id::text, 8))) as number,
  case p.purpose when 'top_up' then 'top_up' else 'payment' end as kind,
  case when p.status in ('captured', 'approved', 'refunded') then 'completed'
       when p.status in ('failed', 'rejected') then 'failed'
       when p.status in ('expired', 'voided', 'credited') then 'cancelled'
       else 'pending' end as status,
  p.method as gateway, p.gateway_id as reference, p.amount, i.service_amount, i.tax, i.discount, p.order_id, p.invoice_id, p.client_id as user_id,
  i.provider_id, coalesce(p.captured_at, p.created_at) as at
from payments p left join invoices i on i.id = p.invoice_id
union all
select t.id, 1, t.reference_number, t.kind, 'completed', 'ledger', t.note,
  (select sum(e.amount)::bigint from ledger_entries e where e.transaction_id = t.id and e.amount > 0),
  null, null, null, t.order_id, null,
  coalesce(o.client_id, (select a.user_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = t.id and a.user_id is not null limit 1)),
  coalesce(o.provider_id, (select a.provider_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = t.id and a.provider_id is not null limit 1)),
  t.created_at
from ledger_transactions t left join orders o on o.id = t.order_id
where not (t.kind in ('payment', 'top_up') and t.payment_id is not null);
--> statement-breakpoint
-- The clients with their wallet balances. Writes pass through to users.
create view customers as
select u.id, u.version, u.created_at, u.updated_at, u.name, u.phone, u.email, u.client_type, u.commercial_number,
  u.vat_number, u.certificate_file_id, u.city_id, u.status, u.is_notify, u.avatar_file_id,
  coalesce((select a.balance from ledger_accounts a where a.kind = 'client_wallet'
    and coalesce(a.user_id, a.provider_id, a.order_id, '00000000-0000-0000-0000-000000000000'::uuid) = u.id), 0) as wallet_balance
from users u
where u.role = 'client';
--> statement-breakpoint
-- The users who act for a provider: its owner and the users it added. Writes pass through to users.
create view provider_users as
select u.id, u.version, u.created_at, u.updated_at, u.name, u.phone, u.email, u.provider_id, u.role, u.permissions, u.status,
  u.city_id, u.avatar_file_id
from users u
where u.role in ('provider', 'provider_user');
--> statement-breakpoint
-- The admins with their effective permissions: those of the role and the granted ones, without the denied ones. Writes pass through to admins.
create view admin_accounts as
select a.id, a.version, a.created_at, a.updated_at, a.name, a.phone, a.email, a.role_id, a.is_super, a.granted_permissions,
  a.denied_permissions, a.image_file_id, a.status, a.has_two_factor,
  array(select unnest(r.permissions) from roles r where r.id = a.role_id union select unnest(a.granted_permissions)
    except select unnest(a.denied_permissions) order by 1) as effective_permissions
from admins a;
--> statement-breakpoint
-- The log-in sessions with the names of their owners, without the token hash.
create view open_sessions as
select s.id, s.realm, s.user_id, s.admin_id, s.device, s.user_agent, s.address, s.created_at, s.last_seen_at, s.expires_at,
  coalesce((select u.name from users u where u.id = s.user_id), (select a.name from admins a where a.id = s.admin_id), '') as holder
from sessions s;
--> statement-breakpoint
-- The questions of a service with their answers. A number has its unit; a question answered by several files has one
-- entry for each file. A function, so that the planner estimates a page of orders as the few rows it is.
create function questions_with_answers(questions jsonb, answers jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', question.value -> 'text',
      'answer', coalesce(
        answer.value -> 'choice',
        case when answer.value ? 'number' then jsonb_build_object(
          'ar', concat_ws(' ', answer.value ->> 'number', question.value #>> '{unit,ar}'),
          'en', concat_ws(' ', answer.value ->> 'number', question.value #>> '{unit,en}')) end,
        case when answer.value ? 'text' then jsonb_build_object('ar', answer.value ->> 'text', 'en', answer.value ->> 'text') end),
      'file_id', file.file_id) order by question.position, file.position), '[]'::jsonb)
    from jsonb_array_elements(questions) with ordinality as question(value, position)
    left join jsonb_array_elements(answers) as answer(value) on (answer.value ->> 'question')::integer = question.position - 1
    left join lateral jsonb_array_elements_text(answer.value -> 'file_ids') with ordinality as file(file_id, position) on true
$$;
--> statement-breakpoint
-- The requested services of orders. An outer join, so that a page is selected by the items alone.
create view requested_services as
select i.id, i.order_id, i.service_id, s.name_ar as service_ar, s.name_en as service_en, i.note, i.position,
  questions_with_answers(s.questions, i.answers) as answers
from order_items i left join services s on s.id = i.service_id;
--> statement-breakpoint
-- The files attached to orders, with their data.
create view attachments as
select l.file_id as id, l.order_id, f.name, l.role, l.item_id, case when f.kind = 'image' then f.id end as picture_id, l.file_id,
  f.created_at as uploaded_at, l.position
from order_files l left join files f on f.id = l.file_id;
