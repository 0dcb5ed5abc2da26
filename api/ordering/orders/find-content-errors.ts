import { type OrderPlace, placeErrors } from '@wasl/shared/rules/service-modes.ts'
import { type WantedTime, wantedTimeErrors } from '@wasl/shared/rules/wanted-time.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidFormMessage } from '../../platform/http/errors.ts'
import { findItemErrors, incompleteItems } from './find-item-errors.ts'
import { loadOrderMode } from './order-mode.ts'
import type { OrderRow } from './visible-order.ts'
import type { OrderInput } from './write-items.ts'

/** What of an order is checked against the catalog and the clock. */
export type CheckedContent = Pick<OrderInput, 'kind' | 'category_id' | 'items' | 'mode'> & WantedTime & OrderPlace
type ContentErrors = { errors: Record<string, Label[]>; message: Label }

/**
 * The errors of the content of an order by field, all at once, and what to say about them; no field has one if it can be sent. `order`: the one
 * that is edited, whose mode stays.
 */
export async function findContentErrors(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  content: CheckedContent,
  order: Pick<OrderRow, 'id' | 'mode'> | null = null,
): Promise<ContentErrors> {
  const items = await findItemErrors(ctx, content, order)
  const mode = await loadOrderMode(ctx, content, order)
  return {
    errors: { ...items, ...placeErrors(mode, content), ...wantedTimeErrors(content, ctx.clock.now()) },
    message: Object.keys(items).length > 0 ? incompleteItems(content.kind) : invalidFormMessage,
  }
}
