import { statusLifecycle } from './status-lifecycle.ts'

/** The life of one offer. Source: domain.md 2. */
export const offerLifecycle = statusLifecycle({
  label: ['Offer', 'العرض'],
  start: 'pending',
  statuses: {
    pending: ['Open', 'قائم'],
    accepted: ['Accepted', 'مقبول'],
    rejected: ['Rejected', 'مرفوض'],
    withdrawn: ['Withdrawn', 'مسحوب'],
    expired: ['Expired', 'منتهي الصلاحية'],
    superseded: ['Closed by another choice', 'أُغلق باختيار آخر'],
  },
  tones: { pending: 'warn', accepted: 'good', rejected: 'bad', withdrawn: 'plain', expired: 'plain', superseded: 'plain' },
  turns: {
    pending: { turn: 'client', next: ['The client accepts the offer or refuses it', 'يقبل العميل العرض أو يرفضه'] },
  },
  steps: {
    change: { label: ['Change', 'تعديل'], by: 'provider', from: 'pending', to: 'pending' },
    accept: { label: ['Accept', 'قبول'], by: 'client', from: 'pending', to: 'accepted', tone: 'primary' },
    reject: { label: ['Reject', 'رفض'], by: 'client', from: 'pending', to: 'rejected', tone: 'danger', reason: 'required' },
    withdraw: { label: ['Withdraw', 'سحب'], by: 'provider', from: 'pending', to: 'withdrawn', tone: 'danger' },
    expire: { label: ['Expire', 'انتهاء الصلاحية'], by: 'clock', from: 'pending', to: 'expired' },
    supersede: { label: ['Close for another choice', 'إغلاق لاختيار آخر'], by: 'system', from: 'pending', to: 'superseded' },
  },
})

export type OfferStatus = keyof typeof offerLifecycle.statuses
