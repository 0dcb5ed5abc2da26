import { pages } from '../pages/pages.ts'
import { statusLifecycle } from '../registry/status-lifecycle.ts'

const toProvider = { to: 'provider_id', link: () => pages.ownPackages() } as const

/** The lifecycle of a package: clients see and book published ones only. Its provider pauses and resumes it, which leads back to a review that was not made; the administration publishes it or returns it. */
export const packageLifecycle = statusLifecycle({
  label: { en: 'Package', ar: 'الباقة' },
  start: 'pending_review',
  statuses: {
    pending_review: { en: 'In review', ar: 'قيد المراجعة' },
    published: { en: 'Published', ar: 'منشورة' },
    paused: { en: 'Paused', ar: 'متوقفة مؤقتًا' },
    returned: { en: 'Returned', ar: 'معادة إلى المزوّد' },
  },
  tones: { pending_review: 'warn', published: 'good', paused: 'plain', returned: 'bad' },
  turns: {
    pending_review: {
      turn: 'admin',
      next: { en: 'Check the package, then publish or return it', ar: 'راجع الباقة، ثم انشرها أو أعدها إلى المزوّد' },
    },
    returned: {
      turn: 'provider',
      next: { en: 'The provider corrects the package', ar: 'يصحّح المزوّد بيانات الباقة' },
    },
  },
  transitions: {
    submit: {
      label: { en: 'Send for review', ar: 'إرسال للمراجعة' },
      by: 'provider',
      from: ['published', 'paused', 'returned'],
      to: 'pending_review',
      message: { en: 'In review already', ar: 'قيد المراجعة' },
    },
    publish: {
      label: { en: 'Publish', ar: 'نشر' },
      done: { en: '{row} is published', ar: 'نُشرت {row}' },
      by: ['admin'],
      from: ['pending_review', 'returned'],
      to: 'published',
      tone: 'primary',
      message: { en: 'Neither in review nor returned', ar: 'ليست قيد المراجعة ولا معادة' },
      notify: [{ type: 'package_published', ...toProvider }],
    },
    return_to_provider: {
      label: { en: 'Return to the provider', ar: 'إعادة إلى المزوّد' },
      done: { en: '{row} went back to its provider', ar: 'أُعيدت {row} إلى مزوّدها' },
      by: 'admin',
      from: ['pending_review', 'published', 'paused'],
      to: 'returned',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Returned already', ar: 'أُعيدت من قبل' },
      notify: [{ type: 'package_returned', ...toProvider }],
    },
    pause: {
      label: { en: 'Pause', ar: 'إيقاف مؤقت' },
      by: 'provider',
      from: ['published', 'pending_review'],
      to: 'paused',
      message: { en: 'Neither published nor in review', ar: 'ليست منشورة ولا قيد المراجعة' },
    },
    resume: {
      label: { en: 'Resume', ar: 'استئناف' },
      by: 'provider',
      from: 'paused',
      to: 'published',
      message: { en: 'Not paused', ar: 'ليست متوقفة' },
    },
  },
})

/** The transitions that providers make with a button; they make `submit` by changing what clients read. */
export const ownPackageTransitions = ['pause', 'resume'] as const
export type OwnPackageTransition = (typeof ownPackageTransitions)[number]

/** What the history calls the transitions of providers. */
export const packageHistoryLabels = {
  submit: packageLifecycle.transitions.submit.label,
  pause: packageLifecycle.transitions.pause.label,
  resume: packageLifecycle.transitions.resume.label,
}
