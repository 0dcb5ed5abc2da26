import { resources } from '@wasl/resources/index.ts'
import type { ProviderStatus } from '@wasl/shared/contract/accounts.ts'
import type { GalleryImage, WorkTime } from '@wasl/shared/contract/provider-application.ts'
import type { Rejection } from '@wasl/shared/rules/application-review.ts'
import type { ChannelChoices } from '@wasl/shared/rules/choose-channels.ts'
import type { Holiday } from '@wasl/shared/rules/opening-hours.ts'
import type { DepositDocuments } from '@wasl/shared/rules/tax-document-kinds.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import { halalas, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'
import { files } from '../../platform/db/tables/files.ts'

/** People of the site: clients, owners of providers and the users that providers add. */
export const users = listedTable(
  'users',
  {
    ...standardColumns(),
    role: text('role').$type<'client' | 'provider' | 'provider_user'>().notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(), // '+9665xxxxxxxx'
    country_code: text('country_code').notNull(), // '966'
    email: text('email'),
    password_hash: text('password_hash').notNull(),
    client_type: text('client_type').$type<'individual' | 'company'>(),
    commercial_number: text('commercial_number'),
    vat_number: text('vat_number'),
    invalid_vat_number: text('invalid_vat_number'), // that its register does not confirm: papers are issued without it
    certificate_file_id: uuid('certificate_file_id').references(() => files.id), // of the commercial registration; private
    city_id: uuid('city_id').references(() => cities.id),
    status: text('status').$type<'not_activated' | 'active' | 'blocked' | 'deleted'>().notNull(),
    is_notify: boolean('is_notify').notNull().default(true),
    channel_choices: jsonb('channel_choices').$type<ChannelChoices>(), // by which channels notifications arrive besides the site; none: the default of the settings
    locale: text('locale').$type<'ar' | 'en'>().notNull().default('ar'),
    avatar_file_id: uuid('avatar_file_id').references(() => files.id),
    provider_id: uuid('provider_id').references((): AnyPgColumn => providers.id), // the provider that the user owns or works for
    company_id: uuid('company_id').references((): AnyPgColumn => users.id), // of a colleague: the company client for which it acts
    permissions: text('permissions').array().notNull().default([]), // of a provider user: show_orders, …; of a colleague: view_all, …
    approval_limit: halalas('approval_limit').notNull().default(0), // of a colleague who orders: up to which total of an order it accepts
    reads_chats_since: instant('reads_chats_since'), // of somebody in a team: when its permissions last opened further chats of orders; none: since the account exists
    reads_questions_since: instant('reads_questions_since'), // the same of questions about the products of a provider
    is_invited: boolean('is_invited').notNull().default(false), // somebody else made the account, and its person has not joined yet
    is_blocked_by_provider: boolean('is_blocked_by_provider').notNull().default(false), // only such a block can be lifted by the provider, or by the company
  },
  (t) => [
    uniqueIndex('users_phone_unique').on(t.phone),
    index('users_provider').on(t.provider_id),
    index('users_company').on(t.company_id),
    index('users_role').on(t.role, t.created_at, t.id),
    ...listIndexes(resources.users, t),
  ],
)

/** Images from before the mark `is_before` existed lack it. */
export type GalleryImages = readonly (Omit<GalleryImage, 'is_before'> & { is_before?: boolean })[]

