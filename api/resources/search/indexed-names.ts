import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { columnNames, isText } from '../../platform/db/constraints-of.ts'
import { declarationOf } from '../../platform/spreadsheets/related-titles.ts'
import type { StoredResource } from '../stored-resource.ts'
import { storedResource } from '../stored-resource.ts'
import { namesOf } from './rank.ts'

const known = new Map<string, readonly AnyPgColumn[]>()

/** The text columns that a resource's rows are called by and whose folded letters have an index, of the table behind it where it is a view. */
export function indexedNames(resource: StoredResource): readonly AnyPgColumn[] {
  const { declaration } = resource
  const found = known.get(declaration.name) ?? find(resource)
  known.set(declaration.name, found)
  return found
}

function find({ declaration, columns, table }: StoredResource): readonly AnyPgColumn[] {
  const whole = declaration.partOf && declarationOf(declaration.partOf)
  const { name: tableName, indexes } = getTableConfig(whole ? storedResource(whole).table : table)
  const names = new Set(indexes.map(({ config }) => config.name))
  return namesOf(declaration)
    .filter((name) => isText(declaration.fields[name]))
    .flatMap((name) => columnNames(name, declaration.fields[name]))
    .filter((name) => names.has(`${tableName}_${name}`) || names.has(`${tableName}_by_${name}`))
    .flatMap((name) => columns[name] ?? [])
}
