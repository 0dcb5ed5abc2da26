import { belongsTo, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Messages between the client and the provider of an order. Read-only for administrators. */
export const chatMessages = resource({
  name: 'chat-messages',
  label: {
    one: { en: 'Chat message', ar: 'رسالة محادثة' },
    many: { en: 'Chats', ar: 'المحادثات' },
    rows: { en: 'Chat messages', ar: 'رسائل المحادثات' },
    newRowsArabic: { one: 'رسالة جديدة', two: 'رسالتان جديدتان', few: 'رسائل جديدة', many: 'رسالة جديدة' },
  },
  group: 'operations',
  icon: 'message',
  isLog: true,
  fields: {
    sender_name: text('Sender', 'المرسل', { max: 120 }),
    message: longText('Message', 'الرسالة', { max: 2000 }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { tabLabel: { en: 'Chat', ar: 'المحادثة' } }),
    sender_id: belongsTo('Account', 'الحساب', 'users'),
    read_at: dateTime('Read at', 'وقت القراءة', { optional: true, empty: { en: 'Unread', ar: 'لم تُقرأ بعد' } }),
  },
  title: 'sender_name',
  subtitle: 'order_id',
  list: ['sender_name', 'message', 'order_id', 'read_at', 'created_at'],
  filters: ['order_id', 'sender_id', 'created_at'],
  sort: '-created_at',
  search: ['message', 'sender_name'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
