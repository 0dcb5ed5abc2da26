import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { firebaseWebConfig } from '@wasl/shared/contract/push-service.ts'
import * as z from 'zod'
import { StartupError } from './platform/startup-error.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const address = z.url()
const keyHint = 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'
const key = z
  .string()
  .transform((text) => Buffer.from(text.trim(), 'base64'))
  .refine(({ length }) => length === 32, keyHint)

/** `10.0.0.0/8`, `::1`, or a name that Fastify knows for a range. */
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** The number of proxies in front of the server, or the networks they are in. The client writes the other entries of X-Forwarded-For. */
const trustedProxies = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim())))
  .refine(
    (proxies) => (typeof proxies === 'number' ? proxies <= 10 : proxies.every(isNetwork)),
    'must be the number of proxies, such as 1, or their networks, such as 10.0.0.0/8,::1',
  )

const webConfig = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be the JSON of the web app in the Firebase console' })
      return z.NEVER
    }
  })
  .pipe(firebaseWebConfig)

/** Encrypts secrets when SECRETS_KEY is not set. It is public, so it is only for trying the app out. */
const demoKey = Buffer.from('wasl demo secrets, never for use')

/** Every variable that the server reads. `.env.example` documents them. */
export const variables = {
  WASL_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  PUBLIC_URL: address.optional(),
  TRUST_PROXY: trustedProxies.prefault('0'),
  RATE_LIMIT: z.coerce.number().int().min(0).default(3000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(120_000),
  BUSY_AFTER_MS: z.coerce.number().int().min(0).default(3000),
  SECRETS_KEY: z
    .string()
    .prefault(demoKey.toString('base64'))
    .transform((keys) => keys.split(','))
    .pipe(z.tuple([key], key)),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),

  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WASL_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),

  GOOGLE_MAPS_KEY: z.string().optional(),
  MAP_TILES_URL: address.optional(),
  MAP_TILES_ATTRIBUTION: z.string().optional(),

  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  SMS_URL: address.optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().default('Wasl'),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),

  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_WEB_CONFIG: webConfig.optional(),
  FIREBASE_VAPID_KEY: z.string().optional(),

  NAFATH_URL: address.optional(),
  NAFATH_APP_ID: z.string().optional(),
  NAFATH_APP_KEY: z.string().optional(),
  NAFATH_SERVICE: z.string().default('Login'),
  NAFATH_AUDIENCE: z.string().optional(),
  NAFATH_ID_KEY: key.optional(),

  MOYASAR_URL: address.default('https://api.moyasar.com/v1'),
  MOYASAR_SECRET_KEY: z.string().optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16).optional(),
  MOYASAR_PAYOUT_SOURCE: z.string().optional(),
} as const

const variableGroups: readonly (readonly (keyof typeof variables)[])[] = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_CONFIG', 'FIREBASE_VAPID_KEY'],
  ['NAFATH_URL', 'NAFATH_APP_ID', 'NAFATH_APP_KEY', 'NAFATH_ID_KEY'],
  ['MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET'],
]

const schema = z
  .object(variables)
  .superRefine((env, context) => {
    for (const names of variableGroups) {
      const missing = names.filter((name) => env[name] === undefined)
      if (missing.length === 0 || missing.length === names.length) continue
      for (const name of missing)
        context.addIssue({ code: 'custom', path: [name], message: `belongs to ${names.join(', ')}: set all or none` })
    }
    if (env.WASL_PROCESSES !== undefined && env.WASL_PROCESSES > 1 && !env.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['WASL_PROCESSES'],
        message: 'must be 1 with the embedded database, which belongs to one process',
      })
    if (env.WASL_MODE === 'production' && !env.PUBLIC_URL)
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is required in production' })
    if (env.WASL_MODE === 'production' && env.SECRETS_KEY.some((secret) => secret.equals(demoKey)))
      context.addIssue({ code: 'custom', path: ['SECRETS_KEY'], message: `is required in production, other than the demo’s: ${keyHint}` })
  })
  // The demo's passwords are public: only this computer may reach it, unless HOST is set.
  .transform((env) => ({
    ...env,
    HOST: env.HOST ?? (env.WASL_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    WASL_PROCESSES: env.WASL_PROCESSES ?? (env.DATABASE_URL ? availableParallelism() : 1),
  }))

export type Env = Readonly<z.output<typeof schema>>

/** Reads the environment once; an empty variable counts as not set. Throws a StartupError that names every mistake at once. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const mistakes = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new StartupError(`The environment has mistakes:\n${mistakes.join('\n')}`)
}
