import type { ResourceWithWriteHook } from '@wasl/resources/index.ts'
import { assertGroupOptionsDistinct } from '../../catalog/store/assert-distinct-options.ts'
import { productCategoryWriteHook } from '../../catalog/store/category-write-hook.ts'
import { productWriteHook } from '../../catalog/store/product-write-hook.ts'
import { adminWriteHook } from '../../identity/admins/admin-write-hook.ts'
import { roleWriteHook } from '../../identity/admins/role-write-hook.ts'
import { personWriteHook } from '../../identity/people/person-write-hook.ts'
import { providerWriteHook } from '../../identity/people/provider-write-hook.ts'
import { dataRequestWriteHook } from '../../identity/personal-data/data-requests.ts'
import { assertNotSent } from '../../messaging/broadcasts/assert-not-sent.ts'
import type { Ctx } from '../../platform/context.ts'
import type { RowWrite, WriteHook } from '../hook-types.ts'
import type { StoredResource } from '../stored-resource.ts'

/** The write hooks by resource. */
const writeHooks: Readonly<Record<ResourceWithWriteHook, WriteHook>> = {
  admins: adminWriteHook,
  broadcasts: assertNotSent,
  customers: personWriteHook,
  'data-requests': dataRequestWriteHook,
  'product-categories': productCategoryWriteHook,
  'product-groups': assertGroupOptionsDistinct,
  products: productWriteHook,
  'provider-users': personWriteHook,
  providers: providerWriteHook,
  roles: roleWriteHook,
}

export async function runWriteHook(ctx: Ctx, { declaration }: StoredResource, write: RowWrite): Promise<void> {
  if (declaration.writeHook) await writeHooks[asHooked(declaration.name)](ctx, write)
}

// Safe: a declaration of the registry with `writeHook` is a key of the record.
const asHooked = (name: string) => name as ResourceWithWriteHook
