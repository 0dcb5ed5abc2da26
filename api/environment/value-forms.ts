import { isIP } from 'node:net'
import { riyals } from '@wasl/shared/units.ts'
import * as z from 'zod'
import { isSafePage } from './gateway-address.ts'

export const port = z.coerce.number().int().min(0).max(65_535)
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })

/** An origin: pages and files have fixed paths on it. A slash at its end is dropped. */
export const publicUrl = httpAddress
  .refine((text) => isOrigin(text), 'must be an address without a path, such as https://wasl.example')
  .transform((text) => text.replace(/\/$/, ''))

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true // already reported
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

export const keyHint = 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'
export const key = z
  .string()
  .transform((text) => Buffer.from(text.trim(), 'base64'))
  .refine(({ length }) => length === 32, keyHint)

/** Encrypts secrets when SECRETS_KEY is not set. It is public, so it is only for trying the app out. */
export const demoKey = Buffer.from('wasl demo secrets, never for use')

/** Keys separated by commas; the demo's if there is none. */
export const keys = z
  .string()
  .prefault(demoKey.toString('base64'))
  .transform((text) => text.split(','))
  .pipe(z.tuple([key], key))

/** `10.0.0.0/8`, `::1`, or a name that Fastify knows for a range. */
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** The number of proxies in front of the server, or the networks they are in. The client writes the other entries of X-Forwarded-For. */
export const trustedProxies = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim())))
  .refine(
    (proxies) => (typeof proxies === 'number' ? proxies <= 10 : proxies.every(isNetwork)),
    'must be the number of proxies, such as 1, or their networks, such as 10.0.0.0/8,::1',
  )

/** `no-reply@wasl.example` or `Wasl <no-reply@wasl.example>`. */
export const sender = z
  .string()
  .regex(
    /^(?:[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+|[^<>@]+<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>)$/,
    'must be an email address, such as Wasl <no-reply@wasl.example>',
  )

export const moyasarSecretKey = z
  .string()
  .regex(/^sk_/, 'must be the secret key of the dashboard, which begins with sk_; pk_ is the publishable one')

export const tabbySecretKey = z
  .string()
  .regex(/^sk_/, 'must be the secret key of the dashboard, which begins with sk_; pk_ is the public one')

/** The tokens of Tamara's portal are JSON Web Tokens. */
export const jsonWebToken = z
  .string()
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'must be the API token of the partner portal: three parts with dots between')

/** Riyals, read as halalas. */
export const riyalAmount = z
  .string()
  .regex(/^\d{1,7}$/, 'must be whole riyals, such as 5000')
  .transform((text) => riyals(Number(text)))

/** https, or http on this computer: a stand-in. */
export const gatewayAddress = httpAddress.refine(
  (text) => isSafePage(text, { isLocal: true }),
  'must be https; http is only for this computer',
)
export const pageOrigin = z
  .string()
  .refine(
    (text) => /^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(text) || URL.parse(text)?.origin === text,
    'must be origins such as https://pay.example',
  )

/** Values between commas. */
export const listOf = <T extends z.ZodType<unknown, string>>(value: T) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(value).min(1))

/** Text that is the JSON of something in the Firebase console. */
export const parseJson = (what: string) =>
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: `must be the JSON of ${what} in the Firebase console` })
      return z.NEVER
    }
  })

export const serviceAccount = z.object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })
