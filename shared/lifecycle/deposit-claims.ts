import { statusLifecycle } from '../registry/status-lifecycle.ts'

const answered = { en: 'Already answered', ar: 'سبق الرد عليها' } as const
const decided = { en: 'This claim does not wait for a decision', ar: 'هذه المطالبة لا تنتظر قرارًا' } as const

/** The lifecycle of a claim on the security deposit of a rental. A client who does not answer accepts it. Source: decision 0300. */
export const depositClaimLifecycle = statusLifecycle({
  label: { en: 'Claim on a security deposit', ar: 'مطالبة على مبلغ التأمين' },
  start: 'claimed',
  statuses: {
    claimed: { en: 'Waiting for the client', ar: 'بانتظار رد العميل' },
    accepted: { en: 'Accepted', ar: 'مقبولة' },
    disputed: { en: 'Disputed', ar: 'معترض عليها' },
    proposed: { en: 'Decision pending approval', ar: 'القرار بانتظار الموافقة' },
    decided: { en: 'Decided', ar: 'صدر القرار' },
    withdrawn: { en: 'Withdrawn', ar: 'مسحوبة' },
  },
  tones: { claimed: 'warn', accepted: 'good', disputed: 'bad', proposed: 'warn', decided: 'good', withdrawn: 'plain' },
  turns: {
    claimed: { turn: 'client', next: { en: 'The client accepts or disputes the claim', ar: 'يقبل العميل المطالبة أو يعترض عليها' } },
    disputed: { turn: 'admin', next: { en: 'An administrator decides how much is kept', ar: 'يقرر مشرف المبلغ الذي يُخصم' } },
    proposed: {
      turn: 'admin',
      next: { en: 'Another administrator approves or rejects the decision', ar: 'يوافق على القرار أو يرفضه مشرف آخر' },
    },
  },
  transitions: {
    accept: {
      label: { en: 'Accept the claim', ar: 'اقبل المطالبة' },
      historyLabel: { en: 'Claim accepted', ar: 'قبول المطالبة' },
      by: ['client', 'scheduler'],
      from: 'claimed',
      to: 'accepted',
      tone: 'primary',
      confirm: {
        en: 'The amount goes from the security deposit to the provider, with an invoice. This cannot be undone.',
        ar: 'يذهب المبلغ من مبلغ التأمين إلى المزوّد بفاتورة، ولا يمكن التراجع.',
      },
      message: answered,
      notify: [{ to: 'provider_id', type: 'deposit_claim_accepted' }],
    },
    dispute: {
      label: { en: 'Dispute the claim', ar: 'اعترض على المطالبة' },
      historyLabel: { en: 'Claim disputed', ar: 'اعتراض على المطالبة' },
      by: 'client',
      from: 'claimed',
      to: 'disputed',
      tone: 'danger',
      reason: 'required',
      message: answered,
      notify: [{ to: 'provider_id', type: 'deposit_claim_disputed' }],
    },
    withdraw: {
      label: { en: 'Withdraw the claim', ar: 'اسحب المطالبة' },
      historyLabel: { en: 'Claim withdrawn', ar: 'سحب المطالبة' },
      by: 'provider',
      from: ['claimed', 'disputed'],
      to: 'withdrawn',
      confirm: { en: 'The client keeps this amount. This cannot be undone.', ar: 'يبقى هذا المبلغ للعميل، ولا يمكن التراجع.' },
      message: { en: 'This claim has ended or is being decided', ar: 'انتهت هذه المطالبة أو يجري البت فيها' },
      notify: [{ to: 'client_id', type: 'deposit_claim_withdrawn' }],
    },
    decide: {
      label: { en: 'Decide', ar: 'البت في المطالبة' },
      historyLabel: { en: 'Decision stored', ar: 'تسجيل القرار' },
      done: { en: 'The decision on {row} is stored', ar: 'سُجّل القرار في {row}' },
      by: 'admin',
      from: 'disputed',
      to: 'proposed',
      tone: 'primary',
      message: decided,
    },
    approve: {
      label: { en: 'Approve the decision', ar: 'الموافقة على القرار' },
      historyLabel: { en: 'Decision approved', ar: 'الموافقة على القرار' },
      done: { en: 'Decision on {row} approved', ar: 'تمت الموافقة على القرار في {row}' },
      by: 'admin',
      from: 'proposed',
      to: 'decided',
      tone: 'primary',
      confirm: {
        en: 'The amount goes from the security deposit to the provider, with an invoice. This cannot be undone.',
        ar: 'يذهب المبلغ من مبلغ التأمين إلى المزوّد بفاتورة، ولا يمكن التراجع.',
      },
      message: decided,
    },
    reject: {
      label: { en: 'Reject the decision', ar: 'رفض القرار' },
      historyLabel: { en: 'Decision rejected', ar: 'رفض القرار' },
      done: { en: 'Decision on {row} rejected', ar: 'رُفض القرار في {row}' },
      by: 'admin',
      from: 'proposed',
      to: 'disputed',
      tone: 'danger',
      reason: 'required',
      message: decided,
    },
  },
})
