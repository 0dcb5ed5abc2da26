import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
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
export function registerSecurityHeaders(app: FastifyInstance, env: Env, formOrigins: readonly string[]): void {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false
  const headers = { ...fixedHeaders, ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }) }
  const policy = contentPolicy(env, formOrigins, isHttps)
  // No response of the API has an inline script, and random bytes are a large part of the cost of a short one.
  const ofApi = { ...headers, 'content-security-policy': policy('') }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(ofApi)
    else {
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
      reply.raw.setHeader('content-security-policy', policy(` 'nonce-${nonceOf(request.raw)}'`))
    }
    done()
  })
}

/** As helmet sets them: https://helmetjs.github.io */
const fixedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be used against a page.
  'x-xss-protection': '0',
}

/** The content security policy of a response, with what allows its inline scripts. */
function contentPolicy(env: Env, formOrigins: readonly string[], isHttps: boolean): (nonce: string) => string {
  const maps = env.GOOGLE_MAPS_KEY ? google : []
  const hasMaps = maps.length > 0
  const tiles = env.MAP_TILES_URL ? [tileHost(env.MAP_TILES_URL)] : []
  const others = {
    // Component libraries of the back office and the maps set style attributes and elements.
    'style-src': ["'self'", "'unsafe-inline'", ...(hasMaps ? ['https://fonts.googleapis.com'] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...maps],
    'font-src': ["'self'", 'data:', ...(hasMaps ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", ...tiles, ...maps, ...(env.FIREBASE_WEB_CONFIG ? firebase : [])],
    'worker-src': ["'self'", 'blob:'],
    // The back office shows PDFs that it fetched with its session.
    'frame-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  const before = "default-src 'self';script-src 'self'"
  const after =
    ['', ...maps].join(' ') +
    Object.entries(others)
      .map(([name, sources]) => `;${[name, ...sources].join(' ')}`)
      .join('')
  return (nonce) => before + nonce + after
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
