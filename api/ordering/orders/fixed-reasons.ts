import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Localized } from '@wasl/shared/units.ts'

/** What notifications give as the reason of transitions for which nobody entered one. */
export const fixedReasons: Readonly<Partial<Record<OrderTransition, Localized>>> = {
  supersede: { en: 'another provider accepted it first', ar: 'سبق مزوّد آخر إلى قبوله' },
  cancel_booking: { en: 'the client cancelled the booking', ar: 'ألغى العميل الحجز' },
  cancel_at_risk: { en: 'the car did not come back in time', ar: 'لم تُعَد السيارة في موعدها' },
  no_show: { en: 'the client did not come to get the car', ar: 'لم يحضر العميل لاستلام السيارة' },
}
