import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { fullPhone } from '../auth/phone.ts'
import { outbox } from '../db/tables/access.ts'
import { invalid } from '../http/errors.ts'
import { parse } from '../http/parse.ts'
import { runDueJobs } from '../jobs/run-due-jobs.ts'
import { deliver } from '../outbox/deliver.ts'
import { durationMs } from './duration.ts'
import { outboxPage } from './outbox-page.ts'

const config = { action: 'ops.dev' } as const
const asked = z.object({ to: z.string().max(120).optional() })

/** The tools of the demo, for everybody who reaches it: what was sent to the outside, and a clock that can be moved. Absent in production. */
export function demoRoutes(app: FastifyInstance): void {
  const { shared } = app
  if (shared.env.WASL_MODE !== 'demo') return

  const sentTo = async (query: unknown) => {
    const { to } = parse(asked, query)
    const recipient = to && (fullPhone(to.replace(/^ /, '+')) ?? to)
    return shared.db
      .select({
        id: outbox.id,
        channel: outbox.channel,
        recipient: outbox.recipient,
        body: outbox.body,
        payload: outbox.payload,
        created_at: outbox.created_at,
        sent_at: outbox.sent_at,
      })
      .from(outbox)
      .where(recipient ? eq(outbox.recipient, recipient) : undefined)
      .orderBy(desc(outbox.created_at))
      .limit(100)
  }
  app.get(
    '/api/dev/outbox',
    { config, schema: { summary: 'Everything sent to the outside, the newest first', tags: ['dev'] } },
    async ({ query }) => ({
      key: 'success',
      msg: 'OK',
      data: await sentTo(query),
    }),
  )
  app.get('/dev/outbox', { config, schema: { hide: true } }, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(outboxPage(await sentTo(query))),
  )
  app.post(
    '/api/dev/clock',
    { config, schema: { summary: 'Move the clock forward: { "advance": "PT2H" }', tags: ['dev'] } },
    async ({ body }) => {
      const { advance } = parse(z.strictObject({ advance: z.string() }), body)
      const ms = durationMs(advance)
      if (ms === null) throw invalid('advance', ['Write a duration such as PT2H or P7D', 'اكتب المدة مثل PT2H أو P7D'])
      shared.clock.advance(ms)
      await runDueJobs(shared)
      await deliver(shared)
      return { key: 'success', msg: 'OK', data: { now: shared.clock.now() } }
    },
  )
}
