import { type DomainTableName, type Resources, resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { createResourceTable, type TableOf } from '../../../platform/db/create-resource-table.ts'
import { createJoinTable, type JoinTable } from '../../../platform/db/join-tables.ts'
import { tableChecks } from './table-checks.ts'

type ResourceTables = { [N in Exclude<keyof Resources, DomainTableName>]: TableOf<N, Resources[N]['fields']> }

const declared: readonly AnyResource[] = Object.values(resources).filter((resource: AnyResource) => resource.table !== 'domain')

/** Every table built from the registry, by the name of its resource. Each folder exports those that it owns in its `tables/from-registry.ts`. */
export const resourceTables = asTables(
  Object.fromEntries(declared.map((resource) => [resource.name, createResourceTable(resource, findEntry(tableChecks, resource.name))])),
)

/** The join tables of `hasMany` fields, by keys such as `coupons.cities`. */
export const joinTables: Readonly<Partial<Record<string, JoinTable>>> = Object.fromEntries(
  declared.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.kind === 'hasMany' ? [[`${resource.name}.${name}`, createJoinTable(resource, name, field.to)]] : [],
    ),
  ),
)

/** The join table of a `hasMany` field. Throws if there is none. */
export function joinTableOf(field: string): JoinTable {
  const table = joinTables[field]
  if (!table) throw new Error(`joinTableOf: no join table of ${field}`)
  return table
}

// Safe: one table for each resource that has no hand-written one, built from its declaration.
function asTables(built: object) {
  return built as ResourceTables
}
