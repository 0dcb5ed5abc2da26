import type { Label } from '@wasl/shared/units.ts'
import { ValidationError } from '../../platform/http/errors.ts'

/** The errors of an invalid input with those that were found in the rest of it, by their fields. */
export function withFurtherErrors(error: ValidationError, errors: Readonly<Record<string, Label[]>>, message?: Label): ValidationError {
  const known = error.issues.map(({ path }) => path.join('.'))
  const further = Object.entries(errors)
    .filter(([field]) => !known.some((path) => path === field || path.startsWith(`${field}.`)))
    .map(([field, [label]]) => ({
      code: 'custom' as const,
      path: field.split('.'),
      message: 'invalid',
      params: { label },
      input: undefined,
    }))
  return new ValidationError([...error.issues, ...further], error.input, further.length > 0 ? message : undefined)
}

/** A copy of the input without the values that the issues are about. */
export function withoutInvalid({ input, issues }: Pick<ValidationError, 'input' | 'issues'>): unknown {
  const copy: unknown = structuredClone(input)
  for (const { path } of issues) {
    const name = path.at(-1)
    const parent = path.slice(0, -1).reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), copy)
    if (isObject(parent) && !Array.isArray(parent) && name !== undefined) Reflect.deleteProperty(parent, name)
  }
  return copy
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
