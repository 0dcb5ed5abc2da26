import { desc, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { fullPhone } from '../identity/profiles/phone.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import { parse } from '../platform/http/parse.ts'
import { outboxPage } from './outbox-page.ts'

const config = { action: 'ops.dev' } as const
const outboxQuery = z.object({ to: z.string().max(120).optional() })

/** The demo's outbound messages as JSON and as a page, open to everyone. Not registered in production. */
export function demoOutboxRoutes(app: FastifyInstance): void {
  const { shared } = app
  if (shared.env.WASL_MODE !== 'demo') return

  const sentTo = async (query: unknown) => {
    const { to } = parse(outboxQuery, query)
    // In a URL a plus sign arrives as a space.
    const recipient = to && (fullPhone(to.replace(/^ /, '+')) ?? to)
    const { id, queue: channel, recipient: sent_to, body, payload, created_at, done_at: sent_at } = jobs
    return shared.db
      .select({ id, channel, recipient: sent_to, body, payload, created_at, sent_at })
      .from(jobs)
      .where(recipient ? eq(jobs.recipient, recipient) : isNotNull(jobs.recipient))
      .orderBy(desc(jobs.created_at))
      .limit(100)
  }
  const schema = { summary: 'All outbound messages, the newest first; `to` is a phone, an email address or a user id', tags: ['dev'] }
  app.get('/api/dev/outbox', { config, schema }, async ({ query }) => ({ key: 'success', msg: 'OK', data: await sentTo(query) }))
  app.get('/dev/outbox', { config, schema: { hide: true } }, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(outboxPage(await sentTo(query))),
  )
}
