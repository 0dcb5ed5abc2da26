import { choice, email, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Messages submitted through the contact page, stored unchanged. */
export const contactMessages = resource({
  name: 'contact-messages',
  label: {
    one: { en: 'Contact message', ar: 'رسالة تواصل' },
    many: { en: 'Contact messages', ar: 'رسائل التواصل' },
    newRowsArabic: { one: 'رسالة تواصل جديدة', two: 'رسالتا تواصل جديدتان', few: 'رسائل تواصل جديدة', many: 'رسالة تواصل جديدة' },
  },
  group: 'content',
  icon: 'message',
  table: 'domain',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    email: email('Email', 'البريد الإلكتروني', { anyEnding: true }),
    subject: text('Subject', 'الموضوع', { min: 3, max: 120 }),
    message: longText('Message', 'الرسالة', { min: 5, max: 2000 }),
    status: choice(
      'Status',
      'الحالة',
      { new: { en: 'New', ar: 'جديدة' }, seen: { en: 'Read', ar: 'قُرئت' }, answered: { en: 'Answered', ar: 'رُدّ عليها' } },
      { default: 'new', tones: { new: 'warn', seen: 'plain', answered: 'good' } },
    ),
    reply: longText('Reply', 'الرد', {
      optional: true,
      min: 5,
      max: 2000,
      help: { en: 'Sent to the email address above', ar: 'يُرسل إلى البريد الإلكتروني أعلاه' },
      visibleWhen: { field: 'status', is: ['answered'] },
    }),
    answer_note: longText('Reply note', 'كيف رُدّ عليها', { optional: true, max: 500 }),
  },
  title: 'subject',
  list: ['created_at', 'name', 'email', 'subject', 'status'],
  filters: ['status', 'created_at'],
  sort: '-created_at',
  search: ['name', 'email', 'subject', 'message'],
  pending: {
    statusField: 'status',
    turns: {
      new: {
        turn: 'admin',
        next: { en: 'Read it and reply if needed', ar: 'اقرأها، ورد عليها إن احتاجت إلى رد' },
      },
    },
    queue: { en: 'unread', ar: 'لم تُقرأ بعد' },
    notification: 'contact_message_new',
  },
  access: { action: 'adm.contact', create: false, edit: false, remove: false },
  actions: {
    reply: {
      label: { en: 'Reply', ar: 'رد' },
      done: { en: 'Reply sent', ar: 'أُرسل الرد' },
      inputs: ['reply'],
      when: ({ status }) => status !== 'answered',
      message: { en: 'Already answered', ar: 'رُدّ عليها بالفعل' },
      set: { status: 'answered' },
      effect: 'send_contact_reply',
      tone: 'primary',
    },
    mark_seen: {
      label: { en: 'Mark as read', ar: 'تحديد كمقروءة' },
      done: { en: 'Marked as read', ar: 'حُددت الرسالة كمقروءة' },
      when: ({ status }) => status === 'new',
      message: { en: 'Already read', ar: 'قُرئت بالفعل' },
      set: { status: 'seen' },
    },
    mark_answered: {
      label: { en: 'Answered elsewhere', ar: 'رُدّ عليها خارج المنصة' },
      done: { en: 'Marked as answered', ar: 'سُجّل الرد' },
      inputs: ['answer_note'],
      when: ({ status }) => status !== 'answered',
      message: { en: 'Already answered', ar: 'رُدّ عليها بالفعل' },
      set: { status: 'answered' },
    },
  },
})
