import { assertGroupOptionsDistinct } from '../../catalog/store/assert-distinct-options.ts'
import { productCategoryWriteHook } from '../../catalog/store/category-write-hook.ts'
import { productWriteHook } from '../../catalog/store/product-write-hook.ts'
import type { Ctx } from '../../context.ts'
import { adminWriteHook } from '../../identity/admins/admin-write-hook.ts'
import { roleWriteHook } from '../../identity/admins/role-write-hook.ts'
import { assertNotSent } from '../../messaging/broadcasts/assert-not-sent.ts'
import type { StoredRow } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'

/** A write of a row: `before` is null for a create, `after` for a delete. */
export type RowWrite = { action: string; before: StoredRow | null; after: StoredRow | null }

/** Domain code that runs after a write of a resource, in its transaction: rules over several rows (throw to reject) and follow-up writes. */
const writeHooks: Readonly<Partial<Record<string, (ctx: Ctx, write: RowWrite) => Promise<void>>>> = {
  admins: adminWriteHook,
  broadcasts: assertNotSent,
  'product-categories': productCategoryWriteHook,
  'product-groups': assertGroupOptionsDistinct,
  products: productWriteHook,
  roles: roleWriteHook,
}

export async function runWriteHook(ctx: Ctx, { declaration }: StoredResource, write: RowWrite): Promise<void> {
  await writeHooks[declaration.name]?.(ctx, write)
}
