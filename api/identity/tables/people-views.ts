import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'

// Views of migrations/0003_views.sql, declared as tables: the generic resource code reads them and writes through them. They are not in
// `schema.ts`, because they are no tables and no foreign key can refer to them.

// The database computes the column in the view: inserts and updates leave it out.
const computedByView = sql``

/** The users who order, with their wallets. */
export const customers = listedTable('customers', {
  ...standardColumns(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  client_type: text('client_type'),
  commercial_number: text('commercial_number'),
  vat_number: text('vat_number'),
  certificate_file_id: uuid('certificate_file_id'),
  city_id: uuid('city_id'),
  status: text('status').notNull(),
  is_notify: boolean('is_notify').notNull(),
  avatar_file_id: uuid('avatar_file_id'),
  wallet_balance: halalas('wallet_balance').notNull().generatedAlwaysAs(computedByView),
})

/** The users who act for a company client. */
export const colleagues = listedTable('colleagues', {
  ...standardColumns(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  company_id: uuid('company_id'),
  permissions: text('permissions').array().notNull().default([]),
  status: text('status').notNull(),
  avatar_file_id: uuid('avatar_file_id'),
  approval_limit: halalas('approval_limit').notNull().default(0),
})

/** The users who act for a provider. */
export const providerUsers = listedTable('provider_users', {
  ...standardColumns(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  provider_id: uuid('provider_id'),
  role: text('role').notNull(),
  permissions: text('permissions').array().notNull().default([]),
  status: text('status').notNull(),
  city_id: uuid('city_id'),
  avatar_file_id: uuid('avatar_file_id'),
})

/** The admins with their effective permissions: those of the role and the granted ones, without the denied ones. */
export const adminAccounts = listedTable('admin_accounts', {
  ...standardColumns(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  role_id: uuid('role_id'),
  is_super: boolean('is_super').notNull(),
  granted_permissions: text('granted_permissions').array(),
  denied_permissions: text('denied_permissions').array(),
  effective_permissions: text('effective_permissions').array().notNull().generatedAlwaysAs(computedByView),
  image_file_id: uuid('image_file_id'),
  status: text('status').$type<'active' | 'blocked'>().notNull(),
  has_two_factor: boolean('has_two_factor').notNull(),
})

/** The open login sessions with the names of their owners. */
export const openSessions = listedTable('open_sessions', {
  id: uuid('id').primaryKey(),
  realm: text('realm').notNull(),
  user_id: uuid('user_id'),
  admin_id: uuid('admin_id'),
  device: text('device'),
  user_agent: text('user_agent'),
  address: text('address'),
  created_at: instant('created_at').notNull(),
  last_seen_at: instant('last_seen_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  holder: text('holder').notNull(),
})

/** The categories of a provider, as the join table of a `hasMany` field. */
export const servedCategories = pgTable('provider_categories', {
  row_id: uuid('provider_id').notNull(),
  to_id: uuid('category_id').notNull(),
  position: integer('position').notNull(),
})

/** The cities of a provider, as the join table of a `hasMany` field. */
export const servedCities = pgTable('provider_cities', {
  row_id: uuid('provider_id').notNull(),
  to_id: uuid('city_id').notNull(),
  position: integer('position').notNull(),
})

/** The services of a provider with its own starting prices, as the join table of a `hasMany` field. */
export const offeredServices = pgTable('provider_services', {
  row_id: uuid('provider_id').notNull(),
  to_id: uuid('service_id').notNull(),
  position: integer('position').notNull(),
  price: halalas('price'),
})
