import { adminWritten } from '../admins/admin-written.ts'
import { roleWritten } from '../admins/role-written.ts'
import { keepSent } from '../broadcasts/keep-sent.ts'
import type { Ctx } from '../context.ts'
import { categoryWritten } from '../store/category-written.ts'
import { productWritten } from '../store/product-written.ts'
import { groupWritten } from '../store/refuse-same-options.ts'
import type { StoredRow } from './row-of.ts'
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
