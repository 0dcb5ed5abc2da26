import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a car: clients see published ones only. A retired one stays for the orders that name it. */
export const carLifecycle = statusLifecycle({
  label: { en: 'Car', ar: 'السيارة' },
  start: 'draft',
  statuses: {
    draft: { en: 'Draft', ar: 'مسودة' },
    pending_review: { en: 'In review', ar: 'قيد المراجعة' },
    published: { en: 'Published', ar: 'منشورة' },
    hidden: { en: 'Hidden', ar: 'مخفية' },
    retired: { en: 'Retired', ar: 'خارج الخدمة' },
  },
  tones: { draft: 'plain', pending_review: 'warn', published: 'good', hidden: 'plain', retired: 'bad' },
  turns: {
    pending_review: {
      turn: 'admin',
      next: { en: 'Check the car, then publish or return it', ar: 'راجع بيانات السيارة، ثم انشرها أو أعدها إلى المزوّد' },
    },
  },
  transitions: {
    submit: {
      label: { en: 'Send for review', ar: 'إرسال للمراجعة' },
      by: 'provider',
      from: 'draft',
      to: 'pending_review',
      message: { en: 'Only drafts are sent', ar: 'تُرسل المسودات فقط' },
    },
    publish: {
      label: { en: 'Publish', ar: 'نشر' },
      done: { en: '{row} is published', ar: 'نُشرت {row}' },
      by: ['admin'],
      from: ['draft', 'pending_review', 'hidden'],
      to: 'published',
      tone: 'primary',
      message: { en: 'Already published, or retired', ar: 'منشورة من قبل أو خارج الخدمة' },
    },
    return_to_provider: {
      label: { en: 'Return to the provider', ar: 'إعادة إلى المزوّد' },
      done: { en: '{row} went back to its provider', ar: 'أُعيدت {row} إلى مزوّدها' },
      by: 'admin',
      from: 'pending_review',
      to: 'draft',
      reason: 'required',
      message: { en: 'Not in review', ar: 'ليست قيد المراجعة' },
    },
    hide: {
      label: { en: 'Hide', ar: 'إخفاء' },
      done: { en: '{row} is hidden', ar: 'أُخفيت {row}' },
      by: ['admin', 'provider'],
      from: 'published',
      to: 'hidden',
      tone: 'danger',
      message: { en: 'Not published', ar: 'ليست منشورة' },
    },
    retire: {
      label: { en: 'Retire', ar: 'إخراج من الخدمة' },
      done: { en: '{row} is retired', ar: 'خرجت {row} من الخدمة' },
      by: ['admin', 'provider'],
      from: ['draft', 'published', 'hidden'],
      to: 'retired',
      tone: 'danger',
      confirm: { en: 'Retire this car for good? Its orders stay.', ar: 'هل تريد إخراج السيارة من الخدمة نهائيًا؟ تبقى طلباتها كما هي.' },
      message: { en: 'In review or retired already', ar: 'قيد المراجعة أو خرجت من الخدمة' },
    },
  },
})
