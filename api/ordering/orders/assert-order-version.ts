import { RequestError } from '../../platform/http/errors.ts'
import type { OrderRow } from './visible-order.ts'

/** Throws a conflict if the order has changed since the caller loaded it. Without an expected version nothing is checked. */
export function assertOrderVersion(order: Pick<OrderRow, 'version'>, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === order.version) return
  throw new RequestError(
    'conflict',
    { en: 'The order has changed since you loaded it. Review it and try again.', ar: 'تغيّر الطلب قبل قليل. راجعه ثم أعد المحاولة.' },
    { details: { version: order.version } },
  )
}
