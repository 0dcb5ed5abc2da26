import type { StatusTone } from '../../registry/fields.ts'
import type { Label } from '../../units.ts'

/** What has become of the money of an order; a dimension of its own beside its status. Source: domain.md 2. */
export const paymentStates = {
  none: ['Not paid', 'لم يُدفع'],
  partial: ['Partly paid', 'مدفوع جزئيًا'],
  paid: ['Paid', 'مدفوع'],
  partially_refunded: ['Partly refunded', 'مُسترد جزئيًا'],
  refunded: ['Refunded', 'مُسترد'],
} as const satisfies Readonly<Record<string, Label>>
export type PaymentState = keyof typeof paymentStates

export const paymentTones = {
  none: 'plain',
  partial: 'warn',
  paid: 'good',
  partially_refunded: 'warn',
  refunded: 'bad',
} as const satisfies Readonly<Record<PaymentState, StatusTone>>
