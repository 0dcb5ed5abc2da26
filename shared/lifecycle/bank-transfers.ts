import { statusLifecycle } from './status-lifecycle.ts'

/** The life of a transfer that a client says was sent, until the administration has found it in the bank. Source: domain.md 2. */
export const bankTransferLifecycle = statusLifecycle({
  label: ['Bank transfer', 'الحوالة البنكية'],
  start: 'pending',
  statuses: {
    pending: ['To be checked', 'بانتظار المراجعة'],
    confirmed: ['Confirmed', 'مؤكدة'],
    refused: ['Refused', 'مرفوضة'],
  },
  tones: { pending: 'warn', confirmed: 'good', refused: 'bad' },
  turns: {
    pending: {
      turn: 'admin',
      next: [
        'Find the amount in the bank, then confirm the transfer or refuse it',
        'تحقق من وصول المبلغ إلى البنك، ثم أكّد الحوالة أو ارفضها',
      ],
    },
  },
  steps: {
    confirm: {
      label: ['Confirm', 'تأكيد'],
      by: 'admin',
      from: 'pending',
      to: 'confirmed',
      tone: 'primary',
      confirm: ['Did the whole amount reach the bank? This starts the work.', 'هل وصل المبلغ كاملًا إلى البنك؟ يبدأ العمل بعد التأكيد.'],
      otherwise: ['It has been decided', 'سبق البت فيها'],
    },
    refuse: {
      label: ['Refuse', 'رفض'],
      by: 'admin',
      from: 'pending',
      to: 'refused',
      tone: 'danger',
      reason: 'required',
      otherwise: ['It has been decided', 'سبق البت فيها'],
    },
  },
})
