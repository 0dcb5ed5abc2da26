import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { emptyToNull } from './empty-to-null.ts'

/** The initial values of a form for a new row. */
export const defaultsOf = (fields: Fields): AnyRow =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, defaultOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** The initial values of a form for a stored row: an empty list where the row has none, as the inputs of lists expect. */
export const formValuesOf = (fields: Fields, row: AnyRow): AnyRow => ({
  ...row,
  ...Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (row[name] === null && isListKind(field) ? [[name, []]] : []))),
})

/** The body of a POST: the visible, writable fields in the API's format. */
export const draftOf = (fields: Fields, values: AnyRow): AnyRow =>
  Object.fromEntries(writableFields(fields, values).map(([name, field]) => [name, toWire(field, values[name])]))

/** The body of a PATCH: the writable fields whose values differ from the row the form started from. */
export const changesOf = (fields: Fields, base: AnyRow, values: AnyRow): AnyRow =>
  Object.fromEntries(
    writableFields(fields, values)
      .map(([name, field]) => [name, toWire(field, values[name]), toWire(field, base[name])] as const)
      .filter(([, value, before]) => !deepEqual(value, before))
      .map(([name, value]) => [name, value]),
  )

// The server clears hidden optional fields by itself.
const writableFields = (fields: Fields, values: AnyRow) =>
  Object.entries(fields).filter(([, field]) => !field.readOnly && isVisible(field, values))

function toWire(field: AnyField, value: unknown): unknown {
  if (field.kind === 'list') return listEntries(value).map((entry) => draftOf(field.fields, entry))
  if (field.kind === 'images' || field.kind === 'files' || field.kind === 'hasMany' || field.kind === 'permissions') return value ?? []
  return emptyToNull(value)
}

function defaultOf(field: AnyField): unknown {
  if ('default' in field && field.default !== undefined) return field.default
  if (field.kind === 'boolean') return false
  return isListKind(field) ? [] : undefined
}

const isListKind = ({ kind }: AnyField) =>
  kind === 'list' || kind === 'images' || kind === 'files' || kind === 'hasMany' || kind === 'permissions'
