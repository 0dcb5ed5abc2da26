import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { patchSchema, type Surroundings } from '@wasl/shared/registry/schema.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { parse } from '../platform/http/parse.ts'
import { audit } from './audit.ts'
import { findRow, refuseStale } from './find-row.ts'
import { namingFields } from './map-constraint-errors.ts'
import { publishFiles } from './publish-files.ts'
import { placeIn, settlePlaces } from './reorder.ts'
import { type StoredRow, valuesOf, writePairs } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'
import { writeKept } from './write-child-rows.ts'
import { afterWrite } from './write-hooks.ts'

type Edit = { id: string; change: unknown; version: number | null; around: Surroundings }

/** Changes a row: the rules see it as it would become. Refuses with 412 when `version` is no longer the row's. A change of nothing writes nothing. */
export const edit = (ctx: Ctx, resource: StoredResource, { id, change, version, around }: Edit): Promise<StoredRow> =>
  namingFields(resource, () =>
    inTransaction(ctx, async (ctx) => {
      const before = await findRow(ctx, resource, id, { lock: true })
      refuseStale(before, version)
      const parsed = parse(patchSchema(resource.declaration, before, around), change)
      return store(ctx, resource, { before, change: parsed, action: 'edit' })
    }),
  )

type Change = { before: StoredRow; change: AnyRow; action: string; reason?: string | null }

/** Stores a parsed change of a locked row with its audit row, and gives the row after it. Runs in the caller's transaction. */
export async function store(ctx: Ctx, resource: StoredResource, { before, change, action, reason = null }: Change): Promise<StoredRow> {
  const changed = Object.fromEntries(Object.entries(change).filter(([name, value]) => !isSame(before[name], value)))
  const isNothing = Object.keys(changed).length === 0
  if (isNothing && action === 'edit') return before
  if (!isNothing) {
    await ctx.db
      .update(resource.table)
      .set({ ...valuesOf(resource, changed), version: sql`version + 1`, updated_at: ctx.clock.now() })
      .where(eq(resource.id, before.id))
    await writePairs(ctx, resource, before.id, changed)
    await publishFiles(ctx, resource, changed)
    await writeKept(ctx, resource, before.id, changed)
    if (resource.declaration.position && resource.declaration.position in changed)
      await settlePlaces(ctx, resource, { id: before.id, to: placeIn(resource, changed) })
  }
  const after = await findRow(ctx, resource, before.id)
  await afterWrite(ctx, resource, { action, before, after })
  await audit(ctx, { action, resource: resource.declaration.name, row_id: before.id, before, after, reason })
  return after
}

/** Whether two values are the same on the wire. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
