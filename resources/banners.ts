import { belongsTo, boolean, choice, count, image, link, localized } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const banners = resource({
  name: 'banners',
  label: { one: ['Banner', 'بانر إعلاني'], many: ['Banners', 'البانرات الإعلانية'] },
  group: 'marketing',
  icon: 'picture',
  fields: {
    title: localized('Title', 'العنوان', { min: 5, max: 60 }),
    subtitle: localized('Subtitle', 'العنوان الفرعي', { optional: true, max: 140 }),
    art: choice(
      'Drawing',
      'الرسم',
      {
        connect: ['Two people meet', 'طرفان يلتقيان'],
        home: ['A home in good hands', 'بيت في أيدٍ أمينة'],
        business: ['A business grows', 'نشاط ينمو'],
        consult: ['A consultation', 'جلسة استشارة'],
      },
      { default: 'connect', help: ['Shown where there is no image', 'يظهر عند عدم وجود صورة'] },
    ),
    image: image('Image', 'الصورة', { optional: true, maxMegabytes: 5 }),
    leads_to: choice(
      'Leads to',
      'يفتح',
      { page: ['A page', 'صفحة'], product: ['A product', 'منتجًا'], nothing: ['Nothing', 'لا شيء'] },
      { default: 'page' },
    ),
    link: link('Link', 'الرابط', {
      optional: true,
      visibleWhen: { field: 'leads_to', is: ['page'] },
      needed: { otherwise: ['Say which page it leads to', 'اكتب رابط الصفحة التي يفتحها'] },
    }),
    product_id: belongsTo('Product', 'المنتج', 'products', {
      optional: true,
      visibleWhen: { field: 'leads_to', is: ['product'] },
      needed: { otherwise: ['Choose the product it leads to', 'اختر المنتج الذي يفتحه'] },
    }),
    ad_order: count('Order in lists', 'الترتيب في القوائم', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعه في الأخير'] }),
    is_active: boolean('Active', 'مفعّل', { default: true }),
  },
  title: 'title',
  list: ['title', 'art', 'leads_to', 'ad_order', 'is_active'],
  joined: { leads_to: ['link', 'product_id'] },
  filters: ['leads_to', 'product_id', 'is_active'],
  inline: ['is_active'],
  sort: 'ad_order',
  position: 'ad_order',
  access: { public: ['title', 'subtitle', 'art', 'image', 'link', 'product_id', 'ad_order'], publicWhere: { is_active: true } },
})
