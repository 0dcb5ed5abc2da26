-- A change of who may act, of where money is sent or of the commission needs an audit entry of the same transaction that has the new value.
-- The ids of the transaction's entries are a variable of the transaction: a savepoint that is rolled back takes its ids along.
create function remember_audit_entry() returns trigger language plpgsql as $$
begin
  perform set_config('wasl.audit_entries', concat_ws(' ', nullif(current_setting('wasl.audit_entries', true), ''), new.id), true);
  return null;
end $$;
--> statement-breakpoint
create trigger audit_entries_remembered after insert on audit_entries for each row
  when (new.resource in ('providers', 'users', 'customers', 'provider-users', 'admins', 'roles', 'receiving-accounts', 'categories', 'settings'))
  execute function remember_audit_entry();
--> statement-breakpoint
create function is_audited(changed uuid, field text, value jsonb) returns boolean language sql as $$
  select exists (select 1 from audit_entries
    where id = any(string_to_array(nullif(current_setting('wasl.audit_entries', true), ''), ' ')::uuid[]) and row_id = changed and after -> field = value)
$$;
--> statement-breakpoint
create function require_audit_entry() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  col text;
begin
  foreach col in array tg_argv loop
    if was -> col is distinct from becomes -> col and not is_audited(new.id, col, becomes -> col) then
      raise exception 'the change of %.% of % has no audit entry', tg_table_name, col, new.id using errcode = 'restrict_violation';
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
-- One trigger for each table, the rows whose changes need an entry, and the columns. An application that was not approved
-- and an account that was not activated are still forms.
do $$
declare
  rule record;
begin
  for rule in select * from (values
    ('providers', 'status', 'true', 'status'),
    ('providers', 'account', 'old.status not in (''draft'', ''rejected'')', 'iban account_name'),
    ('users', 'status', 'true', 'status'),
    ('users', 'permissions', 'old.status <> ''not_activated''', 'role provider_id permissions'),
    ('admins', 'permissions', 'true', 'is_super role_id granted_permissions denied_permissions status has_two_factor'),
    ('roles', 'permissions', 'true', 'permissions'),
    ('receiving_accounts', 'account', 'true', 'iban is_active'),
    ('categories', 'commission', 'true', 'commission_percent')
  ) as rules(of_table, topic, condition, columns) loop
    execute format(
      'create constraint trigger %I after update of %s on %I deferrable initially deferred for each row when (%s) execute function require_audit_entry(%s)',
      rule.of_table || '_audited_' || rule.topic, replace(rule.columns, ' ', ', '), rule.of_table, rule.condition,
      (select string_agg(quote_literal(name), ', ') from regexp_split_to_table(rule.columns, ' ') as name));
  end loop;
end $$;
--> statement-breakpoint
-- A setting is a row with its key. All settings have one history, under this id; it has the email endings as objects.
create function require_audit_entry_of_setting() returns trigger language plpgsql as $$
declare
  value jsonb := case new.key when 'email_endings' then (select coalesce(jsonb_agg(jsonb_build_object('ending', ending)), '[]') from jsonb_array_elements(new.value) ending) else new.value end;
begin
  if not is_audited('00000000-0000-4000-8000-000000000001', new.key, value) then
    raise exception 'the change of the setting % has no audit entry', new.key using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger settings_audited after insert or update on settings deferrable initially deferred
  for each row when (new.key not in ('settings_version', 'first_steps', 'demo_seeded')) execute function require_audit_entry_of_setting();
--> statement-breakpoint
create trigger settings_kept before delete on settings
  for each row when (old.key not in ('settings_version', 'first_steps', 'demo_seeded')) execute function refuse_deletion();
