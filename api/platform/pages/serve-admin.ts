import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { adminBuild } from '../../paths.ts'
import { missingBuildPage } from './missing-build-page.ts'

/** Serves the back office under `/admin`: its assets with a cache time of a year, and its single page for every other address. */
export async function serveAdmin(app: FastifyInstance, build = adminBuild): Promise<void> {
  if (!existsSync(`${build}/index.html`)) {
    const missing = (_: unknown, reply: FastifyReply) =>
      reply.code(503).type('text/html; charset=utf-8').send(missingBuildPage('back office'))
    app.get('/admin', { schema: { hide: true } }, missing)
    app.get('/admin/*', { schema: { hide: true } }, missing)
    return
  }
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: build,
      prefix: '/admin/',
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) =>
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
    const page = (_: unknown, reply: FastifyReply) => reply.sendFile('index.html')
    scope.get('/admin', { schema: { hide: true } }, page)
    // An asset of an older build must not be answered with the page, which a browser would run as a broken script.
    scope.get('/admin/assets/*', { schema: { hide: true } }, (_, reply) => reply.code(404).type('text/plain').send('Not found'))
    scope.get('/admin/*', { schema: { hide: true } }, page)
  })
}
