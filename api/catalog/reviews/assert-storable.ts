import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { inSavepoint } from '../../platform/db/database.ts'
import type { StoredResource, StoredRow } from '../../resources/stored-resource.ts'
import { storeChange } from '../../resources/write/edit-row.ts'

class RolledBack extends Error {}

/** A trial run of a change of a locked row: what is wrong is an error of its field now, not of the administration later. */
export async function assertStorable(ctx: TransactionCtx, resource: StoredResource, before: StoredRow, change: AnyRow): Promise<void> {
  const attempt = inSavepoint(ctx, async () => {
    await storeChange(ctx, resource, { before, change, action: 'edit' })
    throw new RolledBack()
  })
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}
