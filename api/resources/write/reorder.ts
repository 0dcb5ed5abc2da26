import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { loadRow } from '../read/load-row.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { assertNotLocked } from './assert-not-locked.ts'
import { audit } from './audit.ts'

type RowMove = { id: string; to: number }

/** Moves a row to a position, counted from 1, and shifts the others. A position beyond the end is the end. Counts as a change of this row alone. */
export const moveRow = (ctx: Ctx, resource: StoredResource, { id, to }: RowMove): Promise<StoredRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockPositions(ctx, resource)
    const before = await loadRow(ctx, resource, id, { lock: true })
    assertNotLocked(resource, before, 'edit')
    await renumberPositions(ctx, resource, { id, to })
    const field = resource.declaration.position ?? ''
    const renumbered = await loadRow(ctx, resource, id)
    if (before[field] === renumbered[field]) return renumbered
    const change = { version: sql`version + 1`, updated_at: ctx.clock.now() }
    await ctx.db.update(resource.table).set(change).where(eq(resource.id, id))
    const after = await loadRow(ctx, resource, id)
    await audit(ctx, { action: 'reorder', resource: resource.declaration.name, row_id: id, before, after })
    return after
  })

/**
 * Numbers the rows of a resource from 1 without gaps, in the caller's transaction; `moved` goes to its requested position, 0 meaning the
 * end. Does nothing for a resource without positions. A row that only shifts keeps its version, so that a form open on it can still be saved.
 */
export async function renumberPositions(ctx: Ctx, resource: StoredResource, moved?: RowMove): Promise<void> {
  const field = resource.declaration.position
  const column = field && resource.columns[field]
  if (!column) return
  await lockPositions(ctx, resource)
  const rows = await ctx.db.select({ id: resource.id, position: column }).from(resource.table).orderBy(column, resource.id)
  const current = new Map(rows.map(({ id, position }) => [String(id), position]))
  const ids = [...current.keys()].filter((id) => id !== moved?.id)
  if (moved) ids.splice(moved.to < 1 ? ids.length : moved.to - 1, 0, moved.id)
  const shifted = ids.flatMap((id, at) => (current.get(id) === at + 1 ? [] : [{ id, position: at + 1 }]))
  if (shifted.length === 0) return
  // One statement, however many rows shift.
  await ctx.db.execute(sql`
    update ${resource.table} set ${sql.identifier(column.name)} = shifted.position
    from jsonb_to_recordset(${JSON.stringify(shifted)}::jsonb) as shifted(id uuid, position integer)
    where ${resource.id} = shifted.id`)
}

/** The position in a draft or a change; 0 if it has none. */
export const requestedPosition = ({ declaration: { position } }: StoredResource, change: AnyRow): number =>
  Number((position && change[position]) || 0)

// Concurrent moves would assign a position twice.
const lockPositions = (ctx: Ctx, { declaration }: StoredResource) => lockUntilCommit(ctx.db, 'positions', declaration.name)
