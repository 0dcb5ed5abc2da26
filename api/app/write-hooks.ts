import { carHoldWriteHook } from '../catalog/provider-cars/car-blocks.ts'
import { carWriteHook } from '../catalog/provider-cars/write-own-cars.ts'
import { assertGroupOptionsDistinct } from '../catalog/store/assert-distinct-options.ts'
import { productCategoryWriteHook } from '../catalog/store/category-write-hook.ts'
import { productWriteHook } from '../catalog/store/product-write-hook.ts'
import { adminWriteHook } from '../identity/admins/admin-write-hook.ts'
import { roleWriteHook } from '../identity/admins/role-write-hook.ts'
import { personWriteHook } from '../identity/people/person-write-hook.ts'
import { providerWriteHook } from '../identity/people/provider-write-hook.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** The write hooks by resource. */
export const writeHooks: ResourceHooks['writeHooks'] = {
  admins: adminWriteHook,
  'car-holds': carHoldWriteHook,
  cars: carWriteHook,
  colleagues: personWriteHook,
  customers: personWriteHook,
  'product-categories': productCategoryWriteHook,
  'product-groups': assertGroupOptionsDistinct,
  products: productWriteHook,
  'provider-users': personWriteHook,
  providers: providerWriteHook,
  roles: roleWriteHook,
}
