-- When the database transaction commits, the entries of a ledger transaction must sum to zero and have at least two legs.
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
-- Rows of the ledger and of the histories are never changed or deleted.
create function reject_changes() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger credit_notes_append_only before update or delete or truncate on credit_notes
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function reject_changes();
--> statement-breakpoint
-- An order has at most one pending refund request, and nobody decides on their own request.
create unique index refund_requests_one_pending on refund_requests (order_id) where status = 'pending';
--> statement-breakpoint
alter table refund_requests add constraint refund_requests_decided_by_another check (decided_by is null or decided_by <> requested_by);
--> statement-breakpoint
alter table balance_adjustments add constraint balance_adjustments_decided_by_another check (decided_by is null or decided_by <> requested_by);
--> statement-breakpoint
-- An order has at most one complaint that freezes it, a complaint at most one decision that is not executed, and nobody approves an own decision.
create unique index complaints_one_dispute on complaints (order_id) where dispute in ('open', 'proposed', 'decided');
--> statement-breakpoint
create unique index dispute_decisions_one_open on dispute_decisions (complaint_id) where status in ('proposed', 'approved');
--> statement-breakpoint
alter table dispute_decisions add constraint dispute_decisions_approved_by_another check (approved_by is null or approved_by <> proposed_by);
--> statement-breakpoint
-- Every write to the public content changes its version, in the same transaction. Cached pages are compared with it.
create function count_content_write() returns trigger language plpgsql as $$
begin
  insert into content_versions as v (slot, version) values (pg_backend_pid() % 256, 1)
    on conflict (slot) do update set version = v.version + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger banners_content_version after insert or update or delete or truncate on banners
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger categories_content_version after insert or update or delete or truncate on categories
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger cities_content_version after insert or update or delete or truncate on cities
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger faqs_content_version after insert or update or delete or truncate on faqs
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger provider_categories_content_version after insert or update or delete or truncate on provider_categories
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger provider_cities_content_version after insert or update or delete or truncate on provider_cities
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger provider_services_content_version after insert or update or delete or truncate on provider_services
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger providers_content_version after insert or update or delete or truncate on providers
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger reviews_content_version after insert or update or delete or truncate on reviews
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger seo_content_version after insert or update or delete or truncate on seo
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger services_content_version after insert or update or delete or truncate on services
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger settings_content_version after insert or update or delete or truncate on settings
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger social_links_content_version after insert or update or delete or truncate on social_links
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger static_pages_content_version after insert or update or delete or truncate on static_pages
  for each statement execute function count_content_write();
--> statement-breakpoint
create trigger verified_identities_content_version after insert or update or delete or truncate on verified_identities
  for each statement execute function count_content_write();
