import { orderForm } from '@wasl/shared/contract/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { ValidationError } from '../../platform/http/errors.ts'
import { findItemErrors, incompleteItems } from './find-item-errors.ts'

const itemsForm = orderForm.pick({ kind: true, category_id: true, items: true }).strip()

/** The errors of the invalid content of an order, with those of the questions without a valid answer: all errors at once. */
export async function withItemErrors(ctx: Pick<Ctx, 'db'>, error: ValidationError): Promise<ValidationError> {
  const known = error.issues.map(({ path }) => path.join('.'))
  const items = itemsForm.safeParse(withoutInvalid(error.input, error.issues))
  const itemErrors = items.success ? Object.entries(await findItemErrors(ctx, items.data)) : []
  const further = itemErrors
    .filter(([field]) => !known.some((path) => path === field || path.startsWith(`${field}.`)))
    .map(([field, [label]]) => ({
      code: 'custom' as const,
      path: field.split('.'),
      message: 'invalid',
      params: { label },
      input: undefined,
    }))
  const text = items.success && further.length > 0 ? incompleteItems(items.data.kind) : undefined
  return new ValidationError([...error.issues, ...further], error.input, text)
}

/** A copy of the input without the values that the issues are about. */
function withoutInvalid(input: unknown, issues: ValidationError['issues']): unknown {
  const copy: unknown = structuredClone(input)
  for (const { path } of issues) {
    const name = path.at(-1)
    const parent = path.slice(0, -1).reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), copy)
    if (isObject(parent) && !Array.isArray(parent) && name !== undefined) Reflect.deleteProperty(parent, name)
  }
  return copy
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
