import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of an outside service that rejects our credentials. */
export const serviceOutageLifecycle = statusLifecycle({
  label: { en: 'Rejected credentials', ar: 'رفض بيانات الدخول إلى خدمة' },
  start: 'open',
  statuses: {
    open: { en: 'Rejected', ar: 'مرفوضة' },
    closed: { en: 'Closed', ar: 'مغلقة' },
    ended: { en: 'Works again', ar: 'عادت للعمل' },
  },
  tones: { open: 'bad', closed: 'plain', ended: 'good' },
  turns: {
    open: {
      turn: 'admin',
      next: {
        en: 'Correct the keys of this service in the environment of the server and restart it',
        ar: 'صحّح مفاتيح هذه الخدمة في إعدادات الخادم ثم أعد تشغيله',
      },
    },
  },
  transitions: {
    close: {
      label: { en: 'Close', ar: 'إغلاق' },
      done: { en: 'Closed', ar: 'أُغلقت' },
      by: 'admin',
      from: 'open',
      to: 'closed',
      message: { en: 'Not rejected any more', ar: 'لم تعد مرفوضة' },
      confirm: {
        en: 'Close it, because this service is not used any more? It opens again if it rejects another call.',
        ar: 'هل تريد إغلاقها لأن هذه الخدمة لم تعد مستخدمة؟ ستُفتح من جديد إن رفضت طلبًا آخر.',
      },
    },
    end: {
      label: { en: 'Works again', ar: 'عادت للعمل' },
      by: 'system',
      from: ['open', 'closed'],
      to: 'ended',
      message: { en: 'It works', ar: 'تعمل' },
    },
    reopen: {
      label: { en: 'Rejected again', ar: 'رُفضت من جديد' },
      by: 'system',
      from: ['closed', 'ended'],
      to: 'open',
      message: { en: 'Already rejected', ar: 'مرفوضة من قبل' },
    },
  },
})
