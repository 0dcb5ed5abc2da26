import { belongsTo, boolean, count, image, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Product categories in two levels: a top-level category has no parent, a subcategory has a top-level one. */
export const productCategories = resource({
  name: 'product-categories',
  label: { one: { en: 'Product category', ar: 'تصنيف منتجات' }, many: { en: 'Product categories', ar: 'تصنيفات المنتجات' } },
  group: 'store',
  icon: 'appstore',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    parent_id: belongsTo('Parent category', 'التصنيف الرئيسي', 'product-categories', {
      tabLabel: { en: 'Subcategories', ar: 'التصنيفات الفرعية' },
      optional: true,
      offered: { field: 'parent_id', isEmpty: true },
      help: { en: 'Leave empty for a top-level category', ar: 'اتركه فارغًا للتصنيف الرئيسي' },
    }),
    image: image('Image', 'الصورة', { optional: true }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
    sort_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
  },
  title: 'name',
  list: ['name', 'parent_id', 'is_active', 'sort_order'],
  filters: ['parent_id', 'is_active'],
  inlineEdit: ['is_active'],
  sort: 'sort_order',
  position: 'sort_order',
  related: ['product-categories.parent_id', 'products.category_id', 'products.sub_category_id'],
  access: {
    action: 'adm.categories',
    public: { action: 'pub.store', fields: ['name', 'parent_id', 'image', 'sort_order'], where: { is_active: true } },
  },
})
