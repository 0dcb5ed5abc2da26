import type { FastifyInstance } from 'fastify'
import { visitorCounter } from './visitor-counter.ts'

/** Counts the HTML pages this server scope sends, after each response. Prefetches do not count. */
export function countPageViews(app: FastifyInstance): void {
  const counter = visitorCounter(app.shared)
  app.addHook('onResponse', async (request, reply) => {
    // 304: the browser shows the page it has.
    const isShown = reply.statusCode === 200 || reply.statusCode === 304
    const isPage = request.method === 'GET' && isShown && String(reply.getHeader('content-type')).startsWith('text/html')
    const isPrefetch = String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '').includes('prefetch')
    if (isPage && !isPrefetch) counter.record({ address: request.ip, agent: request.headers['user-agent'] })
  })
  app.addHook('onClose', () => counter.flush().catch((error: unknown) => app.log.error({ err: error }, 'counting visitors failed')))
}
