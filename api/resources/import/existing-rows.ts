import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { fieldSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { type CellContext, readCell } from '../../platform/spreadsheets/cell-formats.ts'
import { loadRows, type StoredRow } from '../read/row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import type { ImportLine } from './row-change.ts'

const batchSize = 1000

/** Returns a function that finds the stored row of a line: by its id, otherwise by a unique value; undefined for a new row. */
export async function findExistingRows(
  ctx: Ctx,
  resource: StoredResource,
  lines: readonly ImportLine[],
  { cellContext, context }: { cellContext: CellContext; context: ValidationContext },
): Promise<(line: ImportLine) => StoredRow | undefined> {
  const keys = ['id', ...uniqueFields(resource)].filter((name) => lines.some((line) => line.has(name)))
  const keyOf = (name: string, line: ImportLine): string | undefined => {
    const text = line.get(name)
    if (!text) return undefined
    const field = resource.declaration.fields[name]
    if (!field) return isUuid(text) ? text.toLowerCase() : undefined
    const parsed = fieldSchema(field, context).safeParse(readCell(field, text, cellContext))
    return parsed.success && parsed.data !== null ? String(parsed.data) : undefined
  }
  const rows = new Map<string, StoredRow>()
  for (const name of keys) {
    const column = resource.columns[name]
    const values = [...new Set(lines.flatMap((line) => keyOf(name, line) ?? []))]
    for (let at = 0; column && at < values.length; at += batchSize)
      for (const row of await loadRows(ctx, resource, inArray(column, values.slice(at, at + batchSize))))
        rows.set(`${name}=${String(row[name])}`, row)
  }
  return (line) => {
    // A line with an id matches that row only.
    const lookupKeys = line.get('id') ? ['id'] : keys
    return lookupKeys.map((name) => rows.get(`${name}=${keyOf(name, line)}`)).find((row) => row !== undefined)
  }
}

const uniqueFields = ({ declaration }: StoredResource): string[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => (isUniqueKey(field) ? [name] : []))
const isUniqueKey = (field: AnyField): boolean =>
  'unique' in field && field.unique === true && !field.kind.startsWith('localized') && !field.readOnly
