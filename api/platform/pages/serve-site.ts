import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteBuild } from '../../environment/paths.ts'
import { wrongMethod } from '../http/errors.ts'
import { nonceOf, setBuildFileHeaders } from '../plugins/security.ts'
import { sendEncoded } from './encode-page.ts'
import { createFormReader } from './form-body.ts'
import { createGuestPages } from './guest-pages.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { loadSite } from './load-site.ts'
import { missingBuildPage } from './missing-build-page.ts'
import { toRequest } from './to-request.ts'

const methods = ['GET', 'HEAD', 'POST']

/** Serves the server-rendered site at `/`: its assets with a cache time of a year, everything else by its request handler, which calls the API in process. `prepare` adds hooks for pages. */
export async function serveSite(
  app: FastifyInstance,
  build = siteBuild,
  prepare: (scope: FastifyInstance) => void = () => {},
): Promise<void> {
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
      setHeaders: (reply, path) => setBuildFileHeaders(reply, path, 'public, max-age=3600'),
    })
    prepare(scope)
    const withFormBody = createFormReader()
    const sendGuestPage = createGuestPages(app, site)
    // The site parses request bodies itself, once they were read within bounds.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, body, done) => done(null, body))
    scope.all('/*', { schema: { hide: true } }, async (request, reply) => {
      // An unknown API address gets the JSON 404, not a page.
      if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound()
      if (!methods.includes(request.method)) {
        reply.header('allow', methods.join(', '))
        throw wrongMethod()
      }
      // A script of an earlier build: open pages ask for it after a deployment, and no page has to be rendered for that.
      if (request.url.startsWith('/assets/'))
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      if (await sendGuestPage(request, reply)) return reply
      const outside = {
        apiFetch: inProcessFetch(app, request),
        now: app.shared.clock.now(),
        requestId: request.id,
        nonce: nonceOf(request.raw),
        isAbandoned: () => reply.raw.destroyed,
      }
      return withFormBody(request, async (body) => sendResponse(request, reply, await site.handle(webRequest(request, body), outside)))
    })
  })
}

/** Sends pages in one piece, which costs less than a stream; files and data are streamed. */
async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(response)
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  await sendEncoded(request, reply, Buffer.from(await response.arrayBuffer()))
  return reply
}

function webRequest(request: FastifyRequest, body: Buffer | null): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) for (const item of [value ?? []].flat()) headers.append(name, item)
  const url = `${request.protocol}://${request.host}${request.url}`
  if (request.method !== 'POST' || body)
    return toRequest(url, { method: request.method, headers, ...(body && { body: new Uint8Array(body) }) })
  // A page reads an empty body as a form without fields, whatever type it was sent with.
  headers.set('content-type', 'application/x-www-form-urlencoded')
  return toRequest(url, { method: 'POST', headers, body: '' })
}
