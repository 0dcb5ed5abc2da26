import { belongsTo, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** What the two parties of an order write to each other. The administration reads it with the order, and writes nothing here. */
export const chatMessages = resource({
  name: 'chat-messages',
  label: {
    one: ['Chat message', 'رسالة محادثة'],
    many: ['Chats', 'المحادثات'],
    rows: ['Chat messages', 'رسائل المحادثات'],
    fresh: { one: 'رسالة جديدة', two: 'رسالتان جديدتان', few: 'رسائل جديدة', many: 'رسالة جديدة' },
  },
  group: 'operations',
  icon: 'message',
  isTrail: true,
  fields: {
    sender_name: text('Sender', 'المرسل', { max: 120 }),
    message: longText('Message', 'الرسالة', { max: 2000 }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { within: ['Chat', 'المحادثة'] }),
    sender_id: belongsTo('Account', 'الحساب', 'users'),
    read_at: dateTime('Read at', 'وقت القراءة', { optional: true, empty: ['Not read yet', 'لم تُقرأ بعد'] }),
  },
  title: 'sender_name',
  besideTitle: 'order_id',
  list: ['sender_name', 'message', 'order_id', 'read_at', 'created_at'],
  filters: ['order_id', 'sender_id', 'created_at'],
  sort: '-created_at',
  search: ['message', 'sender_name'],
  access: { create: false, edit: false, remove: false },
})
