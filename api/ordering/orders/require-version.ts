import { Refusal } from '../../platform/http/errors.ts'
import type { OrderRow } from './visible-order.ts'

/** Throws a conflict where somebody acts on an order that is no longer as they saw it; a version that was not told is not asked for. */
export function requireVersion(order: Pick<OrderRow, 'version'>, seen: number | undefined): void {
  if (seen === undefined || seen === order.version) return
  throw new Refusal(
    'conflict',
    ['The order has changed meanwhile. Look again and repeat.', 'تغيّر الطلب قبل قليل. راجعه ثم أعد المحاولة.'],
    { more: { version: order.version } },
  )
}
