import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of one counter-offer: other terms that a client proposes for an open offer. Source: domain, section 2; decision 0069. */
export const counterOfferLifecycle = statusLifecycle({
  label: { en: 'Counter-offer', ar: 'العرض المقابل' },
  start: 'pending',
  statuses: {
    pending: { en: 'Waiting for the provider', ar: 'بانتظار رد المزوّد' },
    accepted: { en: 'Accepted', ar: 'مقبول' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
    revised: { en: 'Answered with a changed offer', ar: 'رُدّ عليه بتعديل العرض' },
    closed: { en: 'Closed with the offer', ar: 'أُغلق بانتهاء العرض' },
  },
  tones: { pending: 'warn', accepted: 'good', rejected: 'bad', revised: 'plain', closed: 'plain' },
  turns: {
    pending: {
      turn: 'provider',
      next: { en: 'The provider accepts, rejects or changes its offer', ar: 'يقبل المزوّد المقترح أو يرفضه أو يعدّل عرضه' },
    },
  },
  transitions: {
    accept: { label: { en: 'Accept', ar: 'قبول' }, by: 'provider', from: 'pending', to: 'accepted', tone: 'primary' },
    reject: { label: { en: 'Reject', ar: 'رفض' }, by: 'provider', from: 'pending', to: 'rejected', tone: 'danger', reason: 'required' },
    revise: { label: { en: 'Change the offer', ar: 'تعديل العرض' }, by: 'provider', from: 'pending', to: 'revised' },
    close: { label: { en: 'Close', ar: 'إغلاق' }, by: 'system', from: 'pending', to: 'closed' },
  },
})

export type CounterOfferStatus = keyof typeof counterOfferLifecycle.statuses
