import { boolean, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Product attributes such as color, size and capacity. */
export const attributes = resource({
  name: 'attributes',
  label: { one: { en: 'Attribute', ar: 'خاصية' }, many: { en: 'Attributes', ar: 'الخصائص' } },
  group: 'store',
  icon: 'control',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
  },
  title: 'name',
  list: ['name', 'is_active', 'created_at'],
  filters: ['is_active'],
  inlineEdit: ['is_active'],
  sort: 'name',
  related: ['attribute-options.attribute_id'],
  access: { action: 'adm.features', public: { action: 'pub.store', fields: ['name'], where: { is_active: true } } },
})
