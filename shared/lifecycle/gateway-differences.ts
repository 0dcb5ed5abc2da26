import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a difference between the records of the payment gateway and the ledger. */
export const gatewayDifferenceLifecycle = statusLifecycle({
  label: { en: 'Gateway difference', ar: 'الفرق مع بوابة الدفع' },
  start: 'open',
  statuses: {
    open: { en: 'Open', ar: 'مفتوح' },
    resolved: { en: 'Resolved', ar: 'عولج' },
    gone: { en: 'Gone', ar: 'زال' },
  },
  tones: { open: 'bad', resolved: 'good', gone: 'plain' },
  turns: {
    open: {
      turn: 'admin',
      next: {
        en: 'Compare it with the gateway’s own pages, correct what is wrong, and write down what it was',
        ar: 'قارنه بسجلات بوابة الدفع، وصحّح الخطأ، ثم دوّن سببه',
      },
    },
  },
  transitions: {
    resolve: {
      label: { en: 'Resolve', ar: 'تسجيل المعالجة' },
      done: { en: 'Difference {row} resolved', ar: 'سُجّلت معالجة الفرق {row}' },
      by: 'admin',
      from: 'open',
      to: 'resolved',
      tone: 'primary',
      message: { en: 'Already closed', ar: 'سبق إغلاقه' },
    },
    close: {
      label: { en: 'Close', ar: 'إغلاق' },
      historyLabel: { en: 'Closed, because both sides agree', ar: 'إغلاق بعد تطابق الطرفين' },
      by: 'system',
      from: 'open',
      to: 'gone',
      message: { en: 'Already closed', ar: 'سبق إغلاقه' },
    },
    reopen: {
      label: { en: 'Reopen', ar: 'إعادة فتح' },
      historyLabel: { en: 'Reopened, because it was found again', ar: 'إعادة فتح لظهور الفرق من جديد' },
      by: 'system',
      from: ['resolved', 'gone'],
      to: 'open',
      message: { en: 'Already open', ar: 'مفتوح' },
    },
  },
})
