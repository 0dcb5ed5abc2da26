import { choice, date, localized, localizedLong, localizedRich } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The four pages of the site that are nothing but text. Each stands from the first day; only what it says changes. */
export const staticPages = resource({
  name: 'static-pages',
  label: { one: ['Static page', 'صفحة ثابتة'], many: ['Static pages', 'الصفحات الثابتة'] },
  group: 'content',
  icon: 'file-text',
  fields: {
    key: choice(
      'Page',
      'الصفحة',
      {
        'about-us': ['About us', 'من نحن'],
        'about-site': ['About the site', 'عن الموقع'],
        privacy: ['Privacy policy', 'سياسة الخصوصية'],
        terms: ['Terms and conditions', 'الشروط والأحكام'],
      },
      { readOnly: true },
    ),
    title: localized('Title', 'العنوان', { min: 3, max: 80 }),
    lead: localizedLong('Introduction', 'المقدمة', {
      min: 20,
      max: 400,
      help: ['Stands above the text and in search results', 'تظهر أعلى الصفحة وفي نتائج البحث'],
    }),
    content: localizedRich('Content', 'المحتوى', {
      min: 40,
      max: 40_000,
      help: ['Headings become the contents at the side of the page', 'تظهر العناوين فهرسًا إلى جانب الصفحة'],
    }),
    in_force_on: date('In force since', 'سارية منذ', { optional: true }),
  },
  title: 'title',
  list: ['title', 'in_force_on', 'updated_at'],
  sort: 'key',
  search: ['title', 'lead', 'content'],
  unique: [['key']],
  access: { public: ['key', 'title', 'lead', 'content', 'in_force_on'], create: false, remove: false },
})
