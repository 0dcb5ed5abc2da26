import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { loadRow } from '../read/load-row.ts'
import { columnValues, type StoredRow, writeJoinRows } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import { audit } from './audit.ts'
import { mapConstraintErrors } from './map-constraint-errors.ts'
import { publishFiles } from './publish-files.ts'
import { renumberPositions, requestedPosition } from './reorder.ts'
import { writeChildRows } from './write-child-rows.ts'
import { runWriteHook } from './write-hooks.ts'

/** Stores a new row from a parsed draft, with its audit entry. Throws 422 on a field whose value is taken. */
export const createRow = (ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<StoredRow> =>
  mapConstraintErrors(resource, () =>
    inTransaction(ctx, async (ctx) => {
      const now = ctx.clock.now()
      const [inserted] = await ctx.db
        .insert(resource.table)
        .values({ ...columnValues(resource, draft), created_at: now, updated_at: now })
        .returning({ id: resource.id })
      if (!inserted) throw new Error(`create: insert into ${resource.declaration.name} returned no id`)
      const id = String(inserted.id)
      await writeJoinRows(ctx, resource, id, draft)
      await publishFiles(ctx, resource, draft)
      await writeChildRows(ctx, resource, id, draft)
      await renumberPositions(ctx, resource, { id, to: requestedPosition(resource, draft) })
      const after = await loadRow(ctx, resource, id)
      await runWriteHook(ctx, resource, { action: 'create', before: null, after })
      await audit(ctx, { action: 'create', resource: resource.declaration.name, row_id: id, after })
      return after
    }),
  )
