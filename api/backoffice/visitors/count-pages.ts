import type { FastifyInstance } from 'fastify'
import { visitorCounter } from './visitor-counter.ts'

/** Counts the pages that this scope of the server answers, each after it was sent. A browser that only fetches ahead opens nothing. */
export function countPages(app: FastifyInstance): void {
  const counter = visitorCounter(app.shared)
  app.addHook('onResponse', async (request, reply) => {
    const isPage = request.method === 'GET' && reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html')
    const isAhead = String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '').includes('prefetch')
    if (isPage && !isAhead) counter.saw({ address: request.ip, agent: request.headers['user-agent'] })
  })
  app.addHook('onClose', () => counter.flush().catch((error: unknown) => app.log.error({ err: error }, 'counting visitors failed')))
}
