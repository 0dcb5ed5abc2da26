import { messages } from '@wasl/shared/registry/messages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { PlannedWrite } from '../../resources/hook-types.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { data_requests } from '../tables/from-registry.ts'

const notByForm: Label = { en: 'Use the button of this page', ar: 'استخدم الزر المخصص في هذه الصفحة' }

/** Sets when a request is due, unless the form does, and when and why it was closed. Of a user it has the name, and only what no button does. */
export async function beforeDataRequestWrite(ctx: Ctx, { action, before, row, reason }: PlannedWrite): Promise<AnyRow> {
  const { principal } = ctx
  const isOfUser = principal.kind === 'user'
  if (isOfUser && row.kind !== 'correction' && row.kind !== 'objection') throw invalid('kind', notByForm)
  if (isOfUser && !row.details) throw invalid('details', messages.required)
  const isClosed = before?.status === 'open' && row.status !== 'open'
  return {
    ...(isOfUser && { name: principal.name }),
    ...(!row.due_at && { due_at: await dueAt(ctx) }),
    ...(isClosed && { closed_at: ctx.clock.now() }),
    ...(action === 'reject' && { reject_reason: reason }),
  }
}

/** Enters a request of the current user into the register. */
export async function recordDataRequest(
  ctx: UserCtx,
  request: { kind: 'export'; export_key: string } | { kind: 'deletion'; name: string },
): Promise<typeof data_requests.$inferSelect> {
  const now = ctx.clock.now()
  const { id: user_id, name } = ctx.principal
  const closed = request.kind === 'deletion' ? ({ status: 'done', closed_at: now } as const) : {}
  const row = { name, user_id, ...request, ...closed, due_at: await dueAt(ctx), created_at: now, updated_at: now }
  return insertRow(ctx, data_requests, row, 'is a record')
}

async function dueAt(ctx: Ctx): Promise<string> {
  const { data_request_days } = await loadSettings(ctx)
  return addSeconds(ctx.clock.now(), data_request_days * daySeconds)
}
