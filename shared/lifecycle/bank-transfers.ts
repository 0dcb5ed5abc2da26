import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a bank transfer, from the client's proof until the administration finds the amount in the bank. Source: domain, section 2. */
export const bankTransferLifecycle = statusLifecycle({
  label: { en: 'Bank transfer', ar: 'الحوالة البنكية' },
  start: 'pending',
  statuses: {
    pending: { en: 'Pending review', ar: 'بانتظار المراجعة' },
    confirmed: { en: 'Confirmed', ar: 'مؤكدة' },
    rejected: { en: 'Rejected', ar: 'مرفوضة' },
  },
  tones: { pending: 'warn', confirmed: 'good', rejected: 'bad' },
  turns: {
    pending: {
      turn: 'admin',
      next: {
        en: 'Find the amount in the bank, then confirm the transfer, record the amount that arrived or reject it',
        ar: 'تحقق من وصول المبلغ إلى البنك، ثم أكّد الحوالة أو سجّل المبلغ الذي وصل أو ارفضها',
      },
    },
  },
  transitions: {
    confirm: {
      label: { en: 'Confirm', ar: 'تأكيد' },
      done: { en: 'Transfer of {row} confirmed', ar: 'تأكد وصول حوالة {row}' },
      by: 'admin',
      from: 'pending',
      to: 'confirmed',
      tone: 'primary',
      confirm: {
        en: 'Did the whole amount reach the bank? It counts as paid after this.',
        ar: 'هل وصل المبلغ كاملًا إلى البنك؟ يُعد مدفوعًا بعد التأكيد.',
      },
      message: { en: 'Already decided', ar: 'سبق البت فيها' },
    },
    record_amount: {
      label: { en: 'Record the amount in the bank', ar: 'تسجيل المبلغ الذي وصل' },
      historyLabel: { en: 'Confirmed with the amount in the bank', ar: 'تأكيد بالمبلغ الذي وصل إلى البنك' },
      done: { en: 'Transfer of {row} recorded', ar: 'سُجّلت حوالة {row}' },
      by: 'admin',
      from: 'pending',
      to: 'confirmed',
      message: { en: 'Already decided', ar: 'سبق البت فيها' },
    },
    reject: {
      label: { en: 'Reject', ar: 'رفض' },
      done: { en: 'Transfer of {row} rejected', ar: 'رُفضت حوالة {row}' },
      by: 'admin',
      from: 'pending',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Already decided', ar: 'سبق البت فيها' },
    },
  },
})
