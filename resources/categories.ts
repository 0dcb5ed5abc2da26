import { boolean, choice, count, image, localized, localizedLong, percent } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { icons } from './icons.ts'

export const categories = resource({
  name: 'categories',
  label: { one: ['Category', 'تصنيف'], many: ['Categories', 'التصنيفات'] },
  group: 'catalog',
  icon: 'appstore',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    description: localizedLong('Description', 'الوصف', { max: 300 }),
    icon: choice('Icon', 'الأيقونة', icons),
    image: image('Image', 'الصورة', { optional: true, help: ['Shown instead of the icon', 'تظهر بدلًا من الأيقونة'] }),
    commission_percent: percent('Commission', 'العمولة', {
      optional: true,
      max: 50,
      help: ['Empty means the general commission', 'اتركها فارغة لتطبيق العمولة العامة'],
    }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Order in lists', 'الترتيب في القوائم', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعه في الأخير'] }),
  },
  title: 'name',
  list: ['name', 'icon', 'commission_percent', 'is_active', 'sort_order'],
  filters: ['is_active'],
  inline: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  search: ['name', 'description'],
  access: { public: ['name', 'description', 'icon', 'image', 'sort_order'], publicWhere: { is_active: true } },
  actions: {
    activate: {
      label: ['Activate', 'تفعيل'],
      when: (category) => !category.is_active,
      otherwise: ['Active already', 'مفعّل بالفعل'],
      set: { is_active: true },
    },
    deactivate: {
      label: ['Deactivate', 'إيقاف'],
      when: (category) => category.is_active,
      otherwise: ['Not active now', 'غير مفعّل حاليًا'],
      set: { is_active: false },
      confirm: ['Clients will no longer see this category. Deactivate it?', 'لن يظهر هذا التصنيف للعملاء. هل تريد إيقافه؟'],
      tone: 'danger',
    },
  },
})
