import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { audit } from './audit.ts'
import { findRow } from './find-row.ts'
import type { StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

type Move = { id: string; to: number }

/** Puts a row at a place of its list, counted from 1, which is a change of that row; those after it make room. A place beyond the end is the end. */
export const move = (ctx: Ctx, resource: StoredResource, { id, to }: Move): Promise<StoredRow> =>
  inTransaction(ctx, async (ctx) => {
    await takeTurn(ctx, resource)
    const before = await findRow(ctx, resource, id, { lock: true })
    await settlePlaces(ctx, resource, { id, to })
    const place = resource.declaration.position ?? ''
    const settled = await findRow(ctx, resource, id)
    if (before[place] === settled[place]) return settled
    const change = { version: sql`version + 1`, updated_at: ctx.clock.now() }
    await ctx.db.update(resource.table).set(change).where(eq(resource.id, id))
    const after = await findRow(ctx, resource, id)
    await audit(ctx, { action: 'move', resource: resource.declaration.name, row_id: id, before, after })
    return after
  })

/**
 * Numbers the rows of a resource with places from 1 without gaps, in their order; `moved` is put where it is asked for, 0 being the end.
 * Runs in the caller's transaction; does nothing for a resource without places. A row that only makes room keeps its version: nobody
 * changed it, and a form that is open on it sends what was changed there, which its place is not.
 */
export async function settlePlaces(ctx: Ctx, resource: StoredResource, moved?: Move): Promise<void> {
  const place = resource.declaration.position
  const column = place && resource.columns[place]
  if (!column) return
  await takeTurn(ctx, resource)
  const rows = await ctx.db.select({ id: resource.id, place: column }).from(resource.table).orderBy(column, resource.id)
  const was = new Map(rows.map(({ id, place }) => [String(id), place]))
  const ids = [...was.keys()].filter((id) => id !== moved?.id)
  if (moved) ids.splice(moved.to < 1 ? ids.length : moved.to - 1, 0, moved.id)
  for (const [at, id] of ids.entries())
    if (was.get(id) !== at + 1)
      await ctx.db
        .update(resource.table)
        .set({ [place]: at + 1 })
        .where(eq(resource.id, id))
}

/** The place that a draft or a change asks for; 0 where it leaves that open. */
export const placeIn = ({ declaration: { position } }: StoredResource, change: AnyRow): number =>
  Number((position && change[position]) || 0)

// Two that move at once would number the same rows twice.
const takeTurn = (ctx: Ctx, { declaration }: StoredResource) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(7214012, hashtext(${declaration.name}))`)
