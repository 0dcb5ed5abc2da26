import { orderForm } from '@wasl/shared/contract/order-form.ts'
import type { Ctx } from '../../platform/context.ts'
import { ValidationError } from '../../platform/http/errors.ts'
import { findContentErrors } from './find-content-errors.ts'
import type { OrderRow } from './visible-order.ts'

const checkedForm = orderForm.omit({ note: true, file_ids: true, expected_budget: true, duration_days: true }).strip()

/** The errors of the invalid content of an order, with those that depend on the catalog and the clock: all errors at once. `order`: the one that is edited. */
export async function withContentErrors(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  error: ValidationError,
  order: Pick<OrderRow, 'id' | 'mode'> | null = null,
): Promise<ValidationError> {
  const known = error.issues.map(({ path }) => path.join('.'))
  const content = checkedForm.safeParse(withoutInvalid(error.input, error.issues))
  const found = content.success ? await findContentErrors(ctx, content.data, order) : null
  const further = Object.entries(found?.errors ?? {})
    .filter(([field]) => !known.some((path) => path === field || path.startsWith(`${field}.`)))
    .map(([field, [label]]) => ({
      code: 'custom' as const,
      path: field.split('.'),
      message: 'invalid',
      params: { label },
      input: undefined,
    }))
  const text = further.length > 0 ? found?.message : undefined
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
