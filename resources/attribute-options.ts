import { belongsTo, boolean, color, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The values of an attribute. Separate rows, so that variants can reference them and a value in use cannot be deleted. */
export const attributeOptions = resource({
  name: 'attribute-options',
  label: { one: { en: 'Option', ar: 'خيار' }, many: { en: 'Attribute options', ar: 'خيارات الخصائص' } },
  group: 'store',
  icon: 'unordered-list',
  fields: {
    attribute_id: belongsTo('Attribute', 'الخاصية', 'attributes'),
    option_name: localized('Option', 'الخيار', { max: 60 }),
    color: color('Color', 'اللون', { optional: true }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
  },
  title: 'option_name',
  list: ['option_name', 'attribute_id', 'color', 'is_active'],
  filters: ['attribute_id', 'is_active'],
  inlineEdit: ['is_active'],
  sort: 'option_name',
  unique: [['attribute_id', 'option_name']],
  access: {
    action: 'adm.features',
    public: { action: 'pub.store', fields: ['attribute_id', 'option_name', 'color'], where: { is_active: true } },
  },
})
