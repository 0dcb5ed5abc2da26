import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { declarationOf } from './declarations.ts'

/** The ids these rows refer to, by resource, unique and sorted; list entries are included. */
export function relatedIds(fields: Fields, rows: readonly AnyRow[]): Record<string, string[]> {
  const idsByResource: Record<string, Set<string>> = {}
  for (const [name, field] of Object.entries(fields)) for (const row of rows) collect(resolveRelation(field, row), row[name], idsByResource)
  return Object.fromEntries(Object.entries(idsByResource).map(([resource, ids]) => [resource, [...ids].sort()]))
}

/** Resolves a polymorphic id field: the row names the resource it refers to, so the field becomes a relation to it. Other fields are returned unchanged. */
export function resolveRelation(field: AnyField, row: AnyRow): AnyField {
  if (field.kind !== 'text' || !field.resourceField) return field
  const to = String(row[field.resourceField] ?? '')
  return declarationOf(to) ? { kind: 'belongsTo', label: field.label, to } : field
}

function collect(field: AnyField, value: unknown, idsByResource: Record<string, Set<string>>) {
  if (field.kind === 'list') {
    for (const entry of listEntries(value))
      for (const [name, inner] of Object.entries(field.fields)) collect(inner, entry[name], idsByResource)
    return
  }
  if (field.kind !== 'belongsTo' && field.kind !== 'hasMany') return
  for (const id of [value].flat()) {
    if (typeof id !== 'string' || id === '') continue
    idsByResource[field.to] ??= new Set()
    idsByResource[field.to]?.add(id)
  }
}
