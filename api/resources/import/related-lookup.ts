import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { columnNames } from '../../platform/db/constraints-of.ts'
import { declarationOf } from '../../platform/spreadsheets/related-titles.ts'
import { storedResource } from '../stored-resource.ts'

export type Lookup = (resource: string, called: string) => string | undefined

const atOnce = 1000

/** The ids of related rows by what cells call them: their id, their title in either language, or a value that is theirs alone. Two of one name are none. */
export async function relatedLookup(ctx: Pick<Ctx, 'db'>, called: ReadonlyMap<string, ReadonlySet<string>>): Promise<Lookup> {
  const found = new Map<string, Map<string, string | undefined>>()
  for (const [name, texts] of called) found.set(name, await idsOf(ctx, name, [...texts]))
  return (resource, text) => (isId(text) ? text : found.get(resource)?.get(text))
}

async function idsOf({ db }: Pick<Ctx, 'db'>, name: string, texts: readonly string[]): Promise<Map<string, string | undefined>> {
  const declaration = declarationOf(name)
  const ids = new Map<string, string | undefined>()
  if (!declaration) return ids
  const stored = storedResource(declaration)
  const naming = Object.entries(declaration.fields)
    .filter(([field, declared]) => isTextual(declared) && (field === declaration.title || ('unique' in declared && declared.unique)))
    .flatMap(([field, declared]) => columnNames(field, declared).flatMap((column) => stored.columns[column] ?? []))
  for (let at = 0; naming.length > 0 && at < texts.length; at += atOnce) {
    const wanted = texts.slice(at, at + atOnce)
    const rows = await db
      .select(Object.fromEntries([['id', stored.id], ...naming.map((column) => [column.name, column] as const)]))
      .from(stored.table)
      .where(or(...naming.map((column) => inArray(column, wanted))))
    for (const row of rows)
      for (const text of new Set(naming.map((column) => String(row[column.name] ?? ''))))
        ids.set(text, ids.has(text) && ids.get(text) !== row.id ? undefined : String(row.id))
  }
  return ids
}

const isTextual = ({ kind }: AnyField): boolean => ['text', 'localized', 'phone', 'email', 'link'].includes(kind)
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
