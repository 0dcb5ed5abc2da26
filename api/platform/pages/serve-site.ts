import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countPages } from '../../backoffice/visitors/count-pages.ts'
import { siteBuild } from '../../paths.ts'
import { nonceOf } from '../plugins/security.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { notBuilt } from './not-built.ts'

type Outside = { apiFetch: (url: string, init?: RequestInit) => Promise<Response>; requestId: string; nonce: string }
type Site = { handle: (request: Request, outside: Outside) => Promise<Response> }

/** The server-rendered site at `/`: its assets for a year, everything else by its own request handler, which reaches the API in process. */
export async function serveSite(app: FastifyInstance, build = siteBuild): Promise<void> {
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry)) {
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      return reply.code(503).type('text/html; charset=utf-8').send(notBuilt('site'))
    })
    return
  }
  const site = await loadSite(entry)
  await app.register(async (own) => {
    await own.register(fastifyStatic, {
      root: join(build, 'client'),
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) =>
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
    })
    countPages(own)
    // The site reads its bodies itself.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_, body, done) => done(null, body))
    own.all('/*', { schema: { hide: true }, bodyLimit: 60 * 1024 * 1024 }, async (request, reply) => {
      // An unknown address of the API is not a page.
      if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound()
      const outside = { apiFetch: inProcessFetch(app, request), requestId: request.id, nonce: nonceOf(request.raw) }
      return reply.send(await site.handle(webRequest(request), outside))
    })
  })
}

function webRequest(request: FastifyRequest): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [value].flat().map((one) => [name, one]),
  )
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const url = `${request.protocol}://${request.host}${request.url}`
  return new Request(url, { method: request.method, headers, ...(hasBody && streamed(Readable.toWeb(request.raw))) })
}

async function loadSite(entry: string): Promise<Site> {
  const built: unknown = await import(pathToFileURL(entry).href)
  if (typeof built === 'object' && built !== null && 'handle' in built && typeof built.handle === 'function') return asSite(built)
  throw new Error(`serveSite: ${entry} exports no handle`)
}

// Safe: `handle` was seen to be a function, and site/server.ts gives it this very type.
const asSite = (built: object) => built as Site
// Safe: Node's own stream of bytes is the one that its Request takes; the declarations lack `duplex`, which a stream needs.
const streamed = (body: unknown) => ({ body, duplex: 'half' }) as RequestInit
