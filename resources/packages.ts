import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { packageHistoryLabels, packageLifecycle } from '@wasl/shared/lifecycle/packages.ts'
import { belongsTo, count, images, list, localized, localizedLong, longText, money, status } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Services with a fixed content and price, which clients book without offers. */
export const packages = resource({
  name: 'packages',
  label: { one: { en: 'Package', ar: 'باقة' }, many: { en: 'Packages', ar: 'الباقات' } },
  group: 'catalog',
  icon: 'gift',
  fields: {
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    service_id: belongsTo('Service', 'الخدمة', 'services'),
    title: localized('Title', 'العنوان', { min: 3, max: 80 }),
    description: localizedLong('Description', 'الوصف', { optional: true, max: 600 }),
    includes: list(
      'What is included',
      'ما تشمله الباقة',
      { text: localized('Item', 'البند', { min: 2, max: 120 }) },
      { one: { en: 'Item', ar: 'بند' }, min: 1, max: 12 },
    ),
    price: money('Price before VAT', 'السعر قبل الضريبة', {
      min: 100,
      help: { en: 'The client sees it with VAT', ar: 'يراه العميل شاملًا الضريبة' },
    }),
    duration_days: count('Days of work', 'مدة التنفيذ بالأيام', { min: 1, max: 365, default: 1 }),
    images: images('Images', 'الصور', { optional: true, max: 5, shownToAll: true }),
    status: status(packageLifecycle),
    return_reason: longText('Reason for the return', 'سبب الإعادة إلى المزوّد', { optional: true, readOnly: true, max: 500 }),
  },
  title: 'title',
  subtitle: 'provider_id',
  list: ['title', 'provider_id', 'service_id', 'price', 'duration_days', 'status'],
  filters: ['provider_id', 'service_id', 'price', 'status'],
  sort: '-created_at',
  search: ['title'],
  pending: {
    statusField: 'status',
    turns: packageLifecycle.turns,
    queue: { en: 'to review', ar: 'بانتظار المراجعة' },
    notification: 'package_in_review',
  },
  access: { action: 'adm.products' },
  actions: statusActions(packageLifecycle),
  historyLabels: packageHistoryLabels,
})
