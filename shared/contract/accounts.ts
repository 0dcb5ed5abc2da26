import * as z from 'zod'
import { notificationChannels } from '../notifications/channels.ts'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { latinDigits } from '../utils/normalize-text.ts'
import { adminPreferences } from './admin-preferences.ts'
import { cardMethods } from './choices.ts'
import { instant, localized, money } from './common.ts'
import { teamPermission } from './enums.ts'
import { channelsOf } from './preferences.ts'

export const providerStatus = z.enum(['draft', 'pending_review', 'approved', 'rejected', 'blocked'])
export type ProviderStatus = z.output<typeof providerStatus>

/** The response of GET user/profile. Source: specification, section 7. */
export const profile = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(), // national part, '05xxxxxxxx'
  country_code: z.string(), // '966'
  full_phone: z.string(), // '+9665xxxxxxxx'
  email: z.string().nullable(),
  city: z.object({ id: z.uuid(), name: z.string() }).nullable(), // name in the request's language
  commercial_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  /** Of a company client's registration; private. */
  certificate_file_id: z.uuid().nullable(),
  is_notify: z.boolean(),
  /** How notifications also arrive, besides the site: by group, as chosen or by default. */
  channels: channelsOf,
  has_chosen_channels: z.boolean(),
  /** The channels that this deployment has. */
  offered_channels: z.array(z.enum(notificationChannels)),
  locale: z.enum(['ar', 'en']),
  role: z.enum(['client', 'provider', 'provider_user']),
  client_type: z.enum(['individual', 'company']).nullable(),
  avatar_url: z.string().nullable(),
  provider: z.object({ id: z.uuid(), name: localized, status: providerStatus }).nullable(),
  /** The company client for which a colleague acts. */
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  permissions: z.array(teamPermission),
  /** Of a colleague who orders: up to which total of an order it accepts. */
  approval_limit: money.nullable(),
  /** Whether Nafath has verified who the user is. */
  is_identity_verified: z.boolean(),
})
export type Profile = z.output<typeof profile>

/** A code was sent; the code is verified with this challenge's id. */
export const challenge = z.object({ challenge_id: z.uuid(), phone: z.string(), resend_after_seconds: z.int(), expires_in_seconds: z.int() })
export type Challenge = z.output<typeof challenge>

/** The `device` of an earlier login: failed attempts of others then do not delay this one. */
export const knownDevice = z.string().max(maxLengths.text).optional()

/** No password was ever shorter. Source: specification, section 5; decision 0002. */
const loginPasswordMin = 8

export const loginForm = z.strictObject({
  phone: z.string(messageKey('required')).trim().min(1, messageKey('required')).max(maxLengths.phone),
  password: z
    .string(messageKey('required'))
    .min(1, messageKey('required'))
    .min(loginPasswordMin, messageKey('too_short'))
    .max(maxLengths.password),
  device_id: z.string().max(maxLengths.text).optional(),
  device: knownDevice,
})
export const adminLoginForm = loginForm.extend({ code: z.string().max(40).optional() })
/** Four digits of any script. A text that cannot be a code is an error of the field, before it counts as an attempt. */
export const verificationCode = z
  .string(messageKey('required'))
  .max(20, messageKey('not_code'))
  .trim()
  .overwrite(latinDigits)
  .min(1, messageKey('required'))
  .regex(/^\d{4}$/, messageKey('not_code'))
/** The six digits of a code that is sent by email. */
export const emailCode = z
  .string(messageKey('required'))
  .max(20, messageKey('not_email_code'))
  .trim()
  .overwrite(latinDigits)
  .min(1, messageKey('required'))
  .regex(/^\d{6}$/, messageKey('not_email_code'))
/** `token` is the opaque bearer token and `device` the secret to send with later logins; both are returned once. */
export const loggedIn = z.object({ token: z.string(), device: z.string(), user: profile })
export const verifyForm = z.strictObject({ challenge_id: z.uuid(), code: verificationCode, device: knownDevice })
export const resendCodeForm = z.strictObject({ challenge_id: z.uuid() })

/** How the platform calls itself and looks. `icon`: the id of a public image. */
export const brandView = z.object({
  name: localized,
  color: z.string().nullable(),
  icon: z.uuid().nullable(),
})
export type BrandView = z.output<typeof brandView>

/** The settings that the forms of the back office need, for every administrator. */
export const clientSettings = z.object({
  brand: brandView,
  email_endings: z.array(z.string()),
  images_per_upload: z.int(),
  upload_megabytes: z.int(),
  riyal_sign: z.enum(['riyal', 'text']),
})
export type ClientSettings = z.output<typeof clientSettings>

/** What an administrator has to do before anything else: choose a password instead of the one sent by SMS, or set up two-factor authentication. */
export const requiredSetup = z.enum(['password', 'two_factor'])
export type RequiredSetup = z.output<typeof requiredSetup>

export const adminProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  role: z.object({ name: localized }).nullable(),
  is_super: z.boolean(),
  has_two_factor: z.boolean(),
  password_expires_at: instant.nullable(), // of a password sent by SMS
  setup: requiredSetup.nullable(),
  settings: clientSettings,
  permissions: z.array(z.string()),
  /** Null until something was arranged. */
  preferences: adminPreferences.nullable(),
})
/** Without `token` and `device`, both are in cookies. */
export const adminLoggedIn = z.object({ token: z.string().optional(), device: z.string().optional(), admin: adminProfile })

/** GET general/app: what the clients need to know about this deployment. */
export const appInfo = z.object({
  demo: z.boolean(),
  /** Whether people can register and log in with Nafath. */
  nafath: z.boolean(),
  /** What the gateway's page takes, in the order in which it is shown; empty if cards are not offered. */
  card_methods: z.array(z.enum(cardMethods)),
  demo_accounts: z.array(z.object({ phone: z.string(), password: z.string(), label: localized, realm: z.enum(['site', 'admin']) })),
  map: z.object({ google_key: z.string().nullable(), tiles_url: z.string().nullable(), tiles_attribution: z.string().nullable() }),
  currency_sign: z.enum(['riyal', 'text']),
  price_display: z.enum(['with_vat', 'both']), // see shared/rules/shown-price.ts
  password_min: z.int(),
  unpaid_minutes: z.int(),
  /** How long a provider has to answer a private order. */
  answer_hours: z.int(),
  /** After this time without an objection, receipt counts as confirmed. */
  receipt_days: z.int(),
  /** The same for goods of the store. */
  goods_receipt_days: z.int(),
  upload_megabytes: z.int(),
  offer_image_megabytes: z.int(),
  /** Most files of one form field. */
  images_per_upload: z.int(),
  /** Whether people can register and order: there is a city to choose and a service to order. */
  is_open: z.boolean(),
  /** How the platform calls itself and looks; images are ids of public files. */
  brand: brandView.extend({ logo: z.uuid().nullable(), logo_dark: z.uuid().nullable() }),
  /** Who runs the platform, for the foot of the site; null is not shown. */
  company: z.object({
    name: localized.nullable(),
    commercial_number: z.string().nullable(),
    vat_number: z.string().nullable(),
    certificate: z.string().nullable(),
    certificate_link: z.string().nullable(),
  }),
  /** How else people reach us, shown on the contact page. */
  contact: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
  /** Our accounts on social networks, in display order. */
  social: z.array(z.object({ network: z.string(), label: localized, link: z.string() })),
})
export type AppInfo = z.output<typeof appInfo>
