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
