-- The default seller of providers without a valid VAT number becomes the platform. A deployment that has never chosen keeps what it had: an update must not change prices and who owes VAT. A new database has no providers.
create temporary table kept_seller as select gen_random_uuid() as id
  where exists (select 1 from providers) and not exists (select 1 from settings where key = 'seller_without_vat_number');
--> statement-breakpoint
insert into audit_entries (id, actor_kind, actor_name, action, resource, row_id, before, after, reason, at)
  select id, 'system', 'system', 'edit', 'settings', '00000000-0000-4000-8000-000000000001', '{}', '{"seller_without_vat_number": "provider"}',
    'كان هذا هو الافتراضي عند التحديث · The default before this update', now() from kept_seller;
--> statement-breakpoint
insert into settings (key, value) select 'seller_without_vat_number', '"provider"' from kept_seller;
--> statement-breakpoint
drop table kept_seller;
