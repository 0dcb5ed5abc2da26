import type { AnyField, FieldOf, Kind, SimpleKind, Values } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { ComponentType } from 'react'

/** What a value of each kind is on the wire. */
export type ValueOfKind<K extends Kind> = K extends SimpleKind ? Values[K] : K extends 'choice' ? string : readonly AnyRow[]

/** A component for values of one kind. */
export type ValueProps<K extends Kind> = { field: FieldOf<K>; value: ValueOfKind<K> }
export type ValueTable = { [K in Kind]: ComponentType<ValueProps<K>> }
export type AnyValueProps = { field: AnyField; value: unknown }

/** A path in a form's values: `['questions', 0, 'text', 'en']`. */
export type Path = (string | number)[]
/** A component that asks for a field: `name` is relative to the list it stands in, `path` starts at the row. */
export type InputProps<K extends Kind> = { field: FieldOf<K>; name: Path; path: Path }
export type InputTable = { [K in Kind]: ComponentType<InputProps<K>> }
export type AnyInputProps = { field: AnyField; name: Path; path: Path }

/** Whether nothing is there to show. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
