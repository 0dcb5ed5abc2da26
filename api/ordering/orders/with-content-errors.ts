import { orderForm } from '@wasl/shared/contract/order-form.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ValidationError } from '../../platform/http/errors.ts'
import { findContentErrors } from './find-content-errors.ts'
import { withFurtherErrors, withoutInvalid } from './further-errors.ts'
import type { OrderRow } from './visible-order.ts'

const checkedForm = orderForm.omit({ note: true, file_ids: true, expected_budget: true, duration_days: true }).strip()

/** The errors of the invalid content of an order, with those that depend on the catalog and the clock: all errors at once. `order`: the one that is edited. */
export async function withContentErrors(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  error: ValidationError,
  order: Pick<OrderRow, 'id' | 'mode'> | null = null,
): Promise<ValidationError> {
  const content = checkedForm.safeParse(withoutInvalid(error))
  const found = content.success ? await findContentErrors(ctx, content.data, order) : null
  return withFurtherErrors(error, found?.errors ?? {}, found?.message)
}
