import type { AnyField, FieldOf, Kind, ListField, SimpleKind, Values } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { ComponentType } from 'react'

/** The type of a value of each kind, as the API sends it. */
export type ValueOfKind<K extends Kind> = K extends SimpleKind ? Values[K] : K extends 'choice' ? string : readonly AnyRow[]

export type ValueProps<K extends Kind> = { field: FieldOf<K>; value: ValueOfKind<K> }
export type ValueTable = { [K in Kind]: ComponentType<ValueProps<K>> }
export type AnyValueProps = { field: AnyField; value: unknown }

/** A path in a form's values: `['questions', 0, 'text', 'en']`. */
export type Path = (string | number)[]
/** `name` is relative to the surrounding list, `path` starts at the row. */
export type InputProps<K extends Kind> = { field: FieldOf<K>; name: Path; path: Path }
export type InputTable = { [K in Kind]: ComponentType<InputProps<K>> }
export type AnyInputProps = { field: AnyField; name: Path; path: Path }

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const wideKinds: readonly Kind[] = [
  'localized',
  'localizedLong',
  'localizedRich',
  'longText',
  'list',
  'images',
  'files',
  'hasMany',
  'permissions',
]
/** Whether the value is shown over the full width. */
export const isWide = ({ kind }: AnyField): boolean => wideKinds.includes(kind)

const longKinds: readonly Kind[] = ['longText', 'localized', 'localizedLong', 'localizedRich', 'images', 'files', 'permissions', 'list']

/** Whether the entries of a list are rows of short values, such as the variants of a product, not small forms of their own. */
export const hasShortEntries = ({ fields }: ListField): boolean => Object.values(fields).every(({ kind }) => !longKinds.includes(kind))
