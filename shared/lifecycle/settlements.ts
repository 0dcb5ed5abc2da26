import { statusLifecycle } from './status-lifecycle.ts'

/** The lifecycle of a settlement: what the platform owes a provider, until it is paid. Source: domain.md 2. */
export const settlementLifecycle = statusLifecycle({
  label: { en: 'Settlement', ar: 'التسوية' },
  start: 'new',
  statuses: {
    new: { en: 'New', ar: 'جديدة' },
    ended: { en: 'Paid', ar: 'مدفوعة' },
  },
  tones: { new: 'warn', ended: 'good' },
  turns: {
    new: {
      turn: 'admin',
      next: { en: 'Send the amount to the provider’s bank, then mark it as paid', ar: 'حوّل المبلغ إلى حساب مزوّد الخدمة، ثم سجّل الدفع' },
    },
  },
  transitions: {
    paid: {
      label: { en: 'Mark as paid', ar: 'تسجيل الدفع' },
      done: { en: '{row} is marked as paid', ar: 'سُجّل دفع {row}' },
      by: 'admin',
      from: 'new',
      to: 'ended',
      tone: 'primary',
      confirm: {
        en: 'The amount is deducted from the provider’s balance. This cannot be undone.',
        ar: 'يُخصم المبلغ من مستحقات مزوّد الخدمة، ولا يمكن التراجع.',
      },
      message: { en: 'Already paid', ar: 'سبق دفعها' },
    },
  },
})
