import { statusLifecycle } from './status-lifecycle.ts'

/** The life of a complaint; what the client writes back opens it again. Source: domain.md 2. */
export const complaintLifecycle = statusLifecycle({
  label: ['Complaint', 'الشكوى'],
  start: 'new',
  statuses: {
    new: ['New', 'جديدة'],
    in_progress: ['In progress', 'قيد المتابعة'],
    responded: ['Answered', 'تم الرد'],
  },
  tones: { new: 'warn', in_progress: 'plain', responded: 'good' },
  turns: {
    new: { turn: 'admin', next: ['Take the complaint and answer it', 'استلم الشكوى ورد عليها'] },
    in_progress: { turn: 'admin', next: ['Answer the complaint', 'رد على الشكوى'] },
  },
  steps: {
    take: {
      label: ['Assign to me', 'استلام'],
      by: 'admin',
      from: 'new',
      to: 'in_progress',
      otherwise: ['Somebody has it already', 'الشكوى قيد المتابعة بالفعل'],
    },
    reply: {
      label: ['Reply', 'رد'],
      by: 'admin',
      from: ['new', 'in_progress'],
      to: 'responded',
      tone: 'primary',
      otherwise: ['It has been answered', 'سبق الرد عليها'],
    },
    answer_back: { label: ['Write back', 'تعقيب'], by: ['client', 'provider'], from: 'responded', to: 'in_progress' },
  },
})