/** A company or freelancer that does the work. Its owner is the user with the role `provider`. */
export const providers = listedTable(
  'providers',
  {
    ...standardColumns(),
    name_ar: text('name_ar').notNull(),
    name_en: text('name_en').notNull(),
    bio_ar: text('bio_ar'),
    bio_en: text('bio_en'),
    type: text('type').$type<'freelancer' | 'company'>().notNull(),
    status: text('status').$type<ProviderStatus>().notNull(),
    submitted_at: instant('submitted_at'), // the last time that the application was sent
    rejections: jsonb('rejections').$type<readonly Rejection[]>().notNull().default([]), // of the last review, until it is sent again
    logo_file_id: uuid('logo_file_id').references(() => files.id),
    photo_file_id: uuid('photo_file_id').references(() => files.id), // of the person; private
    commercial_number: text('commercial_number'),
    vat_number: text('vat_number'),
    // The numbers that their register does not confirm: a number that replaces one counts again.
    invalid_vat_number: text('invalid_vat_number'),
    invalid_commercial_number: text('invalid_commercial_number'),
    deposit_documents: text('deposit_documents').$type<DepositDocuments>().notNull().default('whole'),
    address_ar: text('address_ar'),
    address_en: text('address_en'),
    iban: text('iban'),
    bank_name: text('bank_name'),
    account_name: text('account_name'),
    account_number: text('account_number'),
    payouts_held_until: instant('payouts_held_until'), // after a new IBAN
    city_id: uuid('city_id').references(() => cities.id),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    rating_sum: integer('rating_sum').notNull().default(0),
    rating_count: integer('rating_count').notNull().default(0),
    // The average in tenths; null without ratings.
    rating: integer('rating').generatedAlwaysAs(sql`round(rating_sum * 10.0 / nullif(rating_count, 0))::integer`),
    completed_count: integer('completed_count').notNull().default(0),
    starting_price: halalas('starting_price'),
    is_featured: boolean('is_featured').notNull().default(false),
    certificate_file_id: uuid('certificate_file_id').references(() => files.id), // of the commercial registration; private
    certificate_expires_on: date('certificate_expires_on', { mode: 'string' }), // its last day
    work_times: jsonb('work_times').$type<readonly WorkTime[]>().notNull().default([]),
    paused_until: date('paused_until', { mode: 'string' }), // the day on which new requests arrive again
    holidays: jsonb('holidays').$type<readonly Holiday[]>().notNull().default([]),
    gallery: jsonb('gallery').$type<GalleryImages>().notNull().default([]),
  },
  (t) => [index('providers_by_rating').on(sql`${t.rating} nulls first`, t.id)],
)

/** The categories a provider serves. */
export const providerCategories = pgTable(
  'provider_categories',
  {
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    category_id: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.provider_id, t.category_id] }), index('provider_categories_category').on(t.category_id)],
)

/** The cities a provider serves. */
export const providerCities = pgTable(
  'provider_cities',
  {
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    city_id: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.provider_id, t.city_id] }), index('provider_cities_city').on(t.city_id)],
)

/** The services a provider offers of those in its categories, with its own starting prices. */
export const providerServices = pgTable(
  'provider_services',
  {
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    service_id: uuid('service_id')
      .notNull()
      .references(() => services.id),
    price: halalas('price'), // the provider's own starting price; none: the one of the service
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.provider_id, t.service_id] }), index('provider_services_service').on(t.service_id)],
)

/** A named set of permissions of the back office. */
export const roles = listedTable('roles', {
  ...standardColumns(),
  name_ar: text('name_ar').notNull(),
  name_en: text('name_en').notNull(),
  permissions: text('permissions').array().notNull().default([]),
})

/** People of the back office. A super admin has every permission. */
export const admins = listedTable(
  'admins',
  {
    ...standardColumns(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    password_hash: text('password_hash'), // none until the first password is issued
    password_expires_at: instant('password_expires_at'), // of a temporary password; none once the admin has chosen one
    role_id: uuid('role_id').references(() => roles.id),
    granted_permissions: text('granted_permissions').array(), // besides those of the role
    denied_permissions: text('denied_permissions').array(), // even if the role has them
    is_super: boolean('is_super').notNull().default(false),
    status: text('status').$type<'active' | 'blocked'>().notNull().default('active'),
    locale: text('locale').$type<'ar' | 'en'>().notNull().default('ar'),
    image_file_id: uuid('image_file_id').references(() => files.id),
    has_two_factor: boolean('has_two_factor').notNull().default(false),
    two_factor_secret: text('two_factor_secret'), // encrypted; pending until `has_two_factor` is set
    notifications_read_until: instant('notifications_read_until').notNull().default(sql`now()`), // the administration's notifications are read up to this instant
    two_factor_last_period: integer('two_factor_last_period').notNull().default(0), // the period of the last accepted code: none is accepted twice
  },
  (t) => [uniqueIndex('admins_phone_unique').on(t.phone), index('admins_role').on(t.role_id)],
)
