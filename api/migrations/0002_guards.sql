-- The entries of a ledger transaction sum to zero, with two legs at least, when the database transaction commits.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  total bigint;
  legs bigint;
begin
  select coalesce(sum(amount), 0), count(*) into total, legs from ledger_entries where transaction_id = new.transaction_id;
  if total <> 0 or legs < 2 then
    raise exception 'ledger transaction % does not balance: % over % legs', new.transaction_id, total, legs using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
--> statement-breakpoint
-- History is written once.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
-- Tells the administration of a row that begins to wait for it, whoever writes it and in the same transaction. Given: the type of the notice,
-- the statuses that wait, and the columns that its sentence names; of a localized one both languages.
create function tell_admins() returns trigger language plpgsql as $$
declare
  waiting text[] := string_to_array(tg_argv[1], ' ');
  written jsonb := to_jsonb(new);
  holes jsonb := '{}';
  hole text;
begin
  if new.status <> all (waiting) then return null; end if;
  if tg_op = 'UPDATE' then
    if old.status = any (waiting) then return null; end if;
  end if;
  foreach hole in array string_to_array(tg_argv[2], ' ') loop
    holes := holes || jsonb_build_object(hole, coalesce(
      written -> hole, jsonb_build_object('ar', written -> (hole || '_ar'), 'en', written -> (hole || '_en'))));
  end loop;
  insert into admin_notices (type, resource, row_id, holes, created_at)
    values (tg_argv[0], replace(tg_table_name, '_', '-'), new.id, holes, case tg_op when 'INSERT' then new.created_at else new.updated_at end);
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_tell_admins after insert or update of status on complaints
  for each row execute function tell_admins('complaint_new', 'new in_progress', 'number subject');
--> statement-breakpoint
create trigger review_requests_tell_admins after insert or update of status on review_requests
  for each row execute function tell_admins('review_request_new', 'pending', 'number');
--> statement-breakpoint
create trigger providers_tell_admins after insert or update of status on providers
  for each row execute function tell_admins('provider_waiting', 'pending_review', 'name');
--> statement-breakpoint
create trigger contact_messages_tell_admins after insert or update of status on contact_messages
  for each row execute function tell_admins('contact_message_new', 'new', 'name subject');
--> statement-breakpoint
-- An order has one refund that waits for its decision at most, and whoever asked for it never decides.
create unique index refund_requests_one_pending on refund_requests (order_id) where status = 'pending';
--> statement-breakpoint
alter table refund_requests add constraint refund_requests_decided_by_another check (decided_by is null or decided_by <> asked_by);
--> statement-breakpoint
create trigger refund_requests_tell_admins after insert or update of status on refund_requests
  for each row execute function tell_admins('refund_waiting', 'pending', 'number');
