import { localized, localizedLong, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const seo = resource({
  name: 'seo',
  label: {
    one: { en: 'SEO entry', ar: 'بيانات صفحة' },
    many: { en: 'SEO', ar: 'تحسين محركات البحث' },
    rows: { en: 'SEO entries', ar: 'بيانات الصفحات' },
  },
  group: 'content',
  icon: 'search',
  fields: {
    key: text('Page key', 'مفتاح الصفحة', {
      unique: true,
      max: 60,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      help: { en: 'The page’s slug, e.g. about-us', ar: 'الاسم القصير للصفحة، مثل about-us' },
      patternHelp: { en: 'Lowercase letters, digits and hyphens, e.g. about-us', ar: 'أحرف إنجليزية صغيرة وأرقام وشرطات، مثل about-us' },
    }),
    meta_title: localized('Title', 'العنوان', {
      min: 4,
      max: 70,
      help: { en: 'Search results show about 60 characters', ar: 'يظهر منه نحو 60 حرفًا في نتائج البحث' },
    }),
    meta_description: localizedLong('Description', 'الوصف', {
      min: 40,
      max: 170,
      help: { en: '40 to 170 characters', ar: 'من 40 إلى 170 حرفًا' },
    }),
    meta_keywords: localized('Keywords', 'الكلمات المفتاحية', { max: 250, help: { en: 'Comma-separated', ar: 'تفصل بينها فواصل' } }),
  },
  title: 'meta_title',
  list: ['meta_title', 'key', 'updated_at'],
  sort: 'key',
  search: ['key', 'meta_title'],
  access: { action: 'adm.seo', public: { action: 'pub.static', fields: ['key', 'meta_title', 'meta_description', 'meta_keywords'] } },
})
