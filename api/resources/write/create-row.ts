import { randomUUID } from 'node:crypto'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { loadRow } from '../read/load-row.ts'
import { columnValues, type StoredRow, toRows, writeJoinRows } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import { assertEntryRelations } from './assert-entry-relations.ts'
import { audit, auditedWith } from './audit.ts'
import { mapConstraintErrors } from './map-constraint-errors.ts'
import { notifyPending } from './notify-pending.ts'
import { hasUploads, publishFiles } from './publish-files.ts'
import { renumberPositions, requestedPosition } from './reorder.ts'
import { insertRow } from './row-creators.ts'
import { writeChildRows } from './write-child-rows.ts'
import { addedValues, computedValues, hasWriteHook, runWriteHook } from './write-hooks.ts'

/** Stores a new row from a parsed draft, with its audit entry. Throws 422 on a field whose value is taken. */
export const createRow = (ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<StoredRow> =>
  mapConstraintErrors(resource, () =>
    isSingleRow(ctx, resource)
      ? createSingleRow(ctx, resource, { ...draft, ...computedValues(resource.declaration, draft) })
      : inTransaction(ctx, async (ctx) => {
          const row = { ...draft, ...(await addedValues(ctx, resource, { action: 'create', before: null, row: draft })) }
          await assertEntryRelations(ctx, resource, row)
          const id = await insertRow(ctx, resource, row)
          await writeJoinRows(ctx, resource, id, row)
          await publishFiles(ctx, resource, row)
          await writeChildRows(ctx, resource, id, row)
          await renumberPositions(ctx, resource, { id, to: requestedPosition(resource, row) })
          const after = await loadRow(ctx, resource, id)
          await runWriteHook(ctx, resource, { action: 'create', before: null, after })
          await notifyPending(ctx, resource, { before: null, after })
          await audit(ctx, { action: 'create', resource: resource.declaration.name, row_id: id, after })
          return after
        }),
  )

/** Whether creating a row writes nothing but the row and its audit entry. */
const isSingleRow = (ctx: Ctx, resource: StoredResource): boolean => {
  const { declaration, joinTables, childLists } = resource
  return (
    !hasWriteHook(ctx, resource) &&
    !declaration.creator &&
    !declaration.pending?.notification &&
    !declaration.position &&
    childLists.length === 0 &&
    Object.keys(joinTables).length === 0 &&
    !Object.values(declaration.fields).some((field) => field.kind === 'list' || hasUploads(field))
  )
}

/** Inserts the row and its audit entry in one statement. */
async function createSingleRow(ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<StoredRow> {
  const now = ctx.clock.now()
  const values = { ...columnValues(resource, draft), id: randomUUID(), created_at: now, updated_at: now }
  const [after] = await toRows(ctx, resource, [{ version: 1, ...values }])
  if (!after) throw new Error(`create: no row for ${resource.declaration.name}`)
  const entry = { action: 'create', resource: resource.declaration.name, row_id: values.id, after }
  const inserted = await auditedWith(ctx, entry).insert(resource.table).values(values).returning(resource.columns)
  for (const table of [resource.table, auditEntries]) await emitNewRows(ctx, table)
  const [stored] = await toRows(ctx, resource, inserted)
  return stored ?? after
}
