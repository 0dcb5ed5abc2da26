import { boolean, choice, count, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const cities = resource({
  name: 'cities',
  label: { one: ['City', 'مدينة'], many: ['Cities', 'المدن'] },
  group: 'system',
  icon: 'environment',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    region: choice('Region', 'المنطقة', {
      riyadh: ['Riyadh', 'الرياض'],
      makkah: ['Makkah', 'مكة المكرمة'],
      madinah: ['Madinah', 'المدينة المنورة'],
      eastern: ['Eastern Province', 'المنطقة الشرقية'],
      qassim: ['Qassim', 'القصيم'],
      asir: ['Asir', 'عسير'],
      tabuk: ['Tabuk', 'تبوك'],
      hail: ['Hail', 'حائل'],
      northern_borders: ['Northern Borders', 'الحدود الشمالية'],
      jazan: ['Jazan', 'جازان'],
      najran: ['Najran', 'نجران'],
      baha: ['Al Baha', 'الباحة'],
      jouf: ['Al Jouf', 'الجوف'],
    }),
    is_served: boolean('Served', 'مخدومة', {
      default: true,
      help: ['Clients can order in this city', 'يستطيع العملاء الطلب في هذه المدينة'],
    }),
    sort_order: count('Order in lists', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: ['Lower numbers come first', 'الأقل رقمًا يظهر أولًا'],
    }),
  },
  title: 'name',
  list: ['name', 'region', 'is_served'],
  filters: ['region', 'is_served'],
  inline: ['is_served'],
  sort: 'sort_order',
  access: { public: ['name', 'region', 'is_served', 'sort_order'] },
})
