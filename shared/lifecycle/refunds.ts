import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of one part of a refund on its way to the client. To the wallet it is confirmed at once. */
export const refundLifecycle = statusLifecycle({
  label: { en: 'Refund', ar: 'المبلغ المسترد' },
  start: 'queued',
  statuses: {
    queued: { en: 'To be sent', ar: 'بانتظار الإرسال' },
    sent: { en: 'Sent', ar: 'مُرسل' },
    confirmed: { en: 'Received', ar: 'وصل' },
    failed: { en: 'Failed: in the wallet', ar: 'تعذّر وأُضيف إلى المحفظة' },
  },
  tones: { queued: 'warn', sent: 'warn', confirmed: 'good', failed: 'bad' },
  turns: {
    queued: {
      turn: 'admin',
      next: {
        en: 'Send the amount to the bank account, then record its reference. The gateway returns amounts to cards by itself',
        ar: 'حوّل المبلغ إلى الحساب البنكي ثم سجّل رقم المرجع. أما البطاقات فتعيد إليها بوابة الدفع تلقائيًا',
      },
    },
    sent: { turn: 'admin', next: { en: 'Confirm it once the bank shows it', ar: 'أكّد وصوله بعد ظهوره في كشف البنك' } },
  },
  transitions: {
    send: {
      label: { en: 'Record as sent', ar: 'تسجيل الإرسال' },
      done: { en: 'Refund {row} is recorded as sent', ar: 'سُجّل إرسال المبلغ {row}' },
      by: ['admin', 'system'],
      from: 'queued',
      to: 'sent',
      tone: 'primary',
      message: { en: 'Already sent', ar: 'سبق إرساله' },
      notify: [{ to: 'client_id', type: 'refund_sent' }],
    },
    confirm: {
      label: { en: 'Confirm receipt', ar: 'تأكيد الوصول' },
      done: { en: 'Refund {row} is confirmed', ar: 'تأكد وصول المبلغ {row}' },
      by: ['admin', 'system'],
      from: 'sent',
      to: 'confirmed',
      tone: 'primary',
      confirm: { en: 'Did the amount leave our account?', ar: 'هل خُصم المبلغ من حسابنا؟' },
      message: { en: 'Not sent yet, or already closed', ar: 'لم يُرسل بعد أو سبق إغلاقه' },
    },
    fail: {
      label: { en: 'Record as failed', ar: 'تسجيل التعذّر' },
      done: { en: 'Refund {row} went to the wallet', ar: 'أُضيف المبلغ {row} إلى المحفظة' },
      by: ['admin', 'system'],
      from: ['queued', 'sent'],
      to: 'failed',
      tone: 'danger',
      reason: 'required',
      confirm: { en: 'The amount goes to the client’s wallet instead.', ar: 'يُضاف المبلغ إلى محفظة العميل بدلًا من ذلك.' },
      message: { en: 'Already closed', ar: 'سبق إغلاقه' },
      notify: [{ to: 'client_id', type: 'refund_to_wallet' }],
    },
  },
})
