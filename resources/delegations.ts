import { delegationLifecycle } from '@wasl/shared/lifecycle/delegations.ts'
import { deliveryLegs } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { belongsTo, choice, dateTime, status } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { transitions } = delegationLifecycle

/** Who of a provider delivers or fetches what of an order. At most one delegate has a leg of an order at a time. */
export const delegations = resource({
  name: 'delegations',
  label: {
    one: { en: 'Delegation', ar: 'إسناد' },
    many: { en: 'Delegations', ar: 'إسنادات التوصيل' },
    newRowsArabic: { one: 'إسناد جديد', two: 'إسنادان جديدان', few: 'إسنادات جديدة', many: 'إسنادًا جديدًا' },
  },
  group: 'operations',
  icon: 'user',
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    user_id: belongsTo('Delegate', 'المندوب', 'users'),
    leg: choice('What', 'المهمة', deliveryLegs),
    status: status(delegationLifecycle, { default: delegationLifecycle.start }),
    ended_at: dateTime('Ended at', 'وقت الانتهاء', { optional: true }),
  },
  title: 'leg',
  subtitle: 'order_id',
  list: ['order_id', 'leg', 'user_id', 'provider_id', 'status', 'created_at', 'ended_at'],
  filters: ['status', 'leg', 'order_id', 'user_id', 'provider_id', 'created_at'],
  sort: '-created_at',
  searchRelated: ['order_id', 'user_id'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  historyLabels: { start: transitions.start.label, finish: transitions.finish.label, release: transitions.release.historyLabel },
})
