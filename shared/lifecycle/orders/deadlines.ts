import type { Label } from '../../units.ts'
import type { OrderStatus } from './order-lifecycle.ts'

/** Every deadline with its default, an ISO 8601 duration; each is a setting. Source: domain.md 3 (the first: specification, section 9). */
export const deadlines = {
  unpaid_order: { label: { en: 'Unpaid order is cancelled after', ar: 'يُلغى الطلب غير المدفوع بعد' }, default: 'PT2H' },
  unpaid_reminder: { label: { en: 'Payment reminder after', ar: 'تذكير الدفع بعد' }, default: 'PT1H30M' },
  offer_life: { label: { en: 'Offer stays open for', ar: 'صلاحية العرض' }, default: 'PT72H' },
  request_life: { label: { en: 'Request stays open for', ar: 'صلاحية الطلب' }, default: 'P7D' },
  private_answer: {
    label: { en: 'Private or car order is answered within', ar: 'مهلة الرد على الطلب الخاص أو السيارة' },
    default: 'PT24H',
  },
  receipt: { label: { en: 'Receipt is confirmed after', ar: 'يُؤكَّد الاستلام تلقائيًا بعد' }, default: 'P14D' },
  receipt_reminder: { label: { en: 'Receipt reminder after', ar: 'تذكير تأكيد الاستلام بعد' }, default: 'P5D' },
  transfer_check: { label: { en: 'Bank transfer is checked within', ar: 'مهلة مراجعة الحوالة' }, default: 'PT24H' },
  complaint_answer: { label: { en: 'Complaint is first answered within', ar: 'مهلة أول رد على الشكوى' }, default: 'PT24H' },
} as const satisfies Readonly<Record<string, { label: Label; default: string }>>
/** The deadlines that end a status of an order. */
export type OrderDeadline = 'request_life' | 'private_answer' | 'unpaid_order' | 'receipt'

/** The deadline of each status of an order; it is stored as `due_at`. */
export const statusDeadline: Readonly<Partial<Record<OrderStatus, OrderDeadline>>> = {
  submitted: 'request_life',
  offered: 'request_life',
  awaiting_provider: 'private_answer',
  pending_payment: 'unpaid_order',
  delivered: 'receipt',
}
