import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Env } from '../../environment/env.ts'

const nonces = new WeakMap<IncomingMessage, string>()

/** The CSP nonce for the inline scripts of this response. */
export function nonceOf(request: IncomingMessage): string {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64')
  nonces.set(request, nonce)
  return nonce
}

// Where a browser gets its token for push messages.
const firebase = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']
const google = ['https://maps.googleapis.com', 'https://maps.gstatic.com']

/**
 * Security headers of every response: a strict content security policy, no framing, no sniffing. Map hosts are allowed only if configured.
 * `formOrigins`: where a form of the site may lead besides the site. Chromium applies this to redirects too, so the pages of the gateway belong to it.
 */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env, formOrigins: readonly string[]): Promise<void> {
  const headers = await securityHeaders(env, formOrigins)
  const withoutNonce = headers.filter(([, value]) => !value.includes(noncePlace))
  const withNonce = headers.flatMap(([name, value]) => (value.includes(noncePlace) ? [{ name, parts: value.split(noncePlace) }] : []))
  // No response of the API has an inline script, and random bytes are a large part of the cost of a short one.
  const ofApi = Object.fromEntries(headers.map(([name, value]) => [name, value.replace(` 'nonce-${noncePlace}'`, '')]))
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(ofApi)
    else {
      for (const { name, parts } of withNonce) reply.raw.setHeader(name, parts.join(nonceOf(request.raw)))
      for (const [name, value] of withoutNonce) reply.raw.setHeader(name, value)
    }
    done()
  })
}

// Of letters only, so that it cannot end a directive.
const noncePlace = 'NonceOfTheResponse'

/** The names and values that helmet sets. They are the same for each response except for the nonce, so helmet runs once for each process. */
async function securityHeaders(env: Env, formOrigins: readonly string[]): Promise<(readonly [name: string, value: string])[]> {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false
  const maps = env.GOOGLE_MAPS_KEY ? google : []
  const tiles = env.MAP_TILES_URL ? [tileHost(env.MAP_TILES_URL)] : []
  const server = Fastify()
  await server.register(helmet, {
    frameguard: { action: 'deny' },
    // Not for its subdomains: PUBLIC_URL can be a domain whose other hosts are served by others.
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'nonce-${noncePlace}'`, ...maps],
        // Component libraries of the back office and the maps set style attributes and elements.
        styleSrc: ["'self'", "'unsafe-inline'", ...(maps.length > 0 ? ['https://fonts.googleapis.com'] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles, ...maps],
        fontSrc: ["'self'", 'data:', ...(maps.length > 0 ? ['https://fonts.gstatic.com'] : [])],
        connectSrc: ["'self'", ...tiles, ...maps, ...(env.FIREBASE_WEB_CONFIG ? firebase : [])],
        workerSrc: ["'self'", 'blob:'],
        // The back office shows PDFs that it fetched with its session.
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...formOrigins],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
  })
  const headers: (readonly [name: string, value: string])[] = []
  server.get('/', async (_, { raw }) => {
    for (const name of raw.getHeaderNames()) headers.push([name, String(raw.getHeader(name))])
    return null
  })
  await server.inject('/')
  await server.close()
  return headers
}

// They concern documents. A page loads many assets, and these headers are longer than a small one.
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Prepares the response with a file of a build: those in `assets/` have their content's hash in their name and are no documents. */
export function setBuildFileHeaders(reply: FastifyReply, path: string, cacheControl: string): void {
  const isAsset = path.includes('/assets/')
  reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : cacheControl)
  if (isAsset) for (const name of documentHeaders) reply.raw.removeHeader(name)
}

// A tile address has placeholders such as {z} and may have {s} for its subdomain.
const tileHost = (url: string): string => new URL(url.replace('{s}.', 'wildcard.')).origin.replace('wildcard.', '*.')
