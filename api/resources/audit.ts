import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../context.ts'
import { auditEntries } from '../platform/db/tables/system.ts'

export type Audited = {
  /** create, edit, delete, or the name of an act. */
  action: string
  resource: string
  row_id: string | null
  before?: AnyRow | null
  after?: AnyRow | null
  reason?: string | null
}

/** Writes down who changed what, in the transaction of the change itself. */
export async function audit(ctx: Ctx, { action, resource, row_id, before = null, after = null, reason = null }: Audited): Promise<void> {
  const { who } = ctx
  await ctx.db.insert(auditEntries).values({
    actor_kind: who.kind === 'guest' ? 'system' : who.kind,
    actor_id: who.kind === 'guest' ? null : who.id,
    actor_name: who.kind === 'guest' ? 'system' : who.name,
    action,
    resource,
    row_id,
    before,
    after,
    reason,
    request_id: ctx.request_id,
    at: ctx.clock.now(),
  })
}
