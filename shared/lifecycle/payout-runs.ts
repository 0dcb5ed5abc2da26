import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a payout run: the administrator who created it never approves it. */
export const payoutRunLifecycle = statusLifecycle({
  label: { en: 'Payout run', ar: 'دفعة الصرف' },
  start: 'pending',
  statuses: {
    pending: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Approved', ar: 'معتمدة' },
    completed: { en: 'Completed', ar: 'مكتملة' },
    cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  },
  tones: { pending: 'warn', approved: 'plain', completed: 'good', cancelled: 'plain' },
  turns: {
    pending: {
      turn: 'admin',
      next: { en: 'An administrator other than its creator approves it', ar: 'يوافق عليها مشرف غير الذي أنشأها' },
    },
  },
  transitions: {
    approve: {
      label: { en: 'Approve the run', ar: 'اعتماد الدفعة' },
      done: { en: 'Payout run {row} approved', ar: 'اعتُمدت الدفعة {row}' },
      by: 'admin',
      from: 'pending',
      to: 'approved',
      tone: 'primary',
      confirm: {
        en: 'The amounts leave the balances, and the file for the bank becomes available.',
        ar: 'تُخصم المبالغ من الأرصدة، ويصبح ملف البنك متاحًا.',
      },
      message: { en: 'Not pending approval', ar: 'ليست بانتظار الموافقة' },
    },
    cancel: {
      label: { en: 'Cancel the run', ar: 'إلغاء الدفعة' },
      done: { en: 'Payout run {row} cancelled', ar: 'أُلغيت الدفعة {row}' },
      by: 'admin',
      from: 'pending',
      to: 'cancelled',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Only before approval', ar: 'قبل الاعتماد فقط' },
    },
    complete: {
      label: { en: 'Complete', ar: 'إكمال' },
      by: 'system',
      from: 'approved',
      to: 'completed',
      message: { en: 'Not approved', ar: 'غير معتمدة' },
    },
  },
})
