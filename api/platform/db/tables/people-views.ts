import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant, stored } from '../columns.ts'

// Views of migrations/0003_views.sql, in the words of tables: the generic verbs read them and write through them. Not in `schema.ts`,
// since no migration makes them a table, and nothing can refer to them by a foreign key.

/** The users who order, with their wallets. */
export const customers = pgTable('customers', {
  ...stored(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  client_type: text('client_type'),
  commercial_number: text('commercial_number'),
  certificate_file_id: uuid('certificate_file_id'),
  city_id: uuid('city_id'),
  status: text('status').notNull(),
  is_notify: boolean('is_notify').notNull(),
  avatar_file_id: uuid('avatar_file_id'),
  wallet_balance: halalas('wallet_balance').notNull(),
})

/** The users who act for a provider. */
export const providerUsers = pgTable('provider_users', {
  ...stored(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email'),
  provider_id: uuid('provider_id'),
  role: text('role').notNull(),
  permissions: text('permissions').array().notNull(),
  status: text('status').notNull(),
})

/** Who is logged in where. */
export const openSessions = pgTable('open_sessions', {
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

/** What a provider serves, as the pairs behind a `hasMany` field. */
export const servedCategories = pgTable('provider_categories', {
  row_id: uuid('provider_id').notNull(),
  to_id: uuid('category_id').notNull(),
  position: integer('position').notNull(),
})

/** Where a provider serves, as the pairs behind a `hasMany` field. */
export const servedCities = pgTable('provider_cities', {
  row_id: uuid('provider_id').notNull(),
  to_id: uuid('city_id').notNull(),
  position: integer('position').notNull(),
})

/** What a provider offers, as the pairs behind a `hasMany` field. */
export const offeredServices = pgTable('provider_services', {
  row_id: uuid('provider_id').notNull(),
  to_id: uuid('service_id').notNull(),
  position: integer('position').notNull(),
})
