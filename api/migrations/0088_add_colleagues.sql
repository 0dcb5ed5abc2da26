ALTER TABLE "users" ADD COLUMN "company_id" uuid;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_users_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");

--> statement-breakpoint
-- The users who order for themselves, with their wallets: what colleagues see belongs to their company. Writes pass through to users.
create or replace view customers as
select u.id, u.version, u.created_at, u.updated_at, u.name, u.phone, u.email, u.client_type, u.commercial_number,
  u.vat_number, u.certificate_file_id, u.city_id, u.status, u.is_notify, u.avatar_file_id,
  coalesce((select a.balance from ledger_accounts a where a.kind = 'client_wallet'
    and coalesce(a.user_id, a.provider_id, a.order_id, '00000000-0000-0000-0000-000000000000'::uuid) = u.id), 0) as wallet_balance
from users u
where u.role = 'client' and u.company_id is null;
--> statement-breakpoint
-- The users who act for a company client. Writes pass through to users.
create view colleagues as
select u.id, u.version, u.created_at, u.updated_at, u.name, u.phone, u.email, u.company_id, u.permissions, u.status, u.avatar_file_id
from users u
where u.role = 'client' and u.company_id is not null;
--> statement-breakpoint
-- Entries about colleagues count as those about other people do, and nobody comes to another company unseen.
drop trigger audit_entries_remembered on audit_entries;
--> statement-breakpoint
create trigger audit_entries_remembered after insert on audit_entries for each row
  when (new.resource in ('providers', 'users', 'customers', 'colleagues', 'provider-users', 'admins', 'roles', 'receiving-accounts', 'categories', 'settings'))
  execute function remember_audit_entry();
--> statement-breakpoint
create constraint trigger users_audited_company after update of company_id on users deferrable initially deferred for each row
  when (old.status <> 'not_activated') execute function require_audit_entry('company_id');
