import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { demoCancellationReasons } from '../demo/cancellation-reasons.ts'
import { demoCategories } from '../demo/categories.ts'
import { demoServices } from '../demo/services/index.ts'
import type { ResourceName } from '../index.ts'
import { readyCities } from './cities.ts'

const categoryOf = new Map(demoCategories.map((category) => [category.slug, category.name]))

/**
 * The rows that a new deployment can import at once, by resource; related rows are given by their title. The catalog is that of the demo, without its prices
 * and commissions, which each operator decides.
 */
export const readyRows: Readonly<Partial<Record<ResourceName, readonly AnyRow[]>>> = {
  cities: readyCities,
  'cancellation-reasons': demoCancellationReasons,
  categories: demoCategories.map(({ slug: _, ...category }) => ({ ...category, commission_percent: null })),
  services: demoServices.map(({ slug: _, category, ...service }) => ({
    ...service,
    category_id: categoryOf.get(category)?.en ?? '',
    starting_price: null,
  })),
}
