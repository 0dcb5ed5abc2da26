import { choice, email, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** What people write to the administration by the contact page; kept as it came. */
export const contactMessages = resource({
  name: 'contact-messages',
  label: {
    one: ['Contact message', 'رسالة تواصل'],
    many: ['Contact messages', 'رسائل التواصل'],
    fresh: { one: 'رسالة تواصل جديدة', two: 'رسالتا تواصل جديدتان', few: 'رسائل تواصل جديدة', many: 'رسالة تواصل جديدة' },
  },
  group: 'content',
  icon: 'message',
  table: 'domain',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    email: email('E-mail', 'البريد الإلكتروني'),
    subject: text('Subject', 'الموضوع', { min: 3, max: 120 }),
    message: longText('Message', 'الرسالة', { min: 5, max: 2000 }),
    status: choice(
      'Status',
      'الحالة',
      { new: ['New', 'جديدة'], seen: ['Seen', 'قُرئت'], answered: ['Answered', 'رُدّ عليها'] },
      { default: 'new', tones: { new: 'warn', seen: 'plain', answered: 'good' } },
    ),
    answer_note: longText('How it was answered', 'كيف رُدّ عليها', { optional: true, max: 500 }),
  },
  title: 'subject',
  list: ['created_at', 'name', 'email', 'subject', 'status'],
  filters: ['status', 'created_at'],
  sort: '-created_at',
  search: ['name', 'email', 'subject', 'message'],
  waits: {
    by: 'status',
    turns: {
      new: {
        turn: 'admin',
        next: ['Read it, and answer by e-mail where an answer is due', 'اقرأها، ورد عليها بالبريد إن احتاجت إلى رد'],
      },
    },
    queue: ['to read', 'لم تُقرأ بعد'],
    notice: 'contact_message_new',
  },
  access: { create: false, edit: false, remove: false },
  actions: {
    mark_seen: {
      label: ['Mark as seen', 'تحديد كمقروءة'],
      when: ({ status }) => status === 'new',
      otherwise: ['Seen already', 'قُرئت بالفعل'],
      set: { status: 'seen' },
    },
    mark_answered: {
      label: ['Mark as answered', 'تسجيل الرد'],
      ask: ['answer_note'],
      when: ({ status }) => status !== 'answered',
      otherwise: ['Answered already', 'رُدّ عليها بالفعل'],
      set: { status: 'answered' },
      tone: 'primary',
    },
  },
})
