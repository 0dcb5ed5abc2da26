import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of one offer. Source: domain, section 2. */
export const offerLifecycle = statusLifecycle({
  label: { en: 'Offer', ar: 'العرض' },
  start: 'pending',
  statuses: {
    pending: { en: 'Open', ar: 'قائم' },
    accepted: { en: 'Accepted', ar: 'مقبول' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
    withdrawn: { en: 'Withdrawn', ar: 'مسحوب' },
    expired: { en: 'Expired', ar: 'منتهي الصلاحية' },
    superseded: { en: 'Another offer was chosen', ar: 'أُغلق باختيار آخر' },
  },
  tones: { pending: 'warn', accepted: 'good', rejected: 'bad', withdrawn: 'plain', expired: 'plain', superseded: 'plain' },
  turns: {
    pending: { turn: 'client', next: { en: 'The client accepts or rejects the offer', ar: 'يقبل العميل العرض أو يرفضه' } },
  },
  transitions: {
    change: { label: { en: 'Change', ar: 'تعديل' }, by: 'provider', from: 'pending', to: 'pending' },
    accept: { label: { en: 'Accept', ar: 'قبول' }, by: 'client', from: 'pending', to: 'accepted', tone: 'primary' },
    reject: { label: { en: 'Reject', ar: 'رفض' }, by: 'client', from: 'pending', to: 'rejected', tone: 'danger', reason: 'required' },
    withdraw: { label: { en: 'Withdraw', ar: 'سحب' }, by: 'provider', from: 'pending', to: 'withdrawn', tone: 'danger' },
    expire: { label: { en: 'Expire', ar: 'انتهاء الصلاحية' }, by: 'scheduler', from: 'pending', to: 'expired' },
    supersede: { label: { en: 'Another offer chosen', ar: 'إغلاق لاختيار آخر' }, by: 'system', from: 'pending', to: 'superseded' },
  },
})

export type OfferStatus = keyof typeof offerLifecycle.statuses
