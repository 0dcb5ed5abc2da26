import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a report about a review: an administrator hides the review, or it stays published. */
export const reviewReportLifecycle = statusLifecycle({
  label: { en: 'Review report', ar: 'البلاغ عن تقييم' },
  start: 'new',
  statuses: {
    new: { en: 'New', ar: 'جديد' },
    hidden: { en: 'Review hidden', ar: 'أُخفي التقييم' },
    dismissed: { en: 'Review stays', ar: 'بقي التقييم' },
  },
  tones: { new: 'warn', hidden: 'good', dismissed: 'plain' },
  turns: {
    new: { turn: 'admin', next: { en: 'Read the review, then hide it or keep it', ar: 'اقرأ التقييم ثم أخفه أو أبقه' } },
  },
  transitions: {
    hide: {
      label: { en: 'Hide the review', ar: 'إخفاء التقييم' },
      done: { en: 'The review is hidden', ar: 'أُخفي التقييم' },
      by: 'admin',
      from: 'new',
      to: 'hidden',
      tone: 'danger',
      confirm: {
        en: 'The review no longer counts in the rating. Its author, the provider and the people who reported it get your explanation.',
        ar: 'لا يُحتسب التقييم بعدها في متوسط التقييمات، ويصل توضيحك إلى كاتبه ومزوّد الخدمة ومن أبلغ عنه.',
      },
      message: { en: 'Already decided', ar: 'سبق البت في البلاغ' },
    },
    dismiss: {
      label: { en: 'Keep the review', ar: 'إبقاء التقييم' },
      done: { en: 'The review stays published', ar: 'بقي التقييم منشورًا' },
      by: 'admin',
      from: 'new',
      to: 'dismissed',
      tone: 'primary',
      confirm: {
        en: 'The people who reported it and the author get your explanation.',
        ar: 'يصل توضيحك إلى من أبلغ عنه وإلى كاتبه.',
      },
      message: { en: 'Already decided', ar: 'سبق البت في البلاغ' },
    },
  },
})
