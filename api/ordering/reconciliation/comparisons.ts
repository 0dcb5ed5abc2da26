import { and, eq, sql } from 'drizzle-orm'
import { listGateways } from '../../money/gateway/list-gateways.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { conflict } from '../../platform/http/errors.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import type { RowCreator } from '../../resources/hook-types.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { gateway_comparisons } from '../tables/from-registry.ts'

type ComparisonFigures = { settlements: number; differences: number }
type NewComparison = Pick<typeof gateway_comparisons.$inferInsert, 'note' | 'started_by'>

/** Starts a comparison now, beside the nightly one. Throws a conflict if this deployment has no gateway. */
export const startComparison: RowCreator = (outer, draft) =>
  inTransaction(outer, async (ctx) => {
    if (listGateways(ctx.adapters).length === 0) throw conflict({ en: 'No payment gateway is configured', ar: 'لم تُضبط أي بوابة دفع' })
    const { principal } = ctx
    const note = typeof draft.note === 'string' ? draft.note : null
    const id = await insertComparison(ctx, { note, started_by: principal.kind === 'admin' ? principal.id : null })
    await enqueueJobs(ctx, [{ queue: 'reconciliation', key: id, payload: { comparison_id: id } }])
    return id
  })

/** Stores what a comparison found: in its row, or in a new one for that of a night. */
export const finishComparison = (ctx: Ctx, comparison_id: string | undefined, figures: ComparisonFigures): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const id = comparison_id ?? (await insertComparison(ctx, { note: null, started_by: null }))
    const at = ctx.clock.now()
    const finished = await ctx.db
      .update(gateway_comparisons)
      .set({ ...figures, status: 'done', finished_at: at, updated_at: at, version: sql`${gateway_comparisons.version} + 1` })
      .where(and(eq(gateway_comparisons.id, id), eq(gateway_comparisons.status, 'waiting')))
      .returning({ id: gateway_comparisons.id })
    if (finished.length === 0) return
    const after = { status: 'done', ...figures }
    await audit(ctx, { action: 'complete', resource: 'gateway-comparisons', row_id: id, before: { status: 'waiting' }, after })
  })

async function insertComparison(ctx: Ctx, values: NewComparison): Promise<string> {
  const at = ctx.clock.now()
  const row = { ...values, status: 'waiting', created_at: at, updated_at: at } as const
  const { id } = await insertNumberedRow(ctx, gateway_comparisons, yearNumber('G', at), row, 'is part of a change')
  return id
}
