import { findResource } from '@wasl/resources/index.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { columnNames } from '../../platform/db/resource-constraints.ts'
import { splitList } from '../../platform/spreadsheets/cell-formats.ts'
import type { SpreadsheetColumn } from '../files/columns.ts'
import { storedResource } from '../stored-resource.ts'
import type { ImportLine } from './row-change.ts'

export type RelatedIdLookup = (resource: string, text: string) => string | undefined

const batchSize = 1000

/** Finds the id of a related row by the text of a cell: its id, its title in either language, or a unique value. Ambiguous texts have no id. */
export async function loadRelatedLookup(
  ctx: Pick<Ctx, 'db'>,
  textsByResource: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<RelatedIdLookup> {
  const idsByResource = new Map<string, Map<string, string | undefined>>()
  for (const [name, texts] of textsByResource) idsByResource.set(name, await idsOf(ctx, name, [...texts]))
  return (resource, text) => (isUuid(text) ? text : idsByResource.get(resource)?.get(text))
}

/** The cell texts that refer to other rows, by the resource of those rows. */
export function relatedTexts(targets: readonly SpreadsheetColumn[], lines: readonly ImportLine[]): Map<string, Set<string>> {
  const textsByResource = new Map<string, Set<string>>()
  for (const { field, path } of targets) {
    if (field.kind !== 'belongsTo' && field.kind !== 'hasMany') continue
    const texts = textsByResource.get(field.to) ?? new Set<string>()
    for (const line of lines)
      for (const text of field.kind === 'hasMany' ? splitList(line.get(path) ?? '') : [line.get(path) ?? '']) texts.add(text)
    textsByResource.set(field.to, texts)
  }
  return textsByResource
}

async function idsOf({ db }: Pick<Ctx, 'db'>, name: string, texts: readonly string[]): Promise<Map<string, string | undefined>> {
  const declaration = findResource(name)
  const ids = new Map<string, string | undefined>()
  if (!declaration) return ids
  const stored = storedResource(declaration)
  const nameColumns = Object.entries(declaration.fields)
    .filter(([field, declared]) => isTextual(declared) && (field === declaration.title || ('unique' in declared && declared.unique)))
    .flatMap(([field, declared]) => columnNames(field, declared).flatMap((column) => stored.columns[column] ?? []))
  for (let at = 0; nameColumns.length > 0 && at < texts.length; at += batchSize) {
    const batch = texts.slice(at, at + batchSize)
    const rows = await db
      .select(Object.fromEntries([['id', stored.id], ...nameColumns.map((column) => [column.name, column] as const)]))
      .from(stored.table)
      .where(or(...nameColumns.map((column) => inArray(column, batch))))
    for (const row of rows)
      for (const text of new Set(nameColumns.map((column) => String(row[column.name] ?? ''))))
        ids.set(text, ids.has(text) && ids.get(text) !== row.id ? undefined : String(row.id))
  }
  return ids
}

const isTextual = ({ kind }: AnyField): boolean => ['text', 'localized', 'phone', 'email', 'link'].includes(kind)
