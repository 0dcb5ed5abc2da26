import { boolean, choice, count, localized } from '@wasl/shared/registry/fields.ts'
import { type ReadyReasons, resource } from '@wasl/shared/registry/resource.ts'

export const cancellationReasons = resource({
  name: 'cancellation-reasons',
  label: { one: ['Cancellation reason', 'سبب إلغاء'], many: ['Cancellation reasons', 'أسباب الإلغاء'] },
  group: 'operations',
  icon: 'stop',
  fields: {
    cancel_reason: localized('Reason', 'السبب', { max: 120, unique: true }),
    audience: choice(
      'Offered to',
      'يظهر لـ',
      {
        client: ['Client', 'العميل'],
        provider: ['Provider', 'مزوّد الخدمة'],
        admin: ['Administration', 'الإدارة'],
        everyone: ['Everyone', 'الجميع'],
      },
      { default: 'everyone' },
    ),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Order in lists', 'الترتيب في القوائم', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعه في الأخير'] }),
  },
  title: 'cancel_reason',
  list: ['cancel_reason', 'audience', 'is_active', 'sort_order'],
  filters: ['audience', 'is_active'],
  inline: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  access: {},
})

/** The reasons that one side may choose from: its own and those of everyone, while they are active. */
export const cancellationReasonsFor = (side: 'client' | 'provider' | 'admin'): ReadyReasons => ({
  from: cancellationReasons.name,
  where: { is_active: [true], audience: [side, 'everyone'] },
})
