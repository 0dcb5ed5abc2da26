import { belongsTo, dateTime, localized, localizedLong, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const notifications = resource({
  name: 'notifications',
  label: { one: ['Notification', 'إشعار'], many: ['Notifications', 'الإشعارات'] },
  group: 'operations',
  icon: 'bell',
  table: 'domain',
  isTrail: true,
  fields: {
    user_id: belongsTo('To', 'إلى', 'users'),
    type: text('Type', 'النوع'),
    title: localized('Title', 'العنوان'),
    body: localizedLong('Text', 'النص'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    read_at: dateTime('Read at', 'وقت القراءة', { optional: true }),
  },
  title: 'title',
  list: ['title', 'user_id', 'type', 'order_id', 'read_at', 'created_at'],
  filters: ['user_id', 'type', 'order_id', 'created_at'],
  sort: '-created_at',
  search: ['title', 'body'],
  access: { create: false, edit: false, remove: false },
})
