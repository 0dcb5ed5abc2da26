import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'

/** The values of a form by the fields of a declaration. What the values of `deciding` fields hide is left out. */
export function readFields(form: FormData, fields: Fields, deciding: readonly string[] = []): Record<string, unknown> {
  const chosen = Object.fromEntries(deciding.map((name) => [name, fields[name] ? readField(form, name, fields[name]) : null]))
  const shown = Object.entries(fields).filter(([, field]) => isVisible(field, chosen))
  return Object.fromEntries(shown.map(([name, field]) => [name, readField(form, name, field)]))
}

function readField(form: FormData, name: string, field: AnyField): unknown {
  if (field.kind === 'localized' || field.kind === 'localizedLong')
    return { ar: textOf(form.get(`${name}.ar`)), en: textOf(form.get(`${name}.en`)) }
  if (field.kind === 'list')
    return rowNumbers(form, name).map((at) =>
      Object.fromEntries(Object.entries(field.fields).map(([part, inner]) => [part, readField(form, `${name}.${at}.${part}`, inner)])),
    )
  if (field.kind === 'images') return valuesOf(form, name)
  return parseFormValue(field, field.kind === 'hasMany' ? valuesOf(form, name) : form.get(name))
}

/** The numbers of the rows of a list, in their order. */
export function rowNumbers(form: FormData, list: string): number[] {
  const numbers = [...form.keys()].flatMap((name) => {
    const [head, at] = name.split('.')
    return head === list && at !== undefined && /^\d+$/.test(at) ? [Number(at)] : []
  })
  return [...new Set(numbers)]
}

export const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
const valuesOf = (form: FormData, name: string): string[] => form.getAll(name).map(textOf).filter(Boolean)
