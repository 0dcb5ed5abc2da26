import { boolean, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Product features, shown as badges on the product page. */
export const features = resource({
  name: 'features',
  label: { one: { en: 'Feature', ar: 'ميزة' }, many: { en: 'Features', ar: 'المزايا' } },
  group: 'store',
  icon: 'bulb',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    description: localizedLong('Description', 'الوصف', { optional: true, max: 300 }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
  },
  title: 'name',
  list: ['name', 'is_active', 'created_at'],
  filters: ['is_active'],
  inlineEdit: ['is_active'],
  sort: 'name',
  search: ['name', 'description'],
  access: { action: 'adm.features', public: { action: 'pub.store', fields: ['name', 'description'], where: { is_active: true } } },
})
