import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { fullPhone } from '../identity/auth/phone.ts'
import { outbox } from '../platform/db/tables/access.ts'
import { parse } from '../platform/http/parse.ts'
import { outboxPage } from './outbox-page.ts'

const config = { action: 'ops.dev' } as const
const asked = z.object({ to: z.string().max(120).optional() })

/** What the demo sent to the outside, as JSON and as a page, for everybody who reaches it. Absent in production. */
export function demoOutboxRoutes(app: FastifyInstance): void {
  const { env, db } = app.shared
  if (env.WASL_MODE !== 'demo') return

  const sentTo = async (query: unknown) => {
    const { to } = parse(asked, query)
    // In an address a plus sign arrives as a space.
    const recipient = to && (fullPhone(to.replace(/^ /, '+')) ?? to)
    const { id, channel, recipient: sent_to, body, payload, created_at, sent_at } = outbox
    return db
      .select({ id, channel, recipient: sent_to, body, payload, created_at, sent_at })
      .from(outbox)
      .where(recipient ? eq(outbox.recipient, recipient) : undefined)
      .orderBy(desc(outbox.created_at))
      .limit(100)
  }
  const schema = { summary: 'Everything sent to the outside, the newest first; `to` a phone, an address or a user’s id', tags: ['dev'] }
  app.get('/api/dev/outbox', { config, schema }, async ({ query }) => ({ key: 'success', msg: 'OK', data: await sentTo(query) }))
  app.get('/dev/outbox', { config, schema: { hide: true } }, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(outboxPage(await sentTo(query))),
  )
}
