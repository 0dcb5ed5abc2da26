import { statusLifecycle } from './status-lifecycle.ts'

/** The life of a refund request: who asks for it never decides about it. Source: the access table, `adm.refund`. */
export const refundRequestLifecycle = statusLifecycle({
  label: ['Refund request', 'طلب الاسترداد'],
  start: 'pending',
  statuses: {
    pending: ['Waiting for approval', 'بانتظار الموافقة'],
    approved: ['Refunded', 'تم الاسترداد'],
    refused: ['Refused', 'مرفوض'],
  },
  tones: { pending: 'warn', approved: 'good', refused: 'bad' },
  turns: {
    pending: {
      turn: 'admin',
      next: ['Another administrator than the one who asked approves or refuses it', 'يوافق على الاسترداد أو يرفضه مشرف غير الذي طلبه'],
    },
  },
  steps: {
    approve: {
      label: ['Approve the refund', 'الموافقة على الاسترداد'],
      by: 'admin',
      from: 'pending',
      to: 'approved',
      tone: 'primary',
      confirm: [
        'The order is cancelled, and all that was paid for it goes back to the client’s wallet. This cannot be undone.',
        'يُلغى الطلب ويعود كل ما دُفع عنه إلى محفظة العميل، ولا يمكن التراجع.',
      ],
      otherwise: ['Decided already', 'سبق البت في الطلب'],
    },
    refuse: {
      label: ['Refuse the refund', 'رفض الاسترداد'],
      by: 'admin',
      from: 'pending',
      to: 'refused',
      tone: 'danger',
      reason: 'required',
      otherwise: ['Decided already', 'سبق البت في الطلب'],
    },
  },
})
