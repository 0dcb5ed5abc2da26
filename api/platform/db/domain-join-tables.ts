import type { Pairs } from './join-tables.ts'
import { offeredServices, servedCategories, servedCities } from './tables/people-views.ts'

/** The tables of pairs that the domain itself declares, by the `hasMany` field they stand behind. */
export const domainPairs: Readonly<Record<string, Pairs>> = {
  'providers.category_ids': asPairs(servedCategories),
  'providers.service_ids': asPairs(offeredServices),
  'providers.city_ids': asPairs(servedCities),
}

// Safe: the same three columns of the same types; only their names in the database differ, and verbs know them by their keys.
function asPairs(table: object) {
  return table as Pairs
}
