import { statusLifecycle } from './status-lifecycle.ts'

/** The life of a settlement: what the platform owes a provider until it is sent. Source: domain.md 2. */
export const settlementLifecycle = statusLifecycle({
  label: ['Settlement', 'التسوية'],
  start: 'new',
  statuses: {
    new: ['New', 'جديدة'],
    ended: ['Paid', 'مدفوعة'],
  },
  tones: { new: 'warn', ended: 'good' },
  turns: {
    new: {
      turn: 'admin',
      next: ['Send the amount to the provider’s bank, then mark it as paid', 'حوّل المبلغ إلى حساب مزوّد الخدمة، ثم سجّل الدفع'],
    },
  },
  steps: {
    paid: {
      label: ['Mark as paid', 'تسجيل الدفع'],
      by: 'admin',
      from: 'new',
      to: 'ended',
      tone: 'primary',
      confirm: [
        'The amount leaves what the provider is owed. This cannot be undone.',
        'يُخصم المبلغ من مستحقات مزوّد الخدمة، ولا يمكن التراجع.',
      ],
      otherwise: ['It has been paid', 'سبق دفعها'],
    },
  },
})
