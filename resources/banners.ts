import { belongsTo, boolean, choice, count, image, link, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const banners = resource({
  name: 'banners',
  label: { one: { en: 'Banner', ar: 'بانر إعلاني' }, many: { en: 'Banners', ar: 'البانرات الإعلانية' } },
  group: 'marketing',
  icon: 'picture',
  fields: {
    title: localized('Title', 'العنوان', { min: 5, max: 60 }),
    subtitle: localized('Subtitle', 'العنوان الفرعي', { optional: true, max: 140 }),
    art: choice(
      'Illustration',
      'الرسم',
      {
        connect: { en: 'Two people meeting', ar: 'طرفان يلتقيان' },
        home: { en: 'Home care', ar: 'بيت في أيدٍ أمينة' },
        business: { en: 'Growing business', ar: 'نشاط ينمو' },
        consult: { en: 'Consultation', ar: 'جلسة استشارة' },
      },
      { default: 'connect', help: { en: 'Shown when there is no image', ar: 'يظهر عند عدم وجود صورة' } },
    ),
    image: image('Image', 'الصورة', { optional: true, maxMegabytes: 5 }),
    leads_to: choice(
      'Links to',
      'يفتح',
      { page: { en: 'Page', ar: 'صفحة' }, product: { en: 'Product', ar: 'منتجًا' }, nothing: { en: 'Nothing', ar: 'لا شيء' } },
      { default: 'page' },
    ),
    link: link('Link', 'الرابط', {
      optional: true,
      visibleWhen: { field: 'leads_to', is: ['page'] },
      requiredWhenVisible: { message: { en: 'Enter the page it links to', ar: 'اكتب رابط الصفحة التي يفتحها' } },
    }),
    product_id: belongsTo('Product', 'المنتج', 'products', {
      optional: true,
      visibleWhen: { field: 'leads_to', is: ['product'] },
      requiredWhenVisible: { message: { en: 'Choose the product it links to', ar: 'اختر المنتج الذي يفتحه' } },
    }),
    ad_order: count('Sort order', 'الترتيب في القوائم', {
      default: 0,
      max: 9999,
      help: { en: 'Its place in lists; 0 places it last', ar: 'موضعه في القوائم، و0 يضعه في الأخير' },
    }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
  },
  title: 'title',
  list: ['title', 'art', 'leads_to', 'ad_order', 'is_active'],
  mergedColumns: { leads_to: ['link', 'product_id'] },
  filters: ['leads_to', 'product_id', 'is_active'],
  inlineEdit: ['is_active'],
  sort: 'ad_order',
  position: 'ad_order',
  access: {
    action: 'adm.banners',
    public: {
      action: 'pub.static',
      fields: ['title', 'subtitle', 'art', 'image', 'link', 'product_id', 'ad_order'],
      where: { is_active: true },
    },
  },
})
