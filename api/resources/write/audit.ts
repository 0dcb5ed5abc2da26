import { findResource } from '@wasl/resources/index.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { titleIn } from '@wasl/shared/registry/row-title.ts'
import type { Ctx } from '../../platform/context.ts'
import { afterCommit } from '../../platform/db/database.ts'
import { auditEntries } from '../tables/audit-entries.ts'
import { insertRows } from './insert-rows.ts'

export type AuditEntry = {
  /** create, edit, delete, move, or the name of an action. */
  action: string
  resource: string
  row_id: string | null
  before?: AnyRow | null
  after?: AnyRow | null
  reason?: string | null
  /** Who acts, if it is not the principal: the name of an automatic actor. */
  automatic_actor?: string | undefined
  /** The instant of the change, if another row records it too. */
  at?: string
}

/**
 * Writes an audit entry with the automatic actor or the current principal, in the transaction of the change, and announces the change to open
 * pages after it. Throws for a guest: background work passes the system.
 */
export const audit = (ctx: Ctx, entry: AuditEntry): Promise<void> => auditEach(ctx, [entry])

/** As `audit`, for several changes at once. */
export async function auditEach(ctx: Ctx, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => auditRow(ctx, entry))
  await insertRows(ctx, auditEntries, rows, 'is a record')
  for (const { resource, row_id } of entries) if (row_id) await afterCommit(ctx, () => ctx.newRows.emit('changed', resource, row_id))
}

function auditRow(ctx: Omit<Ctx, 'db'>, entry: AuditEntry): typeof auditEntries.$inferInsert {
  const { action, resource, row_id, before = null, after = null, reason = null, automatic_actor, at } = entry
  const { principal } = ctx
  if (principal.kind === 'guest' && automatic_actor === undefined) throw new Error(`audit: a guest cannot ${action} ${resource}`)
  const person = automatic_actor === undefined && (principal.kind === 'admin' || principal.kind === 'user') ? principal : null
  const declaration = findResource(resource)
  const title = declaration ? titleIn(declaration, { ...before, ...after }) : null
  return {
    actor_kind: person?.kind ?? 'system',
    actor_id: person?.id ?? null,
    actor_name: person?.name ?? automatic_actor ?? 'system',
    action,
    resource,
    row_id,
    row_title_ar: title?.ar ?? null,
    row_title_en: title?.en ?? null,
    before,
    after,
    reason,
    request_id: ctx.request_id,
    at: at ?? ctx.clock.now(),
  }
}
