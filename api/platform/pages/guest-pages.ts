import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nonceOf } from '../plugins/security.ts'
import { pageEncoding, sendEncoded } from './encode-page.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import type { SiteServer } from './load-site.ts'
import { type CachedPage, createPageCache, toCachedPage } from './page-cache.ts'
import { toRequest } from './to-request.ts'

const maxBytes = 32 * 1024 * 1024
/** Bounds how long a page shows what changes without a write, such as the year. */
const maxAgeMs = 60_000

/**
 * Returns a function that sends a guest the shared page from a cache of rendered pages, or returns false for all other requests. The cache holds
 * one version of the public content, so that every write to it, by any process, shows on the next request.
 */
export function createGuestPages(app: FastifyInstance, site: SiteServer) {
  const cache = createPageCache({ maxBytes, maxAgeMs })
  const { env, clock } = app.shared

  async function render(page: Request, request: FastifyRequest, contentVersion: string): Promise<CachedPage | null> {
    const markers = { nonce: randomUUID(), requestId: randomUUID() }
    const outside = { apiFetch: inProcessFetch(app, request), now: clock.now(), contentVersion }
    return toCachedPage(await site.handle(page, { ...outside, ...markers }), markers)
  }

  return async function sendGuestPage(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const shared = site.guestPage({ method: request.method, url: request.url, headers: request.headers })
    if (!shared) return false
    // Without the database the site renders its error page.
    const version = await app.shared.contentVersion().catch(() => null)
    if (version === null) return false
    // The page names its own address: PUBLIC_URL, or where the request was sent to.
    const url = (env.PUBLIC_URL ?? `${request.protocol}://${request.host}`) + shared.address
    const page = await cache.get(`${shared.cookie}\n${url}`, version, () =>
      render(toRequest(url, { headers: { cookie: shared.cookie } }), request, version),
    )
    if (page) await send(page, request, reply.headers({ ...page.headers, ...sharedHeaders, ...shared.headers }))
    return page !== null
  }
}

// Browsers ask again each time: after logging in the same address has other content.
const sharedHeaders = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' }

async function send({ status, body }: CachedPage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (body.kind === 'marked') {
    const { html, markers } = body
    const own = html.replaceAll(markers.nonce, nonceOf(request.raw)).replaceAll(markers.requestId, request.id)
    return sendEncoded(request, reply.code(status), Buffer.from(own))
  }
  reply.header('etag', body.etag)
  if (matches(request.headers['if-none-match'], body.etag)) {
    reply.code(304).send()
    return
  }
  const encoding = pageEncoding(request)
  const bytes = encoding ? await body.encode(encoding) : body.identity
  if (encoding) reply.header('content-encoding', encoding)
  reply.code(status).send(bytes)
}

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((sent) => sent.trim() === etag || sent.trim() === '*') ?? false
