import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a decision on a blocking complaint. Its money moves once nobody can appeal any more. Source: decision 0075. */
export const disputeDecisionLifecycle = statusLifecycle({
  label: { en: 'Dispute decision', ar: 'قرار النزاع' },
  start: 'proposed',
  // Of an amount that needs no second administrator.
  otherStarts: ['approved'],
  statuses: {
    proposed: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Can be appealed', ar: 'قابل للاعتراض' },
    executed: { en: 'Executed', ar: 'نُفّذ' },
    rejected: { en: 'Rejected', ar: 'مرفوض' },
    appealed: { en: 'Appealed', ar: 'معترض عليه' },
    withdrawn: { en: 'Complaint withdrawn', ar: 'سُحبت الشكوى' },
  },
  tones: { proposed: 'warn', approved: 'plain', executed: 'good', rejected: 'bad', appealed: 'warn', withdrawn: 'plain' },
  turns: {
    proposed: {
      turn: 'admin',
      next: { en: 'Another administrator approves or rejects the decision', ar: 'يوافق على القرار أو يرفضه مشرف آخر' },
    },
  },
  transitions: {
    approve: {
      label: { en: 'Approve the decision', ar: 'الموافقة على القرار' },
      done: { en: 'Decision {row} approved', ar: 'تمت الموافقة على القرار {row}' },
      by: 'admin',
      from: 'proposed',
      to: 'approved',
      tone: 'primary',
      confirm: {
        en: 'Both parties are informed, and the amount is divided once the time to appeal has passed.',
        ar: 'يُبلَّغ الطرفان، ويُقسم المبلغ بعد انقضاء مهلة الاعتراض.',
      },
      message: { en: 'Already decided', ar: 'سبق البت في القرار' },
    },
    reject: {
      label: { en: 'Reject the decision', ar: 'رفض القرار' },
      done: { en: 'Decision {row} rejected', ar: 'رُفض القرار {row}' },
      by: 'admin',
      from: 'proposed',
      to: 'rejected',
      tone: 'danger',
      reason: 'required',
      message: { en: 'Already decided', ar: 'سبق البت في القرار' },
    },
    execute: { label: { en: 'Execute', ar: 'تنفيذ' }, by: 'system', from: ['proposed', 'approved'], to: 'executed' },
    appeal: { label: { en: 'Appeal', ar: 'اعتراض' }, by: ['client', 'provider'], from: ['approved', 'executed'], to: 'appealed' },
    withdraw: { label: { en: 'Withdraw', ar: 'سحب' }, by: 'system', from: 'proposed', to: 'withdrawn' },
  },
})
