import { groupWritten } from '../catalog/store/assert-distinct-options.ts'
import { categoryWritten } from '../catalog/store/category-write-hook.ts'
import { productWritten } from '../catalog/store/product-write-hook.ts'
import type { Ctx } from '../context.ts'
import { adminWritten } from '../identity/admins/admin-write-hook.ts'
import { roleWritten } from '../identity/admins/role-write-hook.ts'
import { keepSent } from '../messaging/broadcasts/assert-not-sent.ts'
import type { StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

/** One write of a row: `before` is null for a new one, `after` for one that is about to be deleted. */
export type Write = { action: string; before: StoredRow | null; after: StoredRow | null }

/**
 * What the domain has to say about the writes of a resource, by its name, in the transaction of the write: a rule over several rows
 * refuses by throwing, what follows from the write is written with it.
 */
const followers: Readonly<Partial<Record<string, (ctx: Ctx, write: Write) => Promise<void>>>> = {
  admins: adminWritten,
  broadcasts: keepSent,
  'product-categories': categoryWritten,
  'product-groups': groupWritten,
  products: productWritten,
  roles: roleWritten,
}

export async function afterWrite(ctx: Ctx, { declaration }: StoredResource, write: Write): Promise<void> {
  await followers[declaration.name]?.(ctx, write)
}
