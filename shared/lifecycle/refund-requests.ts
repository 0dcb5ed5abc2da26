import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a refund request: the administrator who requested it never decides it. Source: the access table, `adm.refund`. */
export const refundRequestLifecycle = statusLifecycle({
  label: { en: 'Refund request', ar: 'طلب الاسترداد' },
  start: 'pending',
  statuses: {
    pending: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Refunded', ar: 'تم الاسترداد' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
    closed: { en: 'Closed: the order is complete', ar: 'مُغلق لاكتمال الطلب' },
  },
  tones: { pending: 'warn', approved: 'good', rejected: 'bad', closed: 'plain' },
  turns: {
    pending: {
      turn: 'admin',
      next: {
        en: 'An administrator other than the requester approves or rejects it',
        ar: 'يوافق على الاسترداد أو يرفضه مشرف غير الذي طلبه',
      },
    },
  },
  transitions: {
    approve: {
      label: { en: 'Approve the refund', ar: 'الموافقة على الاسترداد' },
      done: { en: 'Refund {row} approved', ar: 'تمت الموافقة على الاسترداد {row}' },
      by: 'admin',
      from: 'pending',
      to: 'approved',
      tone: 'primary',
      confirm: {
        en: 'The amount goes back to the client, with a credit note. A request for all that was paid cancels the order. This cannot be undone.',
        ar: 'يعود المبلغ إلى العميل ويصدر به إشعار دائن، وطلب كل ما دُفع يلغي الطلب. لا يمكن التراجع.',
      },
      message: { en: 'Already decided', ar: 'سبق البت في الطلب' },
    },
    reject: {
      label: { en: 'Reject the refund', ar: 'رفض الاسترداد' },
      done: { en: 'Refund {row} rejected', ar: 'رُفض الاسترداد {row}' },
      by: 'admin',
      from: 'pending',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Already decided', ar: 'سبق البت في الطلب' },
    },
    close: {
      label: { en: 'Close', ar: 'إغلاق' },
      historyLabel: { en: 'Closed, because the order was completed', ar: 'إغلاق لاكتمال الطلب' },
      by: 'system',
      from: 'pending',
      to: 'closed',
      message: { en: 'Already decided', ar: 'سبق البت في الطلب' },
    },
  },
})
