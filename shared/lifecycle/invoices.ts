import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of one invoice: never edited after issue; a rejected one stays, and a new draft follows it. That of a cancelled order is cancelled. Source: domain, section 2. */
export const invoiceLifecycle = statusLifecycle({
  label: { en: 'Invoice', ar: 'الفاتورة' },
  start: 'draft',
  statuses: {
    draft: { en: 'Draft', ar: 'مسودة' },
    issued: { en: 'Issued', ar: 'صادرة' },
    accepted: { en: 'Accepted', ar: 'مقبولة' },
    rejected: { en: 'Rejected', ar: 'مرفوضة' },
    partially_paid: { en: 'Partially paid', ar: 'مدفوعة جزئيًا' },
    paid: { en: 'Paid', ar: 'مدفوعة' },
    cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  },
  tones: { draft: 'plain', issued: 'warn', accepted: 'warn', rejected: 'bad', partially_paid: 'warn', paid: 'good', cancelled: 'bad' },
  // Empty: the order says whose turn it is.
  turns: {},
  transitions: {
    issue: {
      label: { en: 'Issue', ar: 'إصدار' },
      by: 'provider',
      from: 'draft',
      to: 'issued',
      tone: 'primary',
      message: { en: 'There is no draft to issue', ar: 'لا توجد مسودة لإصدارها' },
    },
    accept: {
      label: { en: 'Accept', ar: 'قبول' },
      by: 'client',
      from: 'issued',
      to: 'accepted',
      tone: 'primary',
      message: { en: 'There is no invoice to accept', ar: 'لا توجد فاتورة لقبولها' },
    },
    reject: {
      label: { en: 'Reject', ar: 'رفض' },
      by: 'client',
      from: 'issued',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: { en: 'There is no invoice to reject', ar: 'لا توجد فاتورة لرفضها' },
    },
    pay_part: { label: { en: 'Partial payment', ar: 'دفع جزء' }, by: 'system', from: ['accepted', 'partially_paid'], to: 'partially_paid' },
    cancel: {
      label: { en: 'Cancellation', ar: 'إلغاء' },
      by: 'system',
      from: ['issued', 'accepted', 'partially_paid', 'paid'],
      to: 'cancelled',
      tone: 'danger',
    },
    // Something was agreed on top of what was paid, and is paid with it.
    supplement: { label: { en: 'Supplement', ar: 'إضافة' }, by: 'system', from: 'paid', to: 'partially_paid' },
    pay: { label: { en: 'Full payment', ar: 'دفع كامل' }, by: 'system', from: ['accepted', 'partially_paid'], to: 'paid' },
  },
})

export type InvoiceStatus = keyof typeof invoiceLifecycle.statuses
