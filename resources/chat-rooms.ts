import { belongsTo, choice, count, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The chats, without their messages: reading those has a permission and an audit entry of its own. */
export const chatRooms = resource({
  name: 'chat-rooms',
  label: {
    one: { en: 'Chat', ar: 'محادثة' },
    many: { en: 'Chats', ar: 'المحادثات' },
    newRowsArabic: { one: 'محادثة جديدة', two: 'محادثتان جديدتان', few: 'محادثات جديدة', many: 'محادثة جديدة' },
  },
  group: 'operations',
  icon: 'message',
  table: 'domain',
  fields: {
    title: text('Subject', 'الموضوع', { max: 120 }),
    kind: choice('With', 'بين', {
      order: { en: 'Both parties of an order', ar: 'طرفا الطلب' },
      administration: { en: 'User and administration', ar: 'المستخدم والإدارة' },
      product: { en: 'Client and seller of a product', ar: 'العميل وبائع المنتج' },
    }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true, tabLabel: { en: 'Chat', ar: 'المحادثة' } }),
    user_id: belongsTo('User', 'المستخدم', 'users', { optional: true }),
    product_id: belongsTo('Product', 'المنتج', 'products', { optional: true, tabLabel: { en: 'Questions', ar: 'الأسئلة' } }),
    provider_id: belongsTo('Seller', 'البائع', 'providers', {
      optional: true,
      tabLabel: { en: 'Questions about products', ar: 'أسئلة عن المنتجات' },
    }),
    status: choice(
      'Reply',
      'الرد',
      {
        none: { en: 'Not needed', ar: 'لا يلزم' },
        waiting: { en: 'Awaiting reply', ar: 'بانتظار الرد' },
        answered: { en: 'Replied', ar: 'تم الرد' },
      },
      { default: 'none', tones: { none: 'plain', waiting: 'warn', answered: 'good' } },
    ),
    waiting_since: dateTime('Waiting since', 'تنتظر منذ', { optional: true }),
    last_seq: count('Messages', 'الرسائل', { default: 0 }),
    last_at: dateTime('Last message', 'آخر رسالة', { optional: true }),
    reply: longText('Last reply', 'آخر رد', { optional: true, min: 1, max: 2000 }),
  },
  title: 'title',
  list: ['title', 'kind', 'status', 'waiting_since', 'last_seq', 'last_at'],
  filters: ['status', 'kind', 'order_id', 'user_id', 'product_id', 'last_at'],
  // The chats that wait for a reply come first.
  sort: 'waiting_since',
  search: ['title'],
  pending: {
    statusField: 'status',
    turns: { waiting: { turn: 'admin', next: { en: 'Read the chat and reply', ar: 'اقرأ المحادثة ورد عليها' } } },
    queue: { en: 'awaiting reply', ar: 'بانتظار الرد' },
    waitingSinceField: 'waiting_since',
    notification: 'chat_waiting',
  },
  historyLabels: { read: { en: 'Chat read', ar: 'قراءة المحادثة' } },
  related: ['chat-reports.room_id'],
  access: { action: { read: 'adm.chat.read', write: 'adm.chat.reply' }, create: false, edit: false, remove: false },
  actions: {
    reply: {
      label: { en: 'Reply', ar: 'رد' },
      historyLabel: { en: 'Reply sent', ar: 'إرسال رد' },
      done: { en: 'Reply sent', ar: 'أُرسل الرد' },
      inputs: ['reply'],
      templates: { from: 'reply-templates', into: 'reply' },
      when: ({ kind, provider_id }) => kind === 'administration' || (kind === 'product' && !provider_id),
      message: { en: 'Only both parties write in this chat', ar: 'لا يكتب في هذه المحادثة إلا طرفاها' },
      set: { status: 'answered' },
      effect: 'send_chat_reply',
      tone: 'primary',
    },
  },
})
