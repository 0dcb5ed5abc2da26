import { statusLifecycle } from './status-lifecycle.ts'

/** The life of one invoice: never edited after issue, a refused one stays and a new draft follows it. Source: domain.md 2. */
export const invoiceLifecycle = statusLifecycle({
  label: ['Invoice', 'الفاتورة'],
  start: 'draft',
  statuses: {
    draft: ['Draft', 'مسودة'],
    issued: ['Issued', 'صادرة'],
    accepted: ['Accepted', 'مقبولة'],
    rejected: ['Rejected', 'مرفوضة'],
    partially_paid: ['Partly paid', 'مدفوعة جزئيًا'],
    paid: ['Paid', 'مدفوعة'],
  },
  tones: { draft: 'plain', issued: 'warn', accepted: 'warn', rejected: 'bad', partially_paid: 'warn', paid: 'good' },
  // One whose order ended stays as it is: the order says whose turn it is.
  turns: {},
  steps: {
    issue: {
      label: ['Issue', 'إصدار'],
      by: 'provider',
      from: 'draft',
      to: 'issued',
      tone: 'primary',
      otherwise: ['There is no draft to issue', 'لا توجد مسودة لإصدارها'],
    },
    accept: {
      label: ['Accept', 'قبول'],
      by: 'client',
      from: 'issued',
      to: 'accepted',
      tone: 'primary',
      otherwise: ['There is no invoice to accept', 'لا توجد فاتورة لقبولها'],
    },
    reject: {
      label: ['Reject', 'رفض'],
      by: 'client',
      from: 'issued',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      otherwise: ['There is no invoice to refuse', 'لا توجد فاتورة لرفضها'],
    },
    pay_part: { label: ['Pay a part', 'دفع جزء'], by: 'system', from: ['accepted', 'partially_paid'], to: 'partially_paid' },
    pay: { label: ['Pay in full', 'دفع كامل'], by: 'system', from: ['accepted', 'partially_paid'], to: 'paid' },
  },
})

export type InvoiceStatus = keyof typeof invoiceLifecycle.statuses
