import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of one payout: the transfer of one settlement or wallet withdrawal in a payout run. */
export const payoutLifecycle = statusLifecycle({
  label: { en: 'Payout', ar: 'التحويل' },
  start: 'pending',
  statuses: {
    pending: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Sent to the bank', ar: 'لدى البنك' },
    paid: { en: 'Paid', ar: 'مدفوع' },
    returned: { en: 'Returned', ar: 'مرتجع' },
    removed: { en: 'Removed', ar: 'مستبعد' },
  },
  tones: { pending: 'warn', approved: 'warn', paid: 'good', returned: 'bad', removed: 'plain' },
  turns: {
    approved: {
      turn: 'admin',
      next: { en: 'Record whether the bank paid or returned it', ar: 'سجّل هل صرفه البنك أم أعاده' },
    },
  },
  transitions: {
    approve: {
      label: { en: 'Approve', ar: 'اعتماد' },
      by: 'system',
      from: 'pending',
      to: 'approved',
      message: { en: 'Not pending approval', ar: 'ليس بانتظار الموافقة' },
    },
    paid: {
      label: { en: 'Mark as paid', ar: 'تسجيل الصرف' },
      done: { en: '{row} is marked as paid', ar: 'سُجّل صرف {row}' },
      by: ['admin', 'system'],
      from: 'approved',
      to: 'paid',
      tone: 'primary',
      message: { en: 'Not sent to the bank, or its result is recorded', ar: 'ليس لدى البنك، أو سُجّلت نتيجته' },
    },
    returned: {
      label: { en: 'Mark as returned', ar: 'تسجيل الارتجاع' },
      done: { en: '{row} is marked as returned', ar: 'سُجّل ارتجاع {row}' },
      by: ['admin', 'system'],
      from: 'approved',
      to: 'returned',
      tone: 'danger',
      reason: 'required',
      confirm: {
        en: 'The amount returns to the balance of the provider or client, who is informed and reads the reason.',
        ar: 'يعود المبلغ إلى رصيد صاحبه، ويُبلَّغ بالسبب.',
      },
      message: { en: 'Not sent to the bank, or its result is recorded', ar: 'ليس لدى البنك، أو سُجّلت نتيجته' },
    },
    return_paid: {
      label: { en: 'Returned after payment', ar: 'ارتجع بعد صرفه' },
      done: { en: '{row} is marked as returned', ar: 'سُجّل ارتجاع {row}' },
      by: ['admin', 'system'],
      from: 'paid',
      to: 'returned',
      tone: 'danger',
      reason: 'required',
      confirm: {
        en: 'The amount came back to the bank account: it returns to the balance of the provider or client, and a settlement is open again. Its owner reads the reason.',
        ar: 'عاد المبلغ إلى الحساب البنكي: يرجع إلى رصيد صاحبه وتُفتح التسوية من جديد، ويُبلَّغ بالسبب.',
      },
      message: { en: 'Not paid', ar: 'لم يُصرف' },
    },
    remove: {
      label: { en: 'Remove from the run', ar: 'استبعاد من الدفعة' },
      done: { en: '{row} was removed from the run', ar: 'استُبعد {row} من الدفعة' },
      by: 'admin',
      from: 'pending',
      to: 'removed',
      message: { en: 'Only before the run is approved', ar: 'قبل اعتماد الدفعة فقط' },
    },
    cancel: {
      label: { en: 'Cancel', ar: 'إلغاء' },
      by: 'system',
      from: 'pending',
      to: 'removed',
      message: { en: 'Only before the run is approved', ar: 'قبل اعتماد الدفعة فقط' },
    },
  },
})
