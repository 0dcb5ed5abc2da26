import { isAdminNotification, notificationTemplates, notificationTypes } from '@wasl/shared/notifications/notifications.ts'
import { belongsTo, choice, dateTime, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

// Types are labelled by their titles. Types without a title, or with a title that others share, get a label here.
export const notificationTypeLabels: Readonly<Record<string, Label>> = {
  ...Object.fromEntries(
    notificationTypes.flatMap((type) => (isAdminNotification(type) ? [] : [[type, notificationTemplates[type].title]])),
  ),
  admin_broadcast: { en: 'Broadcast', ar: 'رسالة جماعية' },
  cancelled_by_client: { en: 'Order cancelled by the client', ar: 'إلغاء من العميل' },
  cancelled_by_provider: { en: 'Order cancelled by the provider', ar: 'إلغاء من مزوّد الخدمة' },
  cancelled_unaccepted: { en: 'Booking cancelled: invoice not accepted', ar: 'إلغاء الحجز لعدم قبول الفاتورة' },
  cancelled_unaccepted_provider: {
    en: 'Booking cancelled: invoice not accepted (provider)',
    ar: 'إلغاء الحجز لعدم قبول الفاتورة، لمزوّد الخدمة',
  },
  cancelled_unpaid: { en: 'Order cancelled: not paid', ar: 'إلغاء لعدم الدفع' },
  cancelled_unpaid_provider: { en: 'Order cancelled: not paid (provider)', ar: 'إلغاء لعدم الدفع، لمزوّد الخدمة' },
}

export const notifications = resource({
  name: 'notifications',
  label: {
    one: { en: 'Notification', ar: 'إشعار' },
    many: { en: 'User notifications', ar: 'إشعارات المستخدمين' },
    newRowsArabic: { one: 'إشعار جديد', two: 'إشعاران جديدان', few: 'إشعارات جديدة', many: 'إشعارًا جديدًا' },
  },
  group: 'operations',
  icon: 'bell',
  table: 'domain',
  timestamps: ['created_at'],
  isLog: true,
  fields: {
    user_id: belongsTo('To', 'إلى', 'users'),
    type: choice('Type', 'النوع', notificationTypeLabels),
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
  access: { action: 'adm.notify', create: false, edit: false, remove: false },
})
