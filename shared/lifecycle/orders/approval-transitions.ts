import { formKinds, type Transitions } from './vocabulary.ts'

// The owner decides while the order waits for its acceptance, and its provider reads nothing of it.
const decision = {
  by: 'client',
  from: ['offered', 'invoiced'],
  to: 'same',
  kinds: formKinds,
  isInternal: true,
  access: 'ord.approval.decide',
} as const

/** Transitions of the approval that a colleague of a company needs above its limit. None changes the status or moves money. Decision 0350. */
export const approvalTransitions = {
  ask_offer_approval: {
    label: { en: 'Ask for approval', ar: 'اطلب الموافقة' },
    historyLabel: { en: 'Approval of an offer requested', ar: 'طلب الموافقة على عرض' },
    by: 'client',
    from: 'offered',
    to: 'same',
    kinds: formKinds,
    subject: 'offer',
    isInternal: true,
    tone: 'primary',
    reason: 'optional',
    confirm: {
      en: 'The owner of the company’s account is asked to approve this offer. It then waits for you to accept it.',
      ar: 'يصل طلبك إلى صاحب حساب المنشأة. إن وافق أمكنك قبول العرض.',
    },
    guards: ['offer_pending', 'offer_in_time', 'bidder_approved', 'offer_above_limit', 'offer_not_requested'],
    effects: ['ask_approval'],
    notify: { client: 'approval_requested' },
    access: 'ord.approval.ask',
  },
  ask_invoice_approval: {
    label: { en: 'Ask for approval', ar: 'اطلب الموافقة' },
    historyLabel: { en: 'Approval of the invoice requested', ar: 'طلب الموافقة على الفاتورة' },
    by: 'client',
    from: 'invoiced',
    to: 'same',
    kinds: formKinds,
    isInternal: true,
    tone: 'primary',
    reason: 'optional',
    confirm: {
      en: 'The owner of the company’s account is asked to approve this invoice. It then waits for you to accept it.',
      ar: 'يصل طلبك إلى صاحب حساب المنشأة. إن وافق أمكنك قبول الفاتورة.',
    },
    guards: ['invoice_above_limit', 'invoice_not_requested'],
    effects: ['ask_approval'],
    notify: { client: 'approval_requested' },
    access: 'ord.approval.ask',
  },
  give_approval: {
    label: { en: 'Approve', ar: 'أوافق' },
    historyLabel: { en: 'Approved', ar: 'الموافقة على المبلغ' },
    ...decision,
    tone: 'primary',
    guards: ['approval_open'],
    effects: ['give_approval'],
    notify: { client: 'approval_given' },
  },
  decline_approval: {
    label: { en: 'Decline', ar: 'لا أوافق' },
    historyLabel: { en: 'Approval declined', ar: 'رفض الموافقة' },
    ...decision,
    tone: 'danger',
    reason: 'required',
    confirm: { en: 'Your colleague reads the reason.', ar: 'يقرأ زميلك السبب.' },
    guards: ['approval_open'],
    effects: ['decline_approval'],
    notify: { client: 'approval_declined' },
  },
  withdraw_approval: {
    label: { en: 'Withdraw the approval', ar: 'اسحب الموافقة' },
    historyLabel: { en: 'Approval withdrawn', ar: 'سحب الموافقة' },
    ...decision,
    tone: 'danger',
    confirm: {
      en: 'Your colleague can then no longer accept this amount.',
      ar: 'لن يستطيع زميلك بعدها قبول هذا المبلغ.',
    },
    guards: ['approval_given'],
    effects: ['withdraw_approval'],
    notify: { client: 'approval_withdrawn' },
  },
} as const satisfies Transitions
