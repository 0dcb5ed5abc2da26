import type { NafathStatus } from '@wasl/shared/contract/nafath.ts'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../catalog/tables/from-registry.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { files } from '../../platform/db/tables/files.ts'
import { admins, users } from './people.ts'

/** An open login session. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    realm: text('realm').$type<'site' | 'admin'>().notNull(),
    token_hash: text('token_hash').notNull(),
    user_id: uuid('user_id').references(() => users.id),
    admin_id: uuid('admin_id').references(() => admins.id),
    // The session of the administrator who sees the site as this user; this one ends with it.
    impersonator_session_id: uuid('impersonator_session_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    device: text('device'), // a readable name from the user agent
    user_agent: text('user_agent'),
    address: text('address'),
    created_at: instant('created_at').notNull(),
    last_seen_at: instant('last_seen_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.token_hash),
    index('sessions_user').on(t.user_id),
    index('sessions_admin').on(t.admin_id),
    index('sessions_impersonator').on(t.impersonator_session_id),
  ],
)

/** Recovery codes for admins who lost their two-factor device. Each works once and is stored as its hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    admin_id: uuid('admin_id')
      .notNull()
      .references(() => admins.id),
    code_hash: text('code_hash').notNull(),
    used_at: instant('used_at'),
  },
  (t) => [index('recovery_codes_admin').on(t.admin_id)],
)

/** What a registration says about the provider that it creates. */
export type NewProvider = { name_ar: string; name_en: string; type: 'freelancer' | 'company' }

/**
 * A registration of a phone that another registration already waits to activate. Activating the account with a code of this registration
 * applies it; a stranger who registers the same phone therefore never changes what its owner activates.
 */
export const pendingRegistrations = pgTable('pending_registrations', {
  id: id(),
  name: text('name').notNull(),
  email: text('email'), // none: of a guest
  city_id: uuid('city_id')
    .notNull()
    .references(() => cities.id),
  client_type: text('client_type').$type<'individual' | 'company'>(), // none: of a provider
  commercial_number: text('commercial_number'),
  vat_number: text('vat_number'),
  certificate_file_id: uuid('certificate_file_id').references(() => files.id),
  provider: jsonb('provider').$type<NewProvider>(), // none: of a client
  password_hash: text('password_hash').notNull(),
  locale: text('locale').$type<'ar' | 'en'>().notNull(),
  created_at: instant('created_at').notNull(),
})

/** A request to prove an identity in the Nafath app. Its id is the request id of the service; the national id itself is never stored. */
export const nafathRequests = pgTable(
  'nafath_requests',
  {
    id: id(),
    id_hash: text('id_hash').notNull(), // of the national id, with a key
    user_id: uuid('user_id').references(() => users.id), // who links the identity to an account; none: registration or login
    trans_id: text('trans_id'), // of the service; none until it has responded
    number: text('number'), // the two digits to choose in the app
    status: text('status').$type<NafathStatus>().notNull(),
    address: text('address').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(), // of the answer while waiting, then of the right to use it
    checked_at: instant('checked_at'), // the last query for the answer
    used_at: instant('used_at'),
  },
  (t) => [
    uniqueIndex('nafath_requests_waiting').on(t.id_hash).where(sql`status = 'waiting'`),
    index('nafath_requests_identity').on(t.id_hash, t.created_at),
    index('nafath_requests_address').on(t.address, t.created_at),
  ],
)

/** The identity of an account, proved through Nafath. An identity has one account, and an account one identity. */
export const verifiedIdentities = pgTable(
  'verified_identities',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    id_hash: text('id_hash').notNull(),
    verified_at: instant('verified_at').notNull(),
  },
  (t) => [uniqueIndex('verified_identities_hash').on(t.id_hash)],
)

/** A one-time code that was sent. Its id is the challenge that the reply must name. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    purpose: text('purpose')
      .$type<'register' | 'reset' | 'reset_email' | 'phone' | 'login' | 'invitation' | 'bank' | 'withdrawal'>()
      .notNull(),
    phone: text('phone').notNull(),
    user_id: uuid('user_id').references(() => users.id),
    registration_id: uuid('registration_id').references(() => pendingRegistrations.id), // none: the account has its form already
    nafath_request_id: uuid('nafath_request_id').references(() => nafathRequests.id), // the identity that the code gives to the account
    subject_hash: text('subject_hash'), // what the code confirms, where it confirms one thing only
    address: text('address'), // the network that asked for it, for the limits
    is_own: boolean('is_own').notNull().default(false), // asked for in a session of the account or on a known device
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    used_at: instant('used_at'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('verification_codes_phone').on(t.phone, t.created_at), index('verification_codes_address').on(t.address, t.created_at)],
)

/** A browser on which an account has logged in. Its token is in a cookie; only the hash is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    realm: text('realm').$type<'site' | 'admin'>().notNull(),
    phone: text('phone').notNull(),
    device_hash: text('device_hash').notNull(),
    used_at: instant('used_at').notNull(),
    usable_from: instant('usable_from'), // of a device that waits to reset the password; none: since a login
  },
  (t) => [primaryKey({ columns: [t.realm, t.phone, t.device_hash] })],
)

/** A login that did not open a session (yet): what the throttles count. A login that succeeds removes those from the same place. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: id(),
    realm: text('realm').$type<'site' | 'admin'>().notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    device: text('device'), // the hash of a known device; none for strangers, whose limits are shared
    is_reported: boolean('is_reported').notNull().default(false), // the owner was informed of this and the attempts around it
    at: instant('at').notNull(),
  },
  (t) => [index('login_attempts_phone').on(t.realm, t.phone, t.at), index('login_attempts_address').on(t.address, t.at)],
)
