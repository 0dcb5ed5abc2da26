import type { ReasonOptionsSource } from '@wasl/shared/registry/action-inputs.ts'
import { boolean, choice, count, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const cancellationReasons = resource({
  name: 'cancellation-reasons',
  label: { one: { en: 'Cancellation reason', ar: 'سبب إلغاء' }, many: { en: 'Cancellation reasons', ar: 'أسباب الإلغاء' } },
  group: 'operations',
  icon: 'unordered-list',
  fields: {
    cancel_reason: localized('Reason', 'السبب', { max: 120, unique: true }),
    audience: choice(
      'Available to',
      'يظهر لـ',
      {
        client: { en: 'Client', ar: 'العميل' },
        provider: { en: 'Provider', ar: 'مزوّد الخدمة' },
        admin: { en: 'Administration', ar: 'الإدارة' },
        everyone: { en: 'Everyone', ar: 'الجميع' },
      },
      { default: 'everyone' },
    ),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
  },
  title: 'cancel_reason',
  list: ['cancel_reason', 'audience', 'is_active', 'sort_order'],
  filters: ['audience', 'is_active'],
  inlineEdit: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  readyRows: true,
  access: { action: 'adm.reasons' },
})

/** The active cancellation reasons available to one side: its own and the ones for everyone. */
export const cancellationReasonsFor = (side: 'client' | 'provider' | 'admin'): ReasonOptionsSource => ({
  from: cancellationReasons.name,
  where: { is_active: [true], audience: [side, 'everyone'] },
})
