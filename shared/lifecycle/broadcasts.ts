import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a broadcast. What was sent stays as its recipients have it. */
export const broadcastLifecycle = statusLifecycle({
  label: { en: 'Broadcast', ar: 'الإشعار الجماعي' },
  start: 'draft',
  otherStarts: ['sending'],
  statuses: {
    draft: { en: 'Draft', ar: 'مسودة' },
    sending: { en: 'Sending', ar: 'قيد الإرسال' },
    sent: { en: 'Sent', ar: 'مُرسل' },
  },
  tones: { draft: 'plain', sending: 'warn', sent: 'good' },
  locked: ['sending', 'sent'],
  turns: {},
  transitions: {
    send: {
      label: { en: 'Send', ar: 'إرسال' },
      done: { en: '{row} is being sent', ar: 'يجري إرسال {row}' },
      by: 'admin',
      from: 'draft',
      to: 'sending',
      tone: 'primary',
      confirm: {
        en: 'Send this broadcast? Everyone in the audience receives it immediately. This can’t be undone.',
        ar: 'سيصل إلى جميع أفراد هذا الجمهور ولا يمكن التراجع عنه. هل تريد إرساله؟',
      },
      message: { en: 'Already sent', ar: 'أُرسل من قبل' },
    },
    finish: { label: { en: 'Sent to everyone', ar: 'وصل إلى الجميع' }, by: 'system', from: 'sending', to: 'sent' },
  },
})
