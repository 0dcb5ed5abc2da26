import type { UserCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { isShownTo } from '../tables/orders-of-client.ts'

/** The order that was sent already. Throws 409 if somebody else of the company sent it, and the user does not see it. */
export function sentAlready({ principal }: UserCtx, sent: OrderRow): OrderRow {
  if (isShownTo(principal, sent)) return sent
  throw conflict({ en: 'Your company has sent this order again already', ar: 'أعادت منشأتك إرسال هذا الطلب من قبل' })
}
