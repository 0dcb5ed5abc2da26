import { pages } from '../pages/pages.ts'
import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a settlement: what the platform owes a provider, until it is paid. Source: domain, section 2. */
export const settlementLifecycle = statusLifecycle({
  label: { en: 'Settlement', ar: 'التسوية' },
  start: 'new',
  statuses: {
    new: { en: 'New', ar: 'جديدة' },
    ended: { en: 'Ended', ar: 'منتهية' },
  },
  tones: { new: 'warn', ended: 'good' },
  turns: {
    new: {
      turn: 'admin',
      next: { en: 'Pay it out with the next payout run', ar: 'اصرفها مع دفعة الصرف التالية' },
    },
  },
  transitions: {
    pay: {
      label: { en: 'Pay out', ar: 'صرف' },
      historyLabel: { en: 'Paid out', ar: 'صُرفت' },
      by: 'admin',
      from: 'new',
      to: 'ended',
      message: { en: 'Already paid', ar: 'سبق دفعها' },
      notify: [{ to: 'provider_id', type: 'settlement_paid', link: pages.settlement }],
    },
    returned: {
      label: { en: 'Returned by the bank', ar: 'إعادة من البنك' },
      by: 'system',
      from: 'ended',
      to: 'new',
      notify: [{ to: 'provider_id', type: 'settlement_returned', link: pages.settlement }],
    },
  },
})
