import type { Label } from '../units.ts'

/** Why an amount was taken off an invoice. */
export const creditCauses = {
  refund: { en: 'Refund', ar: 'استرداد' },
  order_cancelled: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
  invoice_rejected: { en: 'Invoice rejected', ar: 'رفض الفاتورة' },
  coupon: { en: 'Coupon', ar: 'كوبون' },
  closed_with_paid: { en: 'Closed with the amount paid', ar: 'إنهاء الطلب بما دُفع' },
} as const satisfies Readonly<Record<string, Label>>
