import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a personal-data request. The register keeps what was answered. */
export const dataRequestLifecycle = statusLifecycle({
  label: { en: 'Personal-data request', ar: 'طلب البيانات الشخصية' },
  start: 'open',
  otherStarts: ['done'],
  statuses: {
    open: { en: 'Open', ar: 'مفتوح' },
    done: { en: 'Done', ar: 'منجز' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
  },
  tones: { open: 'warn', done: 'good', rejected: 'bad' },
  locked: ['done', 'rejected'],
  turns: { open: { turn: 'admin', next: { en: 'Answer the request before it is due', ar: 'لبِّ الطلب أو ارفضه قبل موعده' } } },
  transitions: {
    complete: {
      label: { en: 'Mark as done', ar: 'تم إنجازه' },
      done: { en: 'The request of {row} is done', ar: 'أُنجز طلب {row}' },
      by: 'admin',
      from: 'open',
      to: 'done',
      tone: 'primary',
      message: { en: 'Already closed', ar: 'سبق إغلاق الطلب' },
    },
    reject: {
      label: { en: 'Reject', ar: 'رفض' },
      done: { en: 'The request of {row} was rejected', ar: 'رُفض طلب {row}' },
      by: 'admin',
      from: 'open',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Already closed', ar: 'سبق إغلاق الطلب' },
    },
  },
})
