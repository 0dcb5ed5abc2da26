import type { SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Money } from '@wasl/shared/units.ts'

/** A facet narrows a result; `feature` requires each chosen value, the others any of them. Options have a facet for each attribute: `option:<id>`. */
export type FacetName = 'category' | 'brand' | 'provider' | 'city' | 'feature' | 'available' | 'discounted' | `option:${string}`

/** What depends on other tables than those of products. A provider that is not in the map sells nothing now. */
export type StoreSurroundings = {
  attributeOf: ReadonlyMap<string, string> // by option
  citiesOf: ReadonlyMap<string, readonly string[]> // by open provider
  allCities: readonly string[]
  termsOf: ReadonlyMap<string, SaleTerms> // by open provider
  today: string // in Riyadh
}

export type StoreFilter = {
  /** The same for two filters that match the same products now. */
  key: string
  /** The numbers of the products that a search found, the best first; without it all. */
  found?: Int32Array
  chosen: ReadonlyMap<FacetName, ReadonlySet<string>>
  price_min?: Money | undefined
  price_max?: Money | undefined
}

/** The terms of a seller of goods; null for the platform, and for a provider that sells nothing now. */
export const termsOfSeller = ({ termsOf }: Pick<StoreSurroundings, 'termsOf'>, provider_id: string | null): SaleTerms | null =>
  (provider_id && termsOf.get(provider_id)) || null
