import { statusLifecycle } from '../registry/status-lifecycle.ts'
import type { Label } from '../units.ts'

/** The lifecycle of one approval: a colleague of a company asks its owner to approve an offer or an invoice above its limit. Decision 0350. */
export const approvalLifecycle = statusLifecycle({
  label: { en: 'Approval', ar: 'الموافقة' },
  start: 'open',
  statuses: {
    open: { en: 'Waiting for approval', ar: 'بانتظار الموافقة' },
    given: { en: 'Approved', ar: 'تمت الموافقة' },
    declined: { en: 'Not approved', ar: 'لم تتم الموافقة' },
    withdrawn: { en: 'Approval withdrawn', ar: 'سُحبت الموافقة' },
    used: { en: 'Used', ar: 'استُخدمت' },
    ended: { en: 'Ended', ar: 'انتهت' },
  },
  tones: { open: 'warn', given: 'good', declined: 'bad', withdrawn: 'bad', used: 'plain', ended: 'plain' },
  turns: {
    open: { turn: 'client', next: { en: 'The owner of the account approves or declines', ar: 'يوافق صاحب الحساب أو يعتذر' } },
    given: { turn: 'client', next: { en: 'The colleague accepts', ar: 'يقبل الزميل' } },
  },
  transitions: {
    give: { label: { en: 'Approve', ar: 'موافقة' }, by: 'client', from: 'open', to: 'given', tone: 'primary' },
    decline: { label: { en: 'Decline', ar: 'رفض' }, by: 'client', from: 'open', to: 'declined', tone: 'danger', reason: 'required' },
    withdraw: { label: { en: 'Withdraw', ar: 'سحب' }, by: 'client', from: 'given', to: 'withdrawn', tone: 'danger' },
    use: { label: { en: 'Use', ar: 'استخدام' }, by: 'client', from: 'given', to: 'used' },
    end: { label: { en: 'End', ar: 'إنهاء' }, by: 'system', from: ['open', 'given'], to: 'ended' },
  },
})

export type ApprovalStatus = keyof typeof approvalLifecycle.statuses
/** Why an approval ends by itself, as its colleague reads it in the notification. */
export const approvalEnds = {
  request_changed: { en: 'the request was changed', ar: 'عُدّل الطلب' },
  subject_changed: { en: 'the offer or invoice has changed or ended', ar: 'تغيّر العرض أو الفاتورة أو انتهى' },
  accepted: { en: 'your company has accepted', ar: 'تم القبول من حساب منشأتك' },
  replaced: { en: 'another amount waits for approval now', ar: 'حلّ محله طلب موافقة آخر' },
  limit_raised: { en: 'your limit is enough now, you can accept', ar: 'صار حدّك كافيًا، ويمكنك القبول' },
  requester_left: { en: 'who requested it no longer orders for your company', ar: 'لم يعد طالبها يطلب لمنشأتك' },
} as const satisfies Readonly<Record<string, Label>>
export type ApprovalEnd = keyof typeof approvalEnds

/** An order has one of these at most. */
export const liveApprovalStatuses = approvalLifecycle.transitions.end.from

/** What happens while an approval is requested, as the owner of the account and as its colleagues read it. */
export const approvalSteps: Readonly<Record<'owner' | 'colleague', Label>> = {
  owner: { en: 'A colleague asks for your approval', ar: 'زميل يطلب موافقتك' },
  colleague: { en: 'The owner of the account has to approve', ar: 'بانتظار موافقة صاحب الحساب' },
}
