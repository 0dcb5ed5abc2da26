import { namesOf, rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { belongsTo, choice, count, dateTime, longText } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const transitions = Object.fromEntries(namesOf(orderLifecycle).map((name) => [name, rowOf(orderLifecycle, name).done]))

/** The history of orders, one row a transition. */
export const orderEvents = resource({
  name: 'order-events',
  label: { one: ['Step of an order', 'خطوة في طلب'], many: ['Order timeline', 'مسار الطلبات'], rows: ['Steps of orders', 'خطوات الطلبات'] },
  group: 'operations',
  icon: 'audit',
  table: 'domain',
  stamps: [],
  isTrail: true,
  isWithin: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders', { within: ['Timeline', 'مسار الطلب'] }),
    seq: count('Step', 'الخطوة'),
    transition: choice('What happened', 'الإجراء', transitions),
    from_status: choice('From', 'من', orderLifecycle.statuses),
    to_status: choice('To', 'إلى', orderLifecycle.statuses),
    actor: choice('By', 'بواسطة', {
      client: ['Client', 'العميل'],
      provider: ['Provider', 'مزوّد الخدمة'],
      admin: ['Administration', 'الإدارة'],
      system: ['System', 'النظام'],
      clock: ['Clock', 'المؤقّت'],
    }),
    reason: longText('Reason', 'السبب', { optional: true }),
    at: dateTime('Time', 'الوقت'),
  },
  title: 'transition',
  besideTitle: 'order_id',
  list: ['at', 'order_id', 'seq', 'transition', 'actor', 'to_status', 'reason'],
  filters: ['order_id', 'transition', 'actor', 'to_status', 'at'],
  sort: '-at',
  search: ['reason'],
  access: { create: false, edit: false, remove: false },
})
