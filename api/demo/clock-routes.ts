import { parseDuration } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { invalid } from '../platform/http/errors.ts'
import { parse } from '../platform/http/parse.ts'
import { runDueJobs } from '../platform/jobs/run-jobs.ts'

const lastInstant = Date.parse('2100-01-01T00:00:00Z')

/** Advances the demo's clock and runs all due jobs before it responds. Not registered in production. */
export function demoClockRoutes(app: FastifyInstance): void {
  const { shared } = app
  if (shared.env.WASL_MODE !== 'demo') return

  const schema = { summary: 'Move the clock forward: { "advance": "PT2H" }', tags: ['dev'] }
  app.post('/api/dev/clock', { config: { action: 'ops.dev' }, schema }, async ({ body }) => {
    const { advance } = parse(z.strictObject({ advance: z.string() }), body)
    const ms = parseDuration(advance)
    if (ms === null) throw invalid('advance', { en: 'Write a duration such as PT2H or P7D', ar: 'اكتب المدة مثل PT2H أو P7D' })
    // Dates of deadlines and sessions are derived from the clock and must stay in the range of the database.
    if (!(Date.parse(shared.clock.now()) + ms < lastInstant))
      throw invalid('advance', { en: 'The clock goes up to the year 2100', ar: 'تصل الساعة إلى عام 2100' })
    shared.clock.advance(ms)
    await runDueJobs(shared)
    return { key: 'success', msg: 'OK', data: { now: shared.clock.now() } }
  })
}
