import { reportReasons } from '@wasl/shared/contract/choices.ts'
import { belongsTo, choice, longText } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Chat messages that a reader has reported. */
export const chatReports = resource({
  name: 'chat-reports',
  label: {
    one: { en: 'Reported message', ar: 'رسالة مبلّغ عنها' },
    many: { en: 'Reported messages', ar: 'الرسائل المبلّغ عنها' },
    newRowsArabic: { one: 'بلاغ جديد', two: 'بلاغان جديدان', few: 'بلاغات جديدة', many: 'بلاغًا جديدًا' },
  },
  group: 'operations',
  icon: 'stop',
  table: 'domain',
  fields: {
    text: longText('Message', 'الرسالة', { max: 2000 }),
    reason: choice('Reason', 'السبب', reportReasons),
    note: longText('Note', 'ملاحظة المبلّغ', { optional: true, max: 500 }),
    status: choice(
      'Status',
      'الحالة',
      { new: { en: 'New', ar: 'جديد' }, handled: { en: 'Handled', ar: 'عولج' } },
      { default: 'new', tones: { new: 'warn', handled: 'good' } },
    ),
    user_id: belongsTo('Reported by', 'المبلّغ', 'users'),
    sender_id: belongsTo('Written by', 'كاتب الرسالة', 'users', { optional: true }),
    room_id: belongsTo('Chat', 'المحادثة', 'chat-rooms'),
    decision: longText('Decision', 'القرار', { optional: true, min: 3, max: 500 }),
    admin_id: belongsTo('Handled by', 'عالجه', 'admins', { optional: true, readOnly: true }),
  },
  title: 'reason',
  list: ['created_at', 'text', 'reason', 'status', 'user_id', 'sender_id', 'room_id'],
  filters: ['status', 'reason', 'sender_id', 'room_id', 'created_at'],
  sort: '-created_at',
  search: ['text', 'note'],
  pending: {
    statusField: 'status',
    turns: { new: { turn: 'admin', next: { en: 'Read the chat and decide', ar: 'اقرأ المحادثة ثم قرّر' } } },
    queue: { en: 'to be handled', ar: 'بانتظار المعالجة' },
    notification: 'chat_report_new',
  },
  access: { action: { read: 'adm.chat.read', write: 'adm.chat.reply' }, create: false, edit: false, remove: false },
  actions: {
    handle: {
      label: { en: 'Mark as handled', ar: 'تمت المعالجة' },
      done: { en: 'Report closed', ar: 'أُغلق البلاغ' },
      inputs: ['decision'],
      when: ({ status }) => status === 'new',
      message: { en: 'Already handled', ar: 'عولج من قبل' },
      set: { status: 'handled' },
      actorField: 'admin_id',
      tone: 'primary',
    },
  },
})
