import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldSchema, isMet } from '@wasl/shared/registry/schema.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { isIban } from '@wasl/shared/rules/iban.ts'

/** A value for one input of a form; the path of `name_ar` is `['name', 'ar']`. */
export type FieldValue = { path: readonly (string | number)[]; value: string }

let counter = Date.now() % 10_000_000

/** The values that a copy of a row needs before it can be saved, derived from the declaration: a new name and new unique values. */
export function valuesForCopy({ fields, title, unique = [], rules = [] }: AnyResource, row: AnyRow): FieldValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.readOnly || !isVisible(field, row)) return []
    const isNewRow = { stored: null, now: new Date().toISOString() }
    // A rule for new rows, such as stock of at least 1, of which the copied row has none.
    const needsOne = rules.some((rule) => rule.field === name && !isMet(rule, row, isNewRow))
    if (field.kind === 'list')
      return listEntries(row[name]).flatMap((entry, index) =>
        Object.entries(field.fields).flatMap(([inner, part]) => {
          if (isUnique(part)) return newValues(part, [name, index, inner])
          return needsOne && part.kind === 'count' && entry[inner] === 0 ? [{ path: [name, index, inner], value: '1' }] : []
        }),
      )
    if (needsOne && field.kind === 'count') return [{ path: [name], value: '1' }]
    const isShared = unique.some((names) => (names.includes(title) ? name === title : names.at(-1) === name))
    const isNew = isUnique(field) || isShared || (name === title && field.kind !== 'choice')
    const isValid = (value: string) => rules.every((rule) => rule.field !== name || isMet(rule, { ...row, [name]: value }, isNewRow))
    return isNew ? newValues(field, [name], row[name], isValid) : []
  })
}

/** A text that is valid for this field and its rules, and that no row has yet. */
export function newText(field: AnyField, isValid: (value: string) => boolean = () => true): string {
  counter += 1
  const candidates = [
    `Trial ${counter}`,
    `TRIAL${counter}`,
    `trial-${counter}`,
    `/trial-${counter}`,
    `trial${counter}@example.com`,
    `05${String(counter).padStart(8, '0')}`,
    newIban(counter),
  ]
  const valid = candidates.find((candidate) => fieldSchema(field).safeParse(candidate).success && isValid(candidate))
  if (valid === undefined) throw new Error(`newText: no valid text for a field of kind ${field.kind}`)
  return valid
}

/** A Saudi IBAN whose check digits fit. */
function newIban(account: number): string {
  const ibans = Array.from({ length: 97 }, (_, check) => `SA${String(check + 2).padStart(2, '0')}80${String(account).padStart(18, '0')}`)
  return ibans.find(isIban) ?? ''
}

function newValues(field: AnyField, path: FieldValue['path'], copied?: unknown, isValid?: (value: string) => boolean): FieldValue[] {
  // A link may only be valid on its own host.
  counter += 1
  if (field.kind === 'link' && typeof copied === 'string') return [{ path, value: `${copied}-${counter}` }]
  if (!field.kind.startsWith('localized')) return [{ path, value: newText(field, isValid) }]
  return [
    { path: [...path, 'ar'], value: `تجربة ${counter}` },
    { path: [...path, 'en'], value: `Trial ${counter}` },
  ]
}

const isUnique = (field: AnyField): boolean => 'unique' in field && field.unique === true
