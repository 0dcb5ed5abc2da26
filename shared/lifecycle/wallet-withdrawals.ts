import { pages } from '../pages/pages.ts'
import { statusLifecycle } from '../registry/status-lifecycle.ts'

const decided = { en: 'Already decided', ar: 'سبق البت فيه' } as const

/** The lifecycle of what a client withdraws from the wallet. A large amount starts at `first_review`: two administrators approve it. */
export const walletWithdrawalLifecycle = statusLifecycle({
  label: { en: 'Wallet withdrawal', ar: 'السحب من المحفظة' },
  start: 'pending',
  otherStarts: ['first_review'],
  statuses: {
    first_review: { en: 'Needs two approvals', ar: 'بانتظار موافقتين' },
    pending: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Approved, being sent', ar: 'معتمد وقيد التحويل' },
    paid: { en: 'Sent to the bank', ar: 'حُوّل إلى البنك' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
    cancelled: { en: 'Cancelled by the client', ar: 'ألغاه العميل' },
    returned: { en: 'Returned by the bank', ar: 'أعاده البنك' },
  },
  tones: {
    first_review: 'warn',
    pending: 'warn',
    approved: 'plain',
    paid: 'good',
    rejected: 'bad',
    cancelled: 'plain',
    returned: 'bad',
  },
  turns: {
    first_review: {
      turn: 'admin',
      next: { en: 'The first of two administrators approves or rejects it', ar: 'يوافق عليه المشرف الأول من اثنين أو يرفضه' },
    },
    pending: {
      turn: 'admin',
      next: { en: 'An administrator approves or rejects it', ar: 'يوافق عليه مشرف أو يرفضه' },
    },
    approved: {
      turn: 'admin',
      next: { en: 'The next payout run sends it to the bank', ar: 'تحوّله دفعة الصرف القادمة إلى البنك' },
    },
  },
  transitions: {
    approve_first: {
      label: { en: 'Give the first approval', ar: 'الموافقة الأولى' },
      done: { en: 'Withdrawal {row} has its first approval', ar: 'نال السحب {row} الموافقة الأولى' },
      by: 'admin',
      from: 'first_review',
      to: 'pending',
      tone: 'primary',
      message: { en: 'It does not wait for a first approval', ar: 'لا ينتظر الموافقة الأولى' },
    },
    approve: {
      label: { en: 'Approve', ar: 'الموافقة' },
      done: { en: 'Withdrawal {row} approved', ar: 'تمت الموافقة على السحب {row}' },
      by: 'admin',
      from: 'pending',
      to: 'approved',
      tone: 'primary',
      confirm: {
        en: 'Is the account the client’s own? The next payout run sends the amount to it.',
        ar: 'هل الحساب باسم العميل؟ تحوّل دفعة الصرف القادمة المبلغ إليه.',
      },
      message: decided,
    },
    reject: {
      label: { en: 'Reject', ar: 'الرفض' },
      done: { en: 'Withdrawal {row} rejected', ar: 'رُفض السحب {row}' },
      by: 'admin',
      from: ['first_review', 'pending', 'approved'],
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      confirm: {
        en: 'The amount returns to the wallet at once, and the client reads the reason.',
        ar: 'يعود المبلغ إلى المحفظة فورًا، ويقرأ العميل السبب.',
      },
      message: decided,
      notify: [{ to: 'client_id', type: 'withdrawal_rejected', link: () => pages.withdraw() }],
    },
    cancel: {
      label: { en: 'Cancel', ar: 'إلغاء' },
      by: 'client',
      from: ['first_review', 'pending'],
      to: 'cancelled',
      message: {
        en: 'The withdrawal was decided and can no longer be cancelled',
        ar: 'بُتّ في طلب السحب ولم يعد إلغاؤه ممكنًا',
      },
    },
    pay: {
      label: { en: 'Sent to the bank', ar: 'تحويل إلى البنك' },
      by: 'system',
      from: 'approved',
      to: 'paid',
    },
    return: {
      label: { en: 'Returned by the bank', ar: 'إعادة من البنك' },
      by: 'system',
      from: ['approved', 'paid'],
      to: 'returned',
      notify: [{ to: 'client_id', type: 'withdrawal_returned', link: () => pages.withdraw() }],
    },
  },
})

export type WithdrawalStatus = keyof typeof walletWithdrawalLifecycle.statuses

/** Whether a withdrawal still has an end before it: its money is neither at the bank nor back in the wallet. */
export const openWithdrawalStatuses = ['first_review', 'pending', 'approved'] as const satisfies readonly WithdrawalStatus[]
