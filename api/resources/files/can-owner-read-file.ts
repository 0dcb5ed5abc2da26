import { or, type SQL, sql } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { findOwner } from '../owner.ts'
import { type StoredResource, storedResources } from '../stored-resource.ts'
import { fileFields } from './file-fields.ts'

let cachedResources: readonly StoredResource[] | undefined

/** Whether a row that belongs to this user shows the file in a field that its owner may read. */
export async function canOwnerReadFile(ctx: UserCtx, file_id: string): Promise<boolean> {
  cachedResources ??= storedResources().filter(({ declaration }) => declaration.access.own)
  const { rows } = await ctx.db.execute<{ is_visible: boolean }>(sql`select ${isInOwnRow(ctx, cachedResources, file_id)} as is_visible`)
  return rows[0]?.is_visible === true
}

function isInOwnRow(ctx: UserCtx, resources: readonly StoredResource[], file_id: string): SQL {
  const conditions = resources.flatMap((resource) => {
    const { own } = resource.declaration.access
    if (!own || !isPermitted({ action: own.action }, ctx.principal)) return []
    const owner = findOwner(ctx.principal, resource)
    if (!owner) return []
    return fileFields([resource])
      .filter(({ field }) => own.fields.some((name) => name === field.split('.')[0]))
      .map(({ contains }) => contains(file_id, owner.isOwn))
  })
  return or(...conditions) ?? sql`false`
}
