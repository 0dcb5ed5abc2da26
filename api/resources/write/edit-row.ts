import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { patchSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { parse } from '../../platform/http/parse.ts'
import { loadRow } from '../read/load-row.ts'
import { columnValues, writeJoinRows } from '../read/row-mapping.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { assertEntryRelations } from './assert-entry-relations.ts'
import { assertNotLocked } from './assert-not-locked.ts'
import { audit } from './audit.ts'
import { mapConstraintErrors } from './map-constraint-errors.ts'
import { notifyPending } from './notify-pending.ts'
import { publishFiles } from './publish-files.ts'
import { renumberPositions, requestedPosition } from './reorder.ts'
import { assertVersion } from './row-version.ts'
import { writeChildRows } from './write-child-rows.ts'
import { addedValues, runWriteHook } from './write-hooks.ts'

/** `where`: rows that do not match it are answered with 404. */
type EditRequest = { id: string; change: unknown; version: number | null; context: ValidationContext; where?: SQL }

/** Changes a row; rules are checked on the resulting row. Throws 412 if `version` is outdated, 409 if its status locks it. An empty change writes nothing. */
export const editRow = (ctx: Ctx, resource: StoredResource, { id, change, version, context, where }: EditRequest): Promise<StoredRow> =>
  mapConstraintErrors(resource, () =>
    inTransaction(ctx, async (ctx) => {
      const before = await loadRow(ctx, resource, id, { lock: true, where })
      assertVersion(before, version)
      assertNotLocked(resource, before, 'edit')
      const parsed = parse(patchSchema(resource.declaration, before, context), change)
      return storeChange(ctx, resource, { before, change: parsed, action: 'edit' })
    }),
  )

type RowChange = { before: StoredRow; change: AnyRow; action: string; reason?: string | null }

/** Stores a parsed change of a locked row with its audit entry, in the caller's transaction. Returns the changed row. */
export async function storeChange(
  ctx: Ctx,
  resource: StoredResource,
  { before, change, action, reason = null }: RowChange,
): Promise<StoredRow> {
  const isAsStored = action === 'edit' && !Object.entries(change).some(([name, value]) => !deepEqual(before[name], value))
  const added = isAsStored ? {} : await addedValues(ctx, resource, { action, before, row: { ...before, ...change }, reason })
  const changed = Object.fromEntries(Object.entries({ ...change, ...added }).filter(([name, value]) => !deepEqual(before[name], value)))
  const isUnchanged = Object.keys(changed).length === 0
  if (isUnchanged && action === 'edit') return before
  if (!isUnchanged) {
    await assertEntryRelations(ctx, resource, changed)
    await ctx.db
      .update(resource.table)
      .set({ ...columnValues(resource, changed), version: sql`version + 1`, updated_at: ctx.clock.now() })
      .where(eq(resource.id, before.id))
    await writeJoinRows(ctx, resource, before.id, changed)
    await publishFiles(ctx, resource, changed, before)
    await writeChildRows(ctx, resource, before.id, changed)
    if (resource.declaration.position && resource.declaration.position in changed)
      await renumberPositions(ctx, resource, { id: before.id, to: requestedPosition(resource, changed) })
  }
  const after = await loadRow(ctx, resource, before.id)
  await runWriteHook(ctx, resource, { action, before, after })
  await notifyPending(ctx, resource, { before, after })
  await audit(ctx, { action, resource: resource.declaration.name, row_id: before.id, before, after, reason })
  return after
}
