import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { audit } from './audit.ts'
import { findRow } from './find-row.ts'
import { namingFields } from './map-constraint-errors.ts'
import { publishFiles } from './publish-files.ts'
import { placeIn, settlePlaces } from './reorder.ts'
import { type StoredRow, valuesOf, writePairs } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'
import { writeKept } from './write-child-rows.ts'
import { afterWrite } from './write-hooks.ts'

/** Stores a new row from a parsed draft, with its audit row. Refuses on the field what another row holds already. */
export const create = (ctx: Ctx, resource: StoredResource, draft: AnyRow): Promise<StoredRow> =>
  namingFields(resource, () =>
    inTransaction(ctx, async (ctx) => {
      const now = ctx.clock.now()
      const [inserted] = await ctx.db
        .insert(resource.table)
        .values({ ...valuesOf(resource, draft), created_at: now, updated_at: now })
        .returning({ id: resource.id })
      if (!inserted) throw new Error(`create: ${resource.declaration.name} gave no id`)
      const id = String(inserted.id)
      await writePairs(ctx, resource, id, draft)
      await publishFiles(ctx, resource, draft)
      await writeKept(ctx, resource, id, draft)
      await settlePlaces(ctx, resource, { id, to: placeIn(resource, draft) })
      const after = await findRow(ctx, resource, id)
      await afterWrite(ctx, resource, { action: 'create', before: null, after })
      await audit(ctx, { action: 'create', resource: resource.declaration.name, row_id: id, after })
      return after
    }),
  )
