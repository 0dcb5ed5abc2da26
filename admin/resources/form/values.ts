import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { blankAsNull } from './blank.ts'
import { isSame } from './is-equal.ts'

/** What a new row's form opens with. */
export const defaultsOf = (fields: Fields): AnyRow =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, defaultOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** The body of a POST: what the form shows and may write, in the shapes of the wire. */
export const draftOf = (fields: Fields, values: AnyRow): AnyRow =>
  Object.fromEntries(written(fields, values).map(([name, field]) => [name, onWire(field, values[name])]))

/** The body of a PATCH: of what the form may write, what differs from the row it started from. */
export const changesOf = (fields: Fields, base: AnyRow, values: AnyRow): AnyRow =>
  Object.fromEntries(
    written(fields, values)
      .map(([name, field]) => [name, onWire(field, values[name]), onWire(field, base[name])] as const)
      .filter(([, mine, before]) => !isSame(mine, before))
      .map(([name, mine]) => [name, mine]),
  )

// What a form hides, the server empties by itself where it may be empty.
const written = (fields: Fields, values: AnyRow) =>
  Object.entries(fields).filter(([, field]) => !field.readOnly && isVisible(field, values))

function onWire(field: AnyField, value: unknown): unknown {
  if (field.kind === 'list') return entriesOf(value).map((entry) => draftOf(field.fields, entry))
  if (field.kind === 'images' || field.kind === 'hasMany' || field.kind === 'permissions') return value ?? []
  return blankAsNull(value)
}

function defaultOf(field: AnyField): unknown {
  if ('default' in field && field.default !== undefined) return field.default
  if (field.kind === 'boolean') return false
  return field.kind === 'list' || field.kind === 'images' || field.kind === 'hasMany' || field.kind === 'permissions' ? [] : undefined
}

// Safe: rows and form values hold plain objects in a repeated group.
const entriesOf = (value: unknown): AnyRow[] => (Array.isArray(value) ? (value as AnyRow[]) : [])
