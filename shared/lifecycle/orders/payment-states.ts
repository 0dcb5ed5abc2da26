import type { StatusTone } from '../../registry/fields.ts'
import type { Label } from '../../units.ts'

/** The payment state of an order, independent of its status. Source: domain, section 2. */
export const paymentStates = {
  none: { en: 'Not paid', ar: 'لم يُدفع' },
  partial: { en: 'Partially paid', ar: 'مدفوع جزئيًا' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  partially_refunded: { en: 'Partially refunded', ar: 'مُسترد جزئيًا' },
  refunded: { en: 'Refunded', ar: 'مُسترد' },
} as const satisfies Readonly<Record<string, Label>>
export type OrderPaymentState = keyof typeof paymentStates

export const paymentTones = {
  none: 'plain',
  partial: 'warn',
  paid: 'good',
  partially_refunded: 'warn',
  refunded: 'bad',
} as const satisfies Readonly<Record<OrderPaymentState, StatusTone>>
