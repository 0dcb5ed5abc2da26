import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'

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

/** Security headers of every response: a strict content security policy, no framing, no sniffing. Map hosts are allowed only if configured. */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false
  const maps = env.GOOGLE_MAPS_KEY ? google : []
  const tiles = env.MAP_TILES_URL ? [tileHost(env.MAP_TILES_URL)] : []
  await app.register(helmet, {
    frameguard: { action: 'deny' },
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (request) => `'nonce-${nonceOf(request)}'`, ...maps],
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
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
  })
}

// A tile address has placeholders such as {z} and may have {s} for its subdomain.
const tileHost = (url: string): string => new URL(url.replace('{s}.', 'wildcard.')).origin.replace('wildcard.', '*.')
