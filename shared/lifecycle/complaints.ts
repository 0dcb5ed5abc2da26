import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a complaint; the client's next message reopens it. Source: domain, section 2. */
export const complaintLifecycle = statusLifecycle({
  label: { en: 'Complaint', ar: 'الشكوى' },
  start: 'new',
  statuses: {
    new: { en: 'New', ar: 'جديدة' },
    in_progress: { en: 'In progress', ar: 'قيد المتابعة' },
    responded: { en: 'Replied', ar: 'تم الرد' },
  },
  tones: { new: 'warn', in_progress: 'plain', responded: 'good' },
  turns: {
    new: { turn: 'admin', next: { en: 'Assign the complaint to yourself and reply', ar: 'استلم الشكوى ورد عليها' } },
    in_progress: { turn: 'admin', next: { en: 'Reply to the complaint', ar: 'رد على الشكوى' } },
  },
  transitions: {
    take: {
      label: { en: 'Assign to me', ar: 'تولّي الشكوى' },
      done: { en: 'You handle {row} now', ar: 'توليت {row}' },
      by: 'admin',
      from: 'new',
      to: 'in_progress',
      message: { en: 'Already assigned', ar: 'الشكوى قيد المتابعة بالفعل' },
    },
    reply: {
      label: { en: 'Reply', ar: 'رد' },
      done: { en: 'Reply to {row} sent', ar: 'أُرسل الرد على {row}' },
      by: 'admin',
      from: ['new', 'in_progress'],
      to: 'responded',
      tone: 'primary',
      message: { en: 'Already replied, or in dispute', ar: 'سبق الرد عليها، أو هي في نزاع' },
    },
    answer_back: { label: { en: 'Write back', ar: 'تعقيب' }, by: ['client', 'provider'], from: 'responded', to: 'in_progress' },
  },
})
