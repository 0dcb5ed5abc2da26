import { isAdminNotice, notices, noticeTypes } from '@wasl/shared/notifications/notifications.ts'
import { belongsTo, choice, dateTime, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

// By their titles; what has none of its own, or shares it with others, is called by what sets it apart.
const types: Readonly<Record<string, Label>> = {
  ...Object.fromEntries(noticeTypes.flatMap((type) => (isAdminNotice(type) ? [] : [[type, notices[type].title]]))),
  admin_broadcast: ['Message to many', 'رسالة جماعية'],
  cancelled_by_client: ['Order cancelled by the client', 'إلغاء من العميل'],
  cancelled_by_provider: ['Order cancelled by the provider', 'إلغاء من مزوّد الخدمة'],
  cancelled_unpaid: ['Order cancelled, not paid', 'إلغاء لعدم الدفع'],
  cancelled_unpaid_provider: ['Order cancelled, not paid: to the provider', 'إلغاء لعدم الدفع، لمزوّد الخدمة'],
}

export const notifications = resource({
  name: 'notifications',
  label: {
    one: ['Notification', 'إشعار'],
    many: ['Notifications', 'الإشعارات'],
    fresh: { one: 'إشعار جديد', two: 'إشعاران جديدان', few: 'إشعارات جديدة', many: 'إشعارًا جديدًا' },
  },
  group: 'operations',
  icon: 'bell',
  table: 'domain',
  stamps: ['created_at'],
  isTrail: true,
  fields: {
    user_id: belongsTo('To', 'إلى', 'users'),
    type: choice('Type', 'النوع', types),
    title: localized('Title', 'العنوان'),
    body: localizedLong('Text', 'النص'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    read_at: dateTime('Read at', 'وقت القراءة', { optional: true }),
  },
  title: 'title',
  list: ['title', 'user_id', 'order_id', 'read_at', 'created_at'],
  filters: ['user_id', 'type', 'order_id', 'created_at'],
  sort: '-created_at',
  search: ['title', 'body'],
  access: { create: false, edit: false, remove: false },
})
