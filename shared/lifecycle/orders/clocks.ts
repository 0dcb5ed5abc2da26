import type { Label } from '../../units.ts'
import type { OrderStatus } from './order-lifecycle.ts'

/** Every clock with its default, an ISO 8601 duration; each is a setting. Source: domain.md 3 (the first: specification, section 9). */
export const clocks = {
  unpaid_order: { label: ['Unpaid order is cancelled after', 'يُلغى الطلب غير المدفوع بعد'], default: 'PT2H' },
  unpaid_reminder: { label: ['Payment reminder after', 'تذكير الدفع بعد'], default: 'PT1H30M' },
  offer_life: { label: ['Offer stays open for', 'صلاحية العرض'], default: 'PT72H' },
  request_life: { label: ['Request stays open for', 'صلاحية الطلب'], default: 'P7D' },
  private_answer: { label: ['Private or car order is answered within', 'مهلة الرد على الطلب الخاص أو السيارة'], default: 'PT24H' },
  receipt: { label: ['Receipt is confirmed after', 'يُؤكَّد الاستلام تلقائيًا بعد'], default: 'P14D' },
  receipt_reminder: { label: ['Receipt reminder after', 'تذكير تأكيد الاستلام بعد'], default: 'P5D' },
  transfer_check: { label: ['Bank transfer is checked within', 'مهلة مراجعة الحوالة'], default: 'PT24H' },
  complaint_answer: { label: ['Complaint is first answered within', 'مهلة أول رد على الشكوى'], default: 'PT24H' },
} as const satisfies Readonly<Record<string, { label: Label; default: string }>>
export type ClockName = keyof typeof clocks
/** The clocks that stand for a status of an order. */
export type OrderClock = 'request_life' | 'private_answer' | 'unpaid_order' | 'receipt'

/** The clock that runs while an order stands in a status; its end is `due_at`. */
export const clockOf: Readonly<Partial<Record<OrderStatus, OrderClock>>> = {
  submitted: 'request_life',
  offered: 'request_life',
  awaiting_provider: 'private_answer',
  pending_payment: 'unpaid_order',
  delivered: 'receipt',
}

/** The length of an ISO duration of days, hours and minutes, in milliseconds. Throws on any other text. */
export function durationMs(iso: string): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(iso)
  if (!parts || iso === 'P') throw new Error(`durationMs: not a duration of days, hours and minutes: ${iso}`)
  const [days = 0, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60_000
}
