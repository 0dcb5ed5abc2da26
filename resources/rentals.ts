import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { rentalFulfilments, tones } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { belongsTo, choice, count, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

// Drafts exist only on the client's device.
const { draft: _, ...storedStatuses } = orderLifecycle.statuses

/** The orders of cars with their dates. A view: the steps are taken in the order, by its parties. */
export const rentals = resource({
  name: 'rentals',
  label: { one: { en: 'Car rental', ar: 'تأجير سيارة' }, many: { en: 'Car rentals', ar: 'طلبات تأجير السيارات' } },
  group: 'operations',
  icon: 'car',
  table: 'domain',
  subsetOf: 'orders',
  // The search finds the order.
  isLog: true,
  timestamps: [],
  fields: {
    number: text('Number', 'رقم الطلب'),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    car_id: belongsTo('Car', 'السيارة', 'cars'),
    client_id: belongsTo('Client', 'العميل', 'customers'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    status: choice('Status', 'الحالة', storedStatuses, { tones }),
    fulfilment: choice('Step', 'المرحلة', rentalFulfilments, { optional: true }),
    alert: choice(
      'Attention',
      'تنبيه',
      { overdue: { en: 'Overdue', ar: 'تأخرت إعادتها' }, at_risk: { en: 'Car may be late', ar: 'قد تتأخر السيارة' } },
      { optional: true, tones: { overdue: 'bad', at_risk: 'warn' } },
    ),
    pickup_at: dateTime('Pick-up', 'موعد الاستلام'),
    return_at: dateTime('Return', 'موعد الإعادة'),
    days: count('Days', 'الأيام'),
    total: money('Rent', 'الإيجار'),
    security_deposit: money('Security deposit', 'مبلغ التأمين'),
    late_charge: money('Late charge', 'أجرة التأخر', { optional: true }),
    handed_over_at: dateTime('Handed over at', 'سُلّمت في', { optional: true }),
    returned_at: dateTime('Returned at', 'أُعيدت في', { optional: true }),
    contract_number: text('Contract number', 'رقم العقد', { optional: true }),
  },
  title: 'number',
  subtitle: 'car_id',
  list: ['number', 'car_id', 'status', 'fulfilment', 'pickup_at', 'return_at', 'alert', 'client_id', 'provider_id', 'total'],
  filters: ['alert', 'fulfilment', 'status', 'car_id', 'provider_id', 'client_id', 'pickup_at', 'return_at', 'total'],
  tabs: ['alert'],
  totals: ['total', 'late_charge'],
  sort: '-pickup_at',
  search: ['number', 'contract_number'],
  searchRelated: ['car_id', 'client_id', 'provider_id'],
  related: ['deposit-claims.order_id', 'delegations.order_id', 'car-holds.order_id'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
