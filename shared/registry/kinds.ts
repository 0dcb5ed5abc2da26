import type { AnyField, Kind } from './fields.ts'

/** The kinds whose fields can name a row. */
export const titleKinds = ['text', 'localized', 'choice'] as const satisfies readonly Kind[]
/** The kinds that `q` searches. */
export const searchableKinds = [
  'text',
  'longText',
  'localized',
  'localizedLong',
  'localizedRich',
  'link',
  'email',
  'phone',
] as const satisfies readonly Kind[]
/** The kinds whose values are ids of uploads. */
export const uploadKinds = ['image', 'images', 'file', 'files'] as const satisfies readonly Kind[]
/** The kinds that no list is filtered by. */
export const unfilterableKinds = ['image', 'images', 'file', 'files', 'list', 'permissions'] as const satisfies readonly Kind[]
/** The kinds that have no order in a database column. */
export const unsortableKinds = ['hasMany', 'images', 'files', 'list', 'permissions'] as const satisfies readonly Kind[]
/** The kinds whose inputs fit in a table cell. */
export const inlineEditKinds = ['boolean', 'choice', 'count', 'percent', 'money', 'text'] as const satisfies readonly Kind[]

/** The kinds of which many rows can be given the same value. */
export const bulkEditKinds = [...inlineEditKinds, 'belongsTo', 'date', 'dateTime'] as const satisfies readonly Kind[]

/** Whether a field is of one of these kinds. */
export const isOfKind = <K extends Kind>(kinds: readonly K[], field: AnyField | undefined): boolean =>
  kinds.some((kind) => kind === field?.kind)

/** The names of the fields of some kinds; any name if the fields are unknown. */
export type NamesOfKind<F, K extends Kind> = string extends keyof F
  ? string
  : { [N in keyof F]: F[N] extends { kind: K } ? N : never }[keyof F] & string
