import { availableParallelism } from 'node:os'
import { cardMethods } from '@wasl/shared/contract/choices.ts'
import { firebaseWebConfig } from '@wasl/shared/contract/push-service.ts'
import { riyals } from '@wasl/shared/units.ts'
import * as z from 'zod'
import { findRuleMistakes } from './rules.ts'
import { StartupError } from './startup-error.ts'
import {
  gatewayAddress,
  httpAddress,
  jsonWebToken,
  key,
  keys,
  listOf,
  moyasarSecretKey,
  pageOrigin,
  parseJson,
  port,
  publicUrl,
  riyalAmount,
  sender,
  serviceAccount,
  tabbySecretKey,
  trustedProxies,
} from './value-forms.ts'

/** Every variable that the server reads. `.env.example` documents them. */
export const variables = {
  WASL_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: trustedProxies.prefault('0'),
  RATE_LIMIT: z.coerce.number().int().min(0).default(3000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(120_000),
  BUSY_AFTER_MS: z.coerce.number().int().min(0).default(3000),
  SECRETS_KEY: keys,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),

  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),

  DEPLOYMENT_ID: z.string().max(200).optional(),

  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WASL_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),

  GOOGLE_MAPS_KEY: z.string().optional(),
  MAP_TILES_URL: httpAddress.optional(),
  MAP_TILES_ATTRIBUTION: z.string().optional(),

  S3_ENDPOINT: httpAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  SMS: z.literal('none').optional(),
  SMS_URL: httpAddress.optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().default('Wasl'),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),

  WHATSAPP_URL: httpAddress.default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be the digits of the phone number id').optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),

  FIREBASE_SERVICE_ACCOUNT: parseJson('the service account').pipe(serviceAccount).optional(),
  FIREBASE_WEB_CONFIG: parseJson('the web app').pipe(firebaseWebConfig).optional(),
  FIREBASE_VAPID_KEY: z.string().optional(),

  NAFATH_URL: httpAddress.optional(),
  NAFATH_APP_ID: z.string().optional(),
  NAFATH_APP_KEY: z.string().optional(),
  NAFATH_SERVICE: z.string().default('Login'),
  NAFATH_AUDIENCE: z.string().optional(),
  NAFATH_ID_KEY: key.optional(),

  REGISTERS_URL: httpAddress.optional(),
  REGISTERS_TOKEN: z.string().optional(),

  MOYASAR_URL: gatewayAddress.default('https://api.moyasar.com/v1'),
  MOYASAR_PAGE_ORIGINS: listOf(pageOrigin).optional(),
  MOYASAR_METHODS: listOf(z.enum(cardMethods)).default(['mada', 'visa', 'mastercard']),
  MOYASAR_SECRET_KEY: moyasarSecretKey.optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16).optional(),
  MOYASAR_PAYOUT_SOURCE: z.string().optional(),

  TABBY_URL: gatewayAddress.default('https://api.tabby.sa'),
  TABBY_SECRET_KEY: tabbySecretKey.optional(),
  TABBY_MERCHANT_CODE: z.string().max(100).optional(),
  TABBY_WEBHOOK_SECRET: z.string().min(16).optional(),
  TABBY_PAGE_ORIGINS: listOf(pageOrigin).optional(),
  TABBY_MIN_AMOUNT: riyalAmount.default(riyals(10)),
  TABBY_MAX_AMOUNT: riyalAmount.default(riyals(5_000)),

  TAMARA_URL: gatewayAddress.default('https://api.tamara.co'),
  TAMARA_API_TOKEN: jsonWebToken.optional(),
  TAMARA_NOTIFICATION_TOKEN: z.string().min(16).optional(),
  TAMARA_PAGE_ORIGINS: listOf(pageOrigin).optional(),
  TAMARA_MIN_AMOUNT: riyalAmount.default(riyals(100)),
  TAMARA_MAX_AMOUNT: riyalAmount.default(riyals(5_000)),
} as const

/** Variables that are set together or not at all. */
const variableGroups: readonly (readonly (keyof typeof variables)[])[] = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG', 'FIREBASE_VAPID_KEY'],
  ['NAFATH_URL', 'NAFATH_APP_ID', 'NAFATH_APP_KEY', 'NAFATH_ID_KEY'],
  ['REGISTERS_URL', 'REGISTERS_TOKEN'],
  ['MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET'],
  ['TABBY_SECRET_KEY', 'TABBY_MERCHANT_CODE', 'TABBY_WEBHOOK_SECRET'],
  ['TAMARA_API_TOKEN', 'TAMARA_NOTIFICATION_TOKEN'],
]

const schema = z.object(variables).transform((env) => ({
  ...env,
  // The demo's passwords are public: only this computer may reach it, unless HOST is set.
  HOST: env.HOST ?? (env.WASL_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
  WASL_PROCESSES: env.WASL_PROCESSES ?? (env.DATABASE_URL ? availableParallelism() : 1),
}))

export type Env = Readonly<z.output<typeof schema>>

/** Reads the environment once; an empty variable counts as not set. Throws a StartupError that names every mistake at once. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).flatMap(([name, text]) => (text?.trim() ? [[name, text]] : [])))
  const parsed = schema.safeParse(set)
  const ofValues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: nameOf(path), message }))
  const mistakes = [...ofValues, ...findRuleMistakes(set, variableGroups)]
  if (parsed.success && mistakes.length === 0) return parsed.data
  throw new StartupError(`The environment has mistakes:\n${mistakes.map(({ name, message }) => `  ${name}: ${message}`).join('\n')}`)
}

/** Of a list, such as SECRETS_KEY, the entry by its number; of JSON the property. */
const nameOf = ([name = '', ...rest]: readonly PropertyKey[]): string =>
  rest.reduce((text: string, part) => (typeof part === 'number' ? `${text}, entry ${part + 1}` : `${text}.${String(part)}`), String(name))
