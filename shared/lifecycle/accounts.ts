import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a person's account on the site. */
export const accountLifecycle = statusLifecycle({
  label: { en: 'Account', ar: 'الحساب' },
  start: 'not_activated',
  otherStarts: ['active'],
  statuses: {
    not_activated: { en: 'Not activated', ar: 'غير مفعّل' },
    active: { en: 'Active', ar: 'نشط' },
    blocked: { en: 'Blocked', ar: 'محظور' },
    deleted: { en: 'Deleted', ar: 'محذوف' },
  },
  tones: { not_activated: 'plain', active: 'good', blocked: 'bad', deleted: 'plain' },
  locked: ['deleted'],
  turns: {},
  transitions: {
    join: {
      label: { en: 'Accept the invitation', ar: 'قبول الدعوة' },
      historyLabel: { en: 'Invitation accepted', ar: 'قبول الدعوة' },
      by: ['client', 'provider'],
      from: 'not_activated',
      to: 'active',
    },
    block: {
      label: { en: 'Block', ar: 'حظر' },
      done: { en: '{row} is blocked', ar: 'تم حظر {row}' },
      by: ['admin', 'provider'],
      from: 'active',
      to: 'blocked',
      tone: 'danger',
      reason: 'required',
      confirm: {
        en: 'Block this account? Its owner will be logged out immediately.',
        ar: 'سيُسجَّل خروج صاحب الحساب فورًا. هل تريد الحظر؟',
      },
      message: { en: 'Only active accounts can be blocked', ar: 'لا يُحظر إلا حساب نشط' },
    },
    unblock: {
      label: { en: 'Unblock', ar: 'رفع الحظر' },
      done: { en: '{row} is no longer blocked', ar: 'رُفع الحظر عن {row}' },
      by: ['admin', 'provider'],
      from: 'blocked',
      to: 'active',
      message: { en: 'Not blocked', ar: 'غير محظور' },
    },
    delete: {
      label: { en: 'Delete the account', ar: 'حذف الحساب' },
      by: ['client', 'provider'],
      from: ['not_activated', 'active'],
      to: 'deleted',
    },
  },
})
