import { beforePackageWrite } from '../catalog/packages/own-packages.ts'
import { beforeCarWrite } from '../catalog/provider-cars/write-own-cars.ts'
import { beforeProductWrite } from '../catalog/store/reserved-stock.ts'
import { beforeDataRequestWrite } from '../identity/personal-data/data-requests.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** What changes the values of a row before it is written, by resource: for values that depend on other rows, settings or the principal. */
export const beforeWrites: ResourceHooks['beforeWrites'] = {
  cars: beforeCarWrite,
  'data-requests': beforeDataRequestWrite,
  packages: beforePackageWrite,
  products: beforeProductWrite,
}
