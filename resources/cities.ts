import { boolean, choice, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const cities = resource({
  name: 'cities',
  label: { one: ['City', 'مدينة'], many: ['Cities', 'المدن'] },
  group: 'system',
  icon: 'city',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    region: choice('Region', 'المنطقة', { riyadh: ['Riyadh', 'الرياض'], makkah: ['Makkah', 'مكة المكرمة'] }),
    is_served: boolean('Served', 'مخدومة', { default: true }),
  },
  title: 'name',
  list: ['name', 'region', 'is_served'],
  filters: ['region', 'is_served'],
  sort: 'name',
  access: { public: ['name', 'region'] },
})
