import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../context.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'

export type AuditEntry = {
  /** create, edit, delete, move, or the name of an action. */
  action: string
  resource: string
  row_id: string | null
  before?: AnyRow | null
  after?: AnyRow | null
  reason?: string | null
}

/** Writes an audit entry with the current principal, in the transaction of the change. Throws for a guest: background work passes the system. */
export async function audit(ctx: Ctx, { action, resource, row_id, before = null, after = null, reason = null }: AuditEntry): Promise<void> {
  const { principal } = ctx
  if (principal.kind === 'guest') throw new Error(`audit: a guest cannot ${action} ${resource}`)
  await ctx.db.insert(auditEntries).values({
    actor_kind: principal.kind,
    actor_id: principal.kind === 'system' ? null : principal.id,
    actor_name: principal.kind === 'system' ? 'system' : principal.name,
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
