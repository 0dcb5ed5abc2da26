import { transitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { belongsTo, choice, count, dateTime, longText } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const transitions = Object.fromEntries(
  transitionNames(orderLifecycle).map((name) => [name, transitionOf(orderLifecycle, name).historyLabel]),
)

/** Order history, one row per transition. */
export const orderEvents = resource({
  name: 'order-events',
  label: {
    one: { en: 'Order event', ar: 'خطوة في طلب' },
    many: { en: 'Order timeline', ar: 'مسار الطلبات' },
    rows: { en: 'Order events', ar: 'خطوات الطلبات' },
  },
  group: 'operations',
  icon: 'audit',
  table: 'domain',
  timestamps: [],
  isLog: true,
  isNested: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders', { tabLabel: { en: 'Timeline', ar: 'مسار الطلب' } }),
    seq: count('Event no.', 'الخطوة'),
    transition: choice('Event', 'الإجراء', transitions),
    from_status: choice('From', 'من', orderLifecycle.statuses),
    to_status: choice('To', 'إلى', orderLifecycle.statuses),
    actor: choice('By', 'بواسطة', {
      client: { en: 'Client', ar: 'العميل' },
      provider: { en: 'Provider', ar: 'مزوّد الخدمة' },
      admin: { en: 'Administration', ar: 'الإدارة' },
      system: { en: 'System', ar: 'النظام' },
      scheduler: { en: 'Scheduler', ar: 'المؤقّت' },
    }),
    reason: longText('Reason', 'السبب', { optional: true }),
    appointment_at: dateTime('Appointment', 'الموعد', { optional: true }),
    appointment_minutes: count('Length of the appointment (minutes)', 'مدة الموعد بالدقائق', { optional: true }),
    at: dateTime('Time', 'الوقت'),
  },
  title: 'transition',
  subtitle: 'order_id',
  list: ['at', 'order_id', 'seq', 'transition', 'actor', 'to_status', 'reason'],
  filters: ['order_id', 'transition', 'actor', 'to_status', 'at'],
  sort: '-at',
  search: ['reason'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
