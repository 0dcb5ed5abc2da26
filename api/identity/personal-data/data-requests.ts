import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { data_requests } from '../tables/from-registry.ts'

/** Sets when a request is due, unless the form does, and when it was closed. */
export async function dataRequestWriteHook(ctx: Ctx, { before, after }: RowWrite): Promise<void> {
  if (!after) return
  const isClosed = before?.status === 'open' && after.status !== 'open'
  const change = {
    ...(!after.due_at && { due_at: await dueAt(ctx) }),
    ...(isClosed && { closed_at: ctx.clock.now() }),
  }
  if (Object.keys(change).length > 0) await ctx.db.update(data_requests).set(change).where(eq(data_requests.id, after.id))
}

/** Enters a request of the current user into the register. */
export async function recordDataRequest(
  ctx: UserCtx,
  request: { kind: 'export'; export_key: string } | { kind: 'deletion'; name: string },
): Promise<typeof data_requests.$inferSelect> {
  const now = ctx.clock.now()
  const { id: user_id, name } = ctx.principal
  const closed = request.kind === 'deletion' ? ({ status: 'done', closed_at: now } as const) : {}
  const [row] = await ctx.db
    .insert(data_requests)
    .values({ name, user_id, ...request, ...closed, due_at: await dueAt(ctx), created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('recordDataRequest: no row was returned')
  await emitNewRows(ctx, data_requests)
  return row
}

async function dueAt(ctx: Ctx): Promise<string> {
  const { data_request_days } = await loadSettings(ctx)
  return addSeconds(ctx.clock.now(), data_request_days * daySeconds)
}
