import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { adminRoot } from '@wasl/shared/pages/admin-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminBuild } from '../../environment/paths.ts'
import { readCookie } from '../http/cookies.ts'
import { setBuildFileHeaders } from '../plugins/security.ts'
import { firstResponses } from './first-responses.ts'
import { missingBuildPage } from './missing-build-page.ts'

/**
 * Serves the back office under `/admin`: its assets with a cache time of a year, and its single page for every other address, with the first
 * responses of the API for a logged-in administrator.
 */
export async function serveAdmin(app: FastifyInstance, build = adminBuild): Promise<void> {
  if (!existsSync(`${build}/index.html`)) {
    const missing = (_: unknown, reply: FastifyReply) =>
      reply.code(503).type('text/html; charset=utf-8').send(missingBuildPage('back office'))
    app.get(adminRoot, { schema: { hide: true } }, missing)
    app.get(`${adminRoot}/*`, { schema: { hide: true } }, missing)
    return
  }
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: build,
      prefix: `${adminRoot}/`,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => setBuildFileHeaders(reply, path, 'no-cache'),
    })
    const html = await readFile(`${build}/index.html`, 'utf8')
    const page = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!readCookie(app.shared.env, request, 'admin_token')) return reply.sendFile('index.html')
      const responses = await firstResponses(app, request)
      const withResponses = html.replace('</head>', (end) => responses + end)
      return reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' }).type('text/html; charset=utf-8').send(withResponses)
    }
    scope.get(adminRoot, { schema: { hide: true } }, page)
    // An asset of an older build must not be answered with the page, which a browser would run as a broken script.
    scope.get(`${adminRoot}/assets/*`, { schema: { hide: true } }, (_, reply) => reply.code(404).type('text/plain').send('Not found'))
    scope.get(`${adminRoot}/*`, { schema: { hide: true } }, page)
  })
}
