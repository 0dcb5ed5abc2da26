import type { AnyRow } from './resource.ts'

/** The entries of a `list` field's value: its objects; none for null or anything else. */
export const listEntries = (value: unknown): AnyRow[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []
