import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { declarationOf } from './declarations.ts'

/** The ids these rows refer to, by resource, each once and in order; repeated groups are looked into. */
export function relatedIds(fields: Fields, rows: readonly AnyRow[]): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const [name, field] of Object.entries(fields)) for (const row of rows) collect(targetIn(field, row), row[name], found)
  return Object.fromEntries(Object.entries(found).map(([resource, ids]) => [resource, [...ids].sort()]))
}

/** The field as this row has it: the id of a row of whichever resource becomes a relation to the one that is named beside it. */
export function targetIn(field: AnyField, row: AnyRow): AnyField {
  if (field.kind !== 'text' || !field.rowOf) return field
  const to = String(row[field.rowOf] ?? '')
  return declarationOf(to) ? { kind: 'belongsTo', label: field.label, to } : field
}

function collect(field: AnyField, value: unknown, found: Record<string, Set<string>>) {
  if (field.kind === 'list') {
    for (const entry of entriesOf(value)) for (const [name, inner] of Object.entries(field.fields)) collect(inner, entry[name], found)
    return
  }
  if (field.kind !== 'belongsTo' && field.kind !== 'hasMany') return
  for (const id of [value].flat()) {
    if (typeof id !== 'string' || id === '') continue
    found[field.to] ??= new Set()
    found[field.to]?.add(id)
  }
}

const entriesOf = (value: unknown): AnyRow[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []
