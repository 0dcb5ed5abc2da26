import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countPageViews } from '../../backoffice/visitors/page-view-hook.ts'
import { siteBuild } from '../../paths.ts'
import { nonceOf } from '../plugins/security.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { missingBuildPage } from './missing-build-page.ts'

type SiteContext = { apiFetch: (url: string, init?: RequestInit) => Promise<Response>; requestId: string; nonce: string }
type SiteServer = { handle: (request: Request, siteContext: SiteContext) => Promise<Response> }

/** Serves the server-rendered site at `/`: its assets with a cache time of a year, everything else by its request handler, which calls the API in process. */
export async function serveSite(app: FastifyInstance, build = siteBuild): Promise<void> {
  const entry = join(build, 'server/index.js')
  if (!existsSync(entry)) {
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      return reply.code(503).type('text/html; charset=utf-8').send(missingBuildPage('site'))
    })
    return
  }
  const site = await loadSite(entry)
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(build, 'client'),
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) =>
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
    })
    countPageViews(scope)
    // The site parses request bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, body, done) => done(null, body))
    scope.all('/*', { schema: { hide: true }, bodyLimit: 60 * 1024 * 1024 }, async (request, reply) => {
      // An unknown API address gets the JSON 404, not a page.
      if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound()
      const outside = { apiFetch: inProcessFetch(app, request), requestId: request.id, nonce: nonceOf(request.raw) }
      return reply.send(await site.handle(webRequest(request), outside))
    })
  })
}

function webRequest(request: FastifyRequest): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [value].flat().map((item) => [name, item]),
  )
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const url = `${request.protocol}://${request.host}${request.url}`
  return new Request(url, { method: request.method, headers, ...(hasBody && streamed(Readable.toWeb(request.raw))) })
}

async function loadSite(entry: string): Promise<SiteServer> {
  const built: unknown = await import(pathToFileURL(entry).href)
  if (typeof built === 'object' && built !== null && 'handle' in built && typeof built.handle === 'function') return asSite(built)
  throw new Error(`serveSite: ${entry} exports no handle`)
}

// Safe: `handle` is a function, as checked above, and site/server.ts declares it with this type.
const asSite = (built: object) => built as SiteServer
// Safe: Node's Request accepts Node's byte stream; the type declarations lack `duplex`, which streams require.
const streamed = (body: unknown) => ({ body, duplex: 'half' }) as RequestInit
