import { pages } from '../pages/pages.ts'
import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a balance adjustment: the administrator who requested it never approves or rejects it. Source: the access table, `adm.adjust`. */
export const balanceAdjustmentLifecycle = statusLifecycle({
  label: { en: 'Balance adjustment', ar: 'تعديل الرصيد' },
  start: 'pending',
  statuses: {
    pending: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Booked', ar: 'مقيّد' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
  },
  tones: { pending: 'warn', approved: 'good', rejected: 'bad' },
  turns: {
    pending: {
      turn: 'admin',
      next: {
        en: 'An administrator other than the requester approves or rejects it',
        ar: 'يوافق عليه أو يرفضه مشرف غير الذي طلبه',
      },
    },
  },
  transitions: {
    approve: {
      label: { en: 'Approve', ar: 'الموافقة' },
      done: { en: 'Adjustment {row} booked', ar: 'قُيّد التعديل {row}' },
      by: 'admin',
      from: 'pending',
      to: 'approved',
      tone: 'primary',
      confirm: {
        en: 'The balance changes at once, and its owner is informed of the amount and the reason. This cannot be undone.',
        ar: 'يتغيّر الرصيد فورًا ويُبلَّغ صاحبه بالمبلغ والسبب. لا يمكن التراجع.',
      },
      message: { en: 'Already decided', ar: 'سبق البت فيه' },
      notify: [
        { to: 'client_id', type: 'balance_credited', when: { field: 'direction', is: ['add'] }, link: () => pages.wallet() },
        { to: 'client_id', type: 'balance_debited', when: { field: 'direction', is: ['deduct'] }, link: () => pages.wallet() },
        { to: 'provider_id', type: 'balance_credited', when: { field: 'direction', is: ['add'] }, link: () => pages.finances() },
        { to: 'provider_id', type: 'balance_debited', when: { field: 'direction', is: ['deduct'] }, link: () => pages.finances() },
      ],
    },
    reject: {
      label: { en: 'Reject', ar: 'الرفض' },
      done: { en: 'Adjustment {row} rejected', ar: 'رُفض التعديل {row}' },
      by: 'admin',
      from: 'pending',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Already decided', ar: 'سبق البت فيه' },
    },
  },
})
