import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'

/** One input of a form: where it stands (`row_name_ar` is `['name', 'ar']`) and what is written in it. */
export type Writing = { path: readonly (string | number)[]; words: string }

let last = Date.now() % 10_000_000

/** What a copy of a row needs before it can be saved, by the declaration alone: a name of its own, and all that no two rows may share. */
export function writingsFor({ fields, title, unique = [] }: AnyResource, row: AnyRow): Writing[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.readOnly || !isVisible(field, row)) return []
    if (field.kind === 'list')
      return entriesOf(row[name]).flatMap((_, place) =>
        Object.entries(field.fields).flatMap(([inner, part]) => (isUnique(part) ? written(part, [name, place, inner]) : [])),
      )
    const isShared = unique.some((names) => (names.includes(title) ? name === title : names.at(-1) === name))
    return isUnique(field) || isShared || (name === title && field.kind !== 'choice') ? written(field, [name], row[name]) : []
  })
}

/** A text that this field takes and no row of the house has. */
export function newWords(field: AnyField): string {
  last += 1
  const candidates = [
    `Trial ${last}`,
    `TRIAL${last}`,
    `trial-${last}`,
    `/trial-${last}`,
    `trial${last}@example.com`,
    `05${String(last).padStart(8, '0')}`,
  ]
  const fitting = candidates.find((words) => fieldSchema(field).safeParse(words).success)
  if (fitting === undefined) throw new Error(`new-values: nothing to write in a field of the kind ${field.kind}`)
  return fitting
}

function written(field: AnyField, path: Writing['path'], copied?: unknown): Writing[] {
  // An address may have to stay in its house.
  last += 1
  if (field.kind === 'link' && typeof copied === 'string') return [{ path, words: `${copied}-${last}` }]
  if (!field.kind.startsWith('localized')) return [{ path, words: newWords(field) }]
  return [
    { path: [...path, 'ar'], words: `تجربة ${last}` },
    { path: [...path, 'en'], words: `Trial ${last}` },
  ]
}

const isUnique = (field: AnyField): boolean => 'unique' in field && field.unique === true
const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
