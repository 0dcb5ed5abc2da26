import { pages } from '../pages/pages.ts'
import { statusLifecycle } from '../registry/status-lifecycle.ts'

const toProvider = { to: 'provider_id', link: ({ id }: { id: string }) => pages.ownCar({ id }) } as const

/** The lifecycle of a car: clients see published ones only. Its provider hides and shows it; the administration stops it. A retired one stays for the orders that name it. */
export const carLifecycle = statusLifecycle({
  label: { en: 'Car', ar: 'السيارة' },
  start: 'draft',
  statuses: {
    draft: { en: 'Draft', ar: 'مسودة' },
    pending_review: { en: 'In review', ar: 'قيد المراجعة' },
    published: { en: 'Published', ar: 'منشورة' },
    hidden: { en: 'Hidden', ar: 'مخفية' },
    stopped: { en: 'Stopped', ar: 'موقوفة' },
    retired: { en: 'Retired', ar: 'خارج الخدمة' },
  },
  tones: { draft: 'plain', pending_review: 'warn', published: 'good', hidden: 'plain', stopped: 'bad', retired: 'bad' },
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
      from: ['draft', 'pending_review', 'hidden', 'stopped'],
      to: 'published',
      tone: 'primary',
      message: { en: 'Already published, or retired', ar: 'منشورة من قبل أو خارج الخدمة' },
      notify: [{ type: 'car_published', ...toProvider }],
    },
    return_to_provider: {
      label: { en: 'Return to the provider', ar: 'إعادة إلى المزوّد' },
      done: { en: '{row} went back to its provider', ar: 'أُعيدت {row} إلى مزوّدها' },
      by: 'admin',
      from: 'pending_review',
      to: 'draft',
      reason: 'required',
      message: { en: 'Not in review', ar: 'ليست قيد المراجعة' },
      notify: [{ type: 'car_sent_back', ...toProvider }],
    },
    hide: {
      label: { en: 'Hide', ar: 'إخفاء' },
      by: 'provider',
      from: 'published',
      to: 'hidden',
      message: { en: 'Not published', ar: 'ليست منشورة' },
    },
    show: {
      label: { en: 'Show again', ar: 'إظهار' },
      by: 'provider',
      from: 'hidden',
      to: 'published',
      message: { en: 'Not hidden', ar: 'ليست مخفية' },
    },
    stop: {
      label: { en: 'Stop', ar: 'إيقاف' },
      done: { en: '{row} is stopped', ar: 'أُوقفت {row}' },
      by: 'admin',
      from: ['published', 'hidden'],
      to: 'stopped',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Neither published nor hidden', ar: 'ليست منشورة ولا مخفية' },
      notify: [{ type: 'car_stopped', ...toProvider }],
    },
    retire: {
      label: { en: 'Retire', ar: 'إخراج من الخدمة' },
      done: { en: '{row} is retired', ar: 'خرجت {row} من الخدمة' },
      by: ['admin', 'provider'],
      from: ['draft', 'published', 'hidden', 'stopped'],
      to: 'retired',
      tone: 'danger',
      confirm: { en: 'Retire this car for good? Its orders stay.', ar: 'هل تريد إخراج السيارة من الخدمة نهائيًا؟ تبقى طلباتها كما هي.' },
      message: { en: 'In review or retired already', ar: 'قيد المراجعة أو خرجت من الخدمة' },
    },
  },
})

/** The transitions of providers. */
export const ownCarTransitions = ['submit', 'hide', 'show', 'retire'] as const
export type OwnCarTransition = (typeof ownCarTransitions)[number]

/** What the history calls them; `retire` is an action of administrators too. */
export const carHistoryLabels = {
  submit: carLifecycle.transitions.submit.label,
  hide: carLifecycle.transitions.hide.label,
  show: carLifecycle.transitions.show.label,
}
