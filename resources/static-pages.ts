import { choice, date, localized, localizedLong, localizedRich } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The four text pages of the site. They are created by a seed; only their texts can be edited. */
export const staticPages = resource({
  name: 'static-pages',
  label: { one: { en: 'Static page', ar: 'صفحة ثابتة' }, many: { en: 'Static pages', ar: 'الصفحات الثابتة' } },
  group: 'content',
  icon: 'file-text',
  fields: {
    key: choice(
      'Page',
      'الصفحة',
      {
        'about-us': { en: 'About us', ar: 'من نحن' },
        'about-site': { en: 'How the platform works', ar: 'كيف تعمل المنصة' },
        privacy: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
        terms: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
      },
      { readOnly: true },
    ),
    title: localized('Title', 'العنوان', { min: 3, max: 80 }),
    lead: localizedLong('Introduction', 'المقدمة', {
      min: 20,
      max: 400,
      help: { en: 'Shown above the text and in search results', ar: 'تظهر أعلى الصفحة وفي نتائج البحث' },
    }),
    content: localizedRich('Content', 'المحتوى', {
      min: 40,
      max: 40_000,
      help: { en: 'Headings form the table of contents', ar: 'تظهر العناوين فهرسًا إلى جانب الصفحة' },
    }),
    effective_on: date('Effective from', 'سارية منذ', { optional: true }),
  },
  title: 'title',
  list: ['title', 'effective_on', 'updated_at'],
  sort: 'key',
  search: ['title', 'lead', 'content'],
  unique: [['key']],
  access: {
    action: 'adm.static',
    public: { action: 'pub.static', fields: ['key', 'title', 'lead', 'content', 'effective_on'] },
    create: false,
    remove: false,
  },
})
