import { belongsTo, boolean, hasMany, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Products that differ by their attributes alone: lists show the main one, its page leads to the others. */
export const productGroups = resource({
  name: 'product-groups',
  label: { one: ['Product group', 'مجموعة منتجات'], many: ['Product groups', 'مجموعات المنتجات'] },
  group: 'store',
  icon: 'group',
  fields: {
    name: localized('Name', 'الاسم', { max: 120, unique: true }),
    product_ids: hasMany('Products', 'المنتجات', 'products', {
      max: 50,
      needed: { otherwise: ['Choose the products of the group', 'اختر منتجات المجموعة'] },
    }),
    main_product_id: belongsTo('Main product', 'المنتج الرئيسي', 'products', {
      help: ['Shown in lists for the whole group', 'يظهر في القوائم ممثلًا للمجموعة'],
    }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
  },
  rules: [
    {
      on: 'product_ids',
      holds: ({ product_ids }) => product_ids.length > 1,
      otherwise: ['A group needs at least two products', 'المجموعة تحتاج منتجين على الأقل'],
    },
    {
      on: 'main_product_id',
      holds: ({ product_ids, main_product_id }) => product_ids.includes(main_product_id),
      otherwise: ['The main product must be one of the group', 'يجب أن يكون المنتج الرئيسي من منتجات المجموعة'],
    },
  ],
  title: 'name',
  list: ['name', 'main_product_id', 'product_ids', 'is_active'],
  filters: ['main_product_id', 'is_active'],
  inline: ['is_active'],
  sort: 'name',
  related: ['review-requests.group_id'],
  access: { public: ['name', 'product_ids', 'main_product_id'], publicWhere: { is_active: true } },
})
