import { boolean, choice, count, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const cities = resource({
  name: 'cities',
  label: { one: { en: 'City', ar: 'مدينة' }, many: { en: 'Cities', ar: 'المدن' } },
  group: 'system',
  icon: 'environment',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    region: choice('Region', 'المنطقة', {
      riyadh: { en: 'Riyadh', ar: 'الرياض' },
      makkah: { en: 'Makkah', ar: 'مكة المكرمة' },
      madinah: { en: 'Madinah', ar: 'المدينة المنورة' },
      eastern: { en: 'Eastern Province', ar: 'المنطقة الشرقية' },
      qassim: { en: 'Qassim', ar: 'القصيم' },
      asir: { en: 'Asir', ar: 'عسير' },
      tabuk: { en: 'Tabuk', ar: 'تبوك' },
      hail: { en: 'Hail', ar: 'حائل' },
      northern_borders: { en: 'Northern Borders', ar: 'الحدود الشمالية' },
      jazan: { en: 'Jazan', ar: 'جازان' },
      najran: { en: 'Najran', ar: 'نجران' },
      baha: { en: 'Al Baha', ar: 'الباحة' },
      jouf: { en: 'Al Jouf', ar: 'الجوف' },
    }),
    is_served: boolean('Served', 'مخدومة', {
      default: true,
      help: { en: 'Clients can order in this city', ar: 'يستطيع العملاء الطلب في هذه المدينة' },
    }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
  },
  title: 'name',
  list: ['name', 'region', 'is_served'],
  filters: ['region', 'is_served'],
  inlineEdit: ['is_served'],
  sort: 'sort_order',
  position: 'sort_order',
  readyRows: true,
  access: { action: 'adm.cities', public: { action: 'pub.static', fields: ['name', 'region', 'is_served', 'sort_order'] } },
})
