import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { fieldSchema, type Surroundings } from '@wasl/shared/registry/schema.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { readCell, type Wording } from '../../platform/spreadsheets/cell-kinds.ts'
import { readRows, type StoredRow } from '../row-mapping.ts'
import type { StoredResource } from '../stored-resource.ts'
import type { Line } from './import-rows.ts'

const atOnce = 1000

/** The stored row that a line of the file is about: the one of its id, else of a value that no two rows share; undefined for a new one. */
export async function knownRows(
  ctx: Ctx,
  resource: StoredResource,
  lines: readonly Line[],
  { wording, around }: { wording: Wording; around: Surroundings },
): Promise<(line: Line) => StoredRow | undefined> {
  const keys = ['id', ...uniqueFields(resource)].filter((name) => lines.some((line) => line.has(name)))
  const keyOf = (name: string, line: Line): string | undefined => {
    const text = line.get(name)
    if (!text) return undefined
    const field = resource.declaration.fields[name]
    if (!field) return isId(text) ? text.toLowerCase() : undefined
    const parsed = fieldSchema(field, around).safeParse(readCell(field, text, wording))
    return parsed.success && parsed.data !== null ? String(parsed.data) : undefined
  }
  const rows = new Map<string, StoredRow>()
  for (const name of keys) {
    const column = resource.columns[name]
    const values = [...new Set(lines.flatMap((line) => keyOf(name, line) ?? []))]
    for (let at = 0; column && at < values.length; at += atOnce)
      for (const row of await readRows(ctx, resource, inArray(column, values.slice(at, at + atOnce))))
        rows.set(`${name}=${String(row[name])}`, row)
  }
  return (line) => {
    // A line with an id means that row and no other.
    const named = line.get('id') ? ['id'] : keys
    return named.map((name) => rows.get(`${name}=${keyOf(name, line)}`)).find((row) => row !== undefined)
  }
}

const uniqueFields = ({ declaration }: StoredResource): string[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => (isKey(field) ? [name] : []))
const isKey = (field: AnyField): boolean =>
  'unique' in field && field.unique === true && !field.kind.startsWith('localized') && !field.readOnly
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
