import { boolean, choice, count, image, localized, localizedLong, percent } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { icons } from './icons.ts'

export const categories = resource({
  name: 'categories',
  label: { one: { en: 'Category', ar: 'تصنيف' }, many: { en: 'Categories', ar: 'التصنيفات' } },
  group: 'catalog',
  icon: 'appstore',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    description: localizedLong('Description', 'الوصف', { max: 300 }),
    icon: choice('Icon', 'الأيقونة', icons),
    image: image('Image', 'الصورة', { optional: true, help: { en: 'Shown instead of the icon', ar: 'تظهر بدلًا من الأيقونة' } }),
    commission_percent: percent('Commission', 'العمولة', {
      optional: true,
      max: 50,
      help: { en: 'Leave empty to use the default commission', ar: 'اتركها فارغة لتطبيق العمولة العامة' },
    }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
  },
  title: 'name',
  list: ['name', 'icon', 'commission_percent', 'is_active', 'sort_order'],
  filters: ['is_active'],
  inlineEdit: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  readyRows: true,
  search: ['name', 'description'],
  access: {
    action: 'adm.categories',
    public: { action: 'pub.home', fields: ['name', 'description', 'icon', 'image', 'sort_order'], where: { is_active: true } },
  },
  actions: {
    activate: {
      label: { en: 'Activate', ar: 'تفعيل' },
      done: { en: '{row} is active', ar: 'تم تفعيل {row}' },
      when: (category) => !category.is_active,
      message: { en: 'Already active', ar: 'مفعّل بالفعل' },
      set: { is_active: true },
    },
    deactivate: {
      label: { en: 'Deactivate', ar: 'إيقاف' },
      done: { en: '{row} is inactive', ar: 'تم إيقاف {row}' },
      when: (category) => category.is_active,
      message: { en: 'Already inactive', ar: 'غير مفعّل حاليًا' },
      set: { is_active: false },
      confirm: { en: 'Deactivate this category? Clients will no longer see it.', ar: 'لن يظهر هذا التصنيف للعملاء. هل تريد إيقافه؟' },
      tone: 'danger',
    },
  },
})
