import { belongsTo, boolean, count, image, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The store's shelves: a main category has no parent, a sub-category stands in a main one. */
export const productCategories = resource({
  name: 'product-categories',
  label: { one: ['Product category', 'تصنيف منتجات'], many: ['Product categories', 'تصنيفات المنتجات'] },
  group: 'store',
  icon: 'appstore',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    parent_id: belongsTo('Parent category', 'التصنيف الرئيسي', 'product-categories', {
      within: ['Subcategories', 'التصنيفات الفرعية'],
      optional: true,
      help: ['Empty for a main category', 'اتركه فارغًا للتصنيف الرئيسي'],
    }),
    image: image('Image', 'الصورة', { optional: true }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Order in lists', 'الترتيب في القوائم', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعه في الأخير'] }),
  },
  title: 'name',
  list: ['name', 'parent_id', 'is_active', 'sort_order'],
  filters: ['parent_id', 'is_active'],
  inline: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  related: ['product-categories.parent_id', 'products.category_id', 'products.sub_category_id'],
  access: { public: ['name', 'parent_id', 'image', 'sort_order'], publicWhere: { is_active: true } },
})
