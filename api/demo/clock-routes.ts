import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { invalid } from '../platform/http/errors.ts'
import { parse } from '../platform/http/parse.ts'
import { runDueJobs } from '../platform/jobs/run-due-jobs.ts'
import { deliver } from '../platform/outbox/deliver.ts'
import { durationMs } from './duration.ts'

/** Moves the demo's clock forward and does what falls due by it, before it answers. Absent in production. */
export function demoClockRoutes(app: FastifyInstance): void {
  const { shared } = app
  if (shared.env.WASL_MODE !== 'demo') return

  const schema = { summary: 'Move the clock forward: { "advance": "PT2H" }', tags: ['dev'] }
  app.post('/api/dev/clock', { config: { action: 'ops.dev' }, schema }, async ({ body }) => {
    const { advance } = parse(z.strictObject({ advance: z.string() }), body)
    const ms = durationMs(advance)
    if (ms === null) throw invalid('advance', ['Write a duration such as PT2H or P7D', 'اكتب المدة مثل PT2H أو P7D'])
    shared.clock.advance(ms)
    await runDueJobs(shared)
    await deliver(shared)
    return { key: 'success', msg: 'OK', data: { now: shared.clock.now() } }
  })
}
