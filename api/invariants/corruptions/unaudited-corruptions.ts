import { type SQL, sql } from 'drizzle-orm'

const aRole = sql`(select id from roles where id is distinct from admins.role_id limit 1)`

/** Changes of who may act, of where money is sent and of settings, without an audit entry. The database rejects each at its commit. */
export const unauditedCorruptions: readonly (readonly [title: string, statement: SQL])[] = [
  ['another IBAN of a provider', sql`update providers set iban = 'SA4420000001234567891235' where status = 'approved'`],
  ['another account holder of a provider', sql`update providers set account_name = 'x' where status = 'approved'`],
  ['a provider approved by nobody', sql`update providers set status = 'approved' where status = 'pending_review'`],
  ['a block of a client lifted', sql`update users set status = 'active' where status = 'blocked'`],
  [
    'more permissions of a provider user',
    sql`update users set permissions = permissions || 'manage_orders'::text where role = 'provider_user'`,
  ],
  ['a client made a provider', sql`update users set role = 'provider' where role = 'client'`],
  [
    'a user moved to another provider',
    sql`update users set provider_id = (select id from providers where id <> users.provider_id limit 1)
    where role = 'provider_user'`,
  ],
  ['an admin made a super admin', sql`update admins set is_super = true where not is_super`],
  ['another role of an admin', sql`update admins set role_id = ${aRole} where not is_super`],
  ['an exception for an admin', sql`update admins set granted_permissions = array['admins.edit'] where not is_super`],
  ['an admin blocked', sql`update admins set status = 'blocked' where is_super`],
  ['two-factor authentication taken off an admin', sql`update admins set has_two_factor = not has_two_factor`],
  ['more permissions of a role', sql`update roles set permissions = permissions || 'admins.edit'::text`],
  [
    'another commission',
    sql`insert into settings (key, value) values ('commission_percent', '1') on conflict (key) do update set value = excluded.value`,
  ],
  ['another commission of a category', sql`update categories set commission_percent = 1`],
  [
    'another IBAN for transfers',
    sql`update receiving_accounts set iban = 'SA4420000001234567891235' where id = (select min(id::text)::uuid from receiving_accounts)`,
  ],
  ['another VAT number of the platform', sql`update settings set value = '"300000000000003"' where key = 'platform_vat_number'`],
  ['other email endings', sql`insert into settings (key, value) values ('email_endings', '[]')`],
  ['a setting deleted', sql`delete from settings where key = 'platform_vat_number'`],
]
