import { boolean, image, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const brands = resource({
  name: 'brands',
  label: { one: { en: 'Brand', ar: 'علامة تجارية' }, many: { en: 'Brands', ar: 'العلامات التجارية' } },
  group: 'store',
  icon: 'trademark',
  fields: {
    name: localized('Name', 'الاسم', { max: 60, unique: true }),
    logo: image('Logo', 'الشعار', { optional: true }),
    is_active: boolean('Active', 'مفعّلة', { default: true }),
  },
  title: 'name',
  list: ['logo', 'name', 'is_active', 'created_at'],
  filters: ['is_active'],
  inlineEdit: ['is_active'],
  sort: 'name',
  related: ['products.brand_id'],
  access: { action: 'adm.brands', public: { action: 'pub.store', fields: ['name', 'logo'], where: { is_active: true } } },
})
