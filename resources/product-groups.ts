import { belongsTo, boolean, hasMany, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Products that differ only in their attributes. Lists show the main product; its page links to the others. */
export const productGroups = resource({
  name: 'product-groups',
  label: { one: { en: 'Product group', ar: 'مجموعة منتجات' }, many: { en: 'Product groups', ar: 'مجموعات المنتجات' } },
  group: 'store',
  icon: 'group',
  fields: {
    name: localized('Name', 'الاسم', { max: 120, unique: true }),
    product_ids: hasMany('Products', 'المنتجات', 'products', {
      max: 50,
      requiredWhenVisible: { message: { en: 'Choose the group’s products', ar: 'اختر منتجات المجموعة' } },
    }),
    main_product_id: belongsTo('Main product', 'المنتج الرئيسي', 'products', {
      help: { en: 'Represents the group in lists', ar: 'يظهر في القوائم ممثلًا للمجموعة' },
    }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
  },
  rules: [
    {
      field: 'product_ids',
      isValid: ({ product_ids }) => product_ids.length > 1,
      message: { en: 'A group needs at least two products', ar: 'المجموعة تحتاج منتجين على الأقل' },
    },
    {
      field: 'main_product_id',
      isValid: ({ product_ids, main_product_id }) => product_ids.includes(main_product_id),
      message: { en: 'The main product must belong to the group', ar: 'يجب أن يكون المنتج الرئيسي من منتجات المجموعة' },
    },
  ],
  title: 'name',
  list: ['name', 'main_product_id', 'product_ids', 'is_active'],
  filters: ['main_product_id', 'is_active'],
  inlineEdit: ['is_active'],
  sort: 'name',
  related: ['review-requests.group_id'],
  access: {
    action: 'adm.groups',
    public: { action: 'pub.store', fields: ['name', 'product_ids', 'main_product_id'], where: { is_active: true } },
  },
})
