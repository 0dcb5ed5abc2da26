import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { adminBuild } from '../../paths.ts'
import { notBuilt } from './not-built.ts'

/** The back office under `/admin`: its assets for a year, and its one page for every other address. */
export async function serveAdmin(app: FastifyInstance, build = adminBuild): Promise<void> {
  if (!existsSync(`${build}/index.html`)) {
    const missing = (_: unknown, reply: FastifyReply) => reply.code(503).type('text/html; charset=utf-8').send(notBuilt('back office'))
    app.get('/admin', { schema: { hide: true } }, missing)
    app.get('/admin/*', { schema: { hide: true } }, missing)
    return
  }
  await app.register(async (own) => {
    await own.register(fastifyStatic, {
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
    own.get('/admin', { schema: { hide: true } }, page)
    // A file of an older build: the page in its place would be read as a broken script.
    own.get('/admin/assets/*', { schema: { hide: true } }, (_, reply) => reply.code(404).type('text/plain').send('Not found'))
    own.get('/admin/*', { schema: { hide: true } }, page)
  })
}
