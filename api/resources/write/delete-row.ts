import type { Reference } from '@wasl/shared/data-provider/api-error.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sqlErrorOf } from '../../platform/db/sql-errors.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { loadRow } from '../read/load-row.ts'
import { findReferences } from '../read/references.ts'
import type { StoredResource } from '../stored-resource.ts'
import { assertNotLocked } from './assert-not-locked.ts'
import { audit } from './audit.ts'
import { renumberPositions } from './reorder.ts'
import { assertVersion } from './row-version.ts'
import { runWriteHook } from './write-hooks.ts'

/** Deletes a row, with its audit entry. Throws 412 if `version` is outdated, 409 if its status locks it, or with the referring resources and their counts if there are any. */
export async function deleteRow(ctx: Ctx, resource: StoredResource, id: string, version: number | null = null): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const before = await loadRow(ctx, resource, id, { lock: true })
      assertVersion(before, version)
      assertNotLocked(resource, before, 'delete')
      const references = await findReferences(ctx, resource, id)
      if (references.length > 0) throw inUseError(references)
      await runWriteHook(ctx, resource, { action: 'delete', before, after: null })
      await ctx.db.delete(resource.table).where(eq(resource.id, id))
      await renumberPositions(ctx, resource)
      await audit(ctx, { action: 'delete', resource: resource.declaration.name, row_id: id, before })
    })
  } catch (error) {
    // A reference was added between the count and the delete.
    if (sqlErrorOf(error)?.code === '23503') throw inUseError(await findReferences(ctx, resource, id))
    throw error
  }
}

const inUseError = (references: readonly Reference[]) =>
  new RequestError(
    'conflict',
    {
      en: `This is still in use, so it cannot be deleted (${references.map(({ label, count }) => `${label.en}: ${count}`).join(', ')})`,
      ar: `لا يمكن الحذف لأن السجل مستخدم (${references.map(({ label, count }) => `${label.ar}: ${count}`).join('، ')})`,
    },
    { details: { references } },
  )
