import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isLocalized, optionsIn } from '@wasl/shared/registry/row-title.ts'
import { declarationOf } from './declarations.ts'

/** The ids these rows refer to, by resource, unique and sorted; list entries are included. */
export function relatedIds(fields: Fields, rows: readonly AnyRow[]): Record<string, string[]> {
  const idsByResource: Record<string, Set<string>> = {}
  for (const [name, field] of Object.entries(fields)) for (const row of rows) collect(resolveField(field, row), row[name], idsByResource)
  return Object.fromEntries(Object.entries(idsByResource).map(([resource, ids]) => [resource, [...ids].sort()]))
}

/**
 * Resolves what a field takes from other fields of its row: a polymorphic id becomes a relation to the resource that the row names, with the
 * name its target had; a choice gets the labels of this row. Other fields are returned unchanged.
 */
export function resolveField(field: AnyField, row: AnyRow): AnyField {
  if (field.kind === 'choice') return { ...field, options: optionsIn(field, row) }
  if (field.kind !== 'text' || !field.resourceField) return field
  const to = String(row[field.resourceField] ?? '')
  const name = field.nameField ? row[field.nameField] : null
  return declarationOf(to) ? { kind: 'belongsTo', label: field.label, to, ...(isLocalized(name) && { empty: name }) } : field
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
