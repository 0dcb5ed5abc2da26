import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf, newRowSchema } from '@wasl/shared/registry/schema.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { parse } from '../../platform/http/parse.ts'
import { loadRow } from '../read/load-row.ts'
import { writeJoinRows } from '../read/row-mapping.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { assertEntryRelations } from './assert-entry-relations.ts'
import { audit } from './audit.ts'
import { mapConstraintErrors } from './map-constraint-errors.ts'
import { notifyPending } from './notify-pending.ts'
import { publishFiles } from './publish-files.ts'
import { renumberPositions, requestedPosition } from './reorder.ts'
import { insertDraft } from './row-creators.ts'
import { writeChildRows } from './write-child-rows.ts'
import { addedValues, runWriteHook } from './write-hooks.ts'

/** Stores a new row from a parsed draft, with its audit entry. Throws 422 on a field whose value is taken. */
export const createRow = (ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<StoredRow> => storeNewRow(ctx, resource, draft)

/**
 * As `createRow`, from the values that the row's owner sent, with the owner: a `beforeWrite` hook adds the rest, then required fields and rules
 * are checked.
 */
export const createOwnRow = (ctx: Ctx, resource: StoredResource, values: AnyRow): Promise<StoredRow> =>
  storeNewRow(ctx, resource, newRowOf(resource.declaration, values), (row) => {
    parse(newRowSchema(resource.declaration, ctx.clock.now()), row)
  })

const storeNewRow = (ctx: Ctx, resource: StoredResource, draft: AnyRow, assertValid?: (row: AnyRow) => void): Promise<StoredRow> =>
  mapConstraintErrors(resource, () =>
    inTransaction(ctx, async (ctx) => {
      const row = { ...draft, ...(await addedValues(ctx, resource, { action: 'create', before: null, row: draft, reason: null })) }
      assertValid?.(row)
      await assertEntryRelations(ctx, resource, row)
      const id = await insertDraft(ctx, resource, row)
      await writeJoinRows(ctx, resource, id, row)
      await publishFiles(ctx, resource, row)
      await writeChildRows(ctx, resource, id, row)
      await renumberPositions(ctx, resource, { id, to: requestedPosition(resource, row) })
      const after = await loadRow(ctx, resource, id)
      await runWriteHook(ctx, resource, { action: 'create', before: null, after })
      // A creator inserts with `insertRow`, which notifies.
      if (!resource.declaration.creator) await notifyPending(ctx, resource, { before: null, after })
      await audit(ctx, { action: 'create', resource: resource.declaration.name, row_id: id, after })
      return after
    }),
  )
