import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isLocalized, optionsIn } from '@wasl/shared/registry/row-title.ts'
import { declarationOf } from './declarations.ts'

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
