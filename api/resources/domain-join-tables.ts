import type { DomainJoinName } from '@wasl/resources/index.ts'
import { offeredServices, servedCategories, servedCities } from '../identity/tables/people-views.ts'
import type { JoinTable } from '../platform/db/join-tables.ts'

/** The hand-written join tables, by the `hasMany` field that they store. */
export const domainJoinTables: Readonly<Record<DomainJoinName, JoinTable>> = {
  'providers.category_ids': asJoinTable(servedCategories),
  'providers.service_ids': asJoinTable(offeredServices),
  'providers.city_ids': asJoinTable(servedCities),
}

// Safe: the same three columns with the same types; only their names in the database differ.
function asJoinTable(table: object) {
  return table as JoinTable
}
