import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { inTransaction, sqlFailure } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/errors.ts'
import { audit } from './audit.ts'
import { findRow } from './find-row.ts'
import { type Reference, referencesTo } from './references.ts'
import { settlePlaces } from './reorder.ts'
import type { StoredResource } from './stored-resource.ts'
import { afterWrite } from './write-hooks.ts'

/** Deletes a row with its audit row. Refuses with 409, naming and counting who still refers to it. */
export async function remove(ctx: Ctx, resource: StoredResource, id: string): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const before = await findRow(ctx, resource, id, { lock: true })
      const references = await referencesTo(ctx, resource, id)
      if (references.length > 0) throw stillUsed(references)
      await afterWrite(ctx, resource, { action: 'delete', before, after: null })
      await ctx.db.delete(resource.table).where(eq(resource.id, id))
      await settlePlaces(ctx, resource)
      await audit(ctx, { action: 'delete', resource: resource.declaration.name, row_id: id, before })
    })
  } catch (error) {
    // A reference that came between the count and the delete.
    if (sqlFailure(error)?.code === '23503') throw stillUsed(await referencesTo(ctx, resource, id))
    throw error
  }
}

const stillUsed = (references: readonly Reference[]) =>
  new Refusal('conflict', ['This is still in use, so it cannot be deleted', 'لا يمكن الحذف لأن السجل مستخدم'], { more: { references } })
