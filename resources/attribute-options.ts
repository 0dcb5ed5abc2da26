import { belongsTo, boolean, color, count, localized } from '@wasl/shared/registry/fields.ts'
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
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: {
        en: 'Its place in lists: small, medium, large; 0 places it last',
        ar: 'موضعه في القوائم: صغير ثم وسط ثم كبير، و0 يضعه في الأخير',
      },
    }),
  },
  title: 'option_name',
  list: ['option_name', 'attribute_id', 'color', 'is_active', 'sort_order'],
  filters: ['attribute_id', 'is_active'],
  inlineEdit: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  unique: [['attribute_id', 'option_name']],
  access: {
    action: 'adm.features',
    public: { action: 'pub.store', fields: ['attribute_id', 'option_name', 'color', 'sort_order'], where: { is_active: true } },
  },
})
