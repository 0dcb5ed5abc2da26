import { boolean, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** What a product may be praised for; shown as marks on its page. */
export const features = resource({
  name: 'features',
  label: { one: ['Feature', 'ميزة'], many: ['Features', 'المزايا'] },
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
  inline: ['is_active'],
  sort: 'name',
  search: ['name', 'description'],
  access: { public: ['name', 'description'], publicWhere: { is_active: true } },
})
