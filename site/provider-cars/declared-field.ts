import type { SelectOption } from '../forms/Select.tsx'

/** A field of a declaration as a form shows it, in one language. */
export type DeclaredField = {
  kind: string
  label: string
  hint: string | undefined
  optional: boolean
  options: readonly SelectOption[]
  fallback: string
  max: number | undefined
}
export type DeclaredFields = Readonly<Record<string, DeclaredField>>

/** The labels of fields in the summary of errors. */
export const labelsOf = (fields: DeclaredFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, label }]) =>
      kind === 'localized' ? [name, `${name}.ar`, `${name}.en`].map((path) => [path, label]) : [[name, label]],
    ),
  )
