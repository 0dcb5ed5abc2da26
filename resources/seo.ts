import { localized, localizedLong, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const seo = resource({
  name: 'seo',
  label: { one: ['SEO entry', 'بيانات صفحة'], many: ['SEO', 'تحسين محركات البحث'], rows: ['SEO entries', 'بيانات الصفحات'] },
  group: 'content',
  icon: 'search',
  fields: {
    key: text('Page key', 'مفتاح الصفحة', {
      unique: true,
      max: 60,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      help: ['The short name of the page, such as about-us', 'الاسم القصير للصفحة، مثل about-us'],
      patternHelp: ['Small letters, digits and hyphens, such as about-us', 'أحرف إنجليزية صغيرة وأرقام وشرطات، مثل about-us'],
    }),
    meta_title: localized('Title', 'العنوان', {
      min: 4,
      max: 70,
      help: ['Up to 60 characters show in results', 'يظهر منه نحو 60 حرفًا في نتائج البحث'],
    }),
    meta_description: localizedLong('Description', 'الوصف', { min: 40, max: 170, help: ['40 to 170 characters', 'من 40 إلى 170 حرفًا'] }),
    meta_keywords: localized('Keywords', 'الكلمات المفتاحية', { max: 250, help: ['Separated by commas', 'تفصل بينها فواصل'] }),
  },
  title: 'meta_title',
  list: ['meta_title', 'key', 'updated_at'],
  sort: 'key',
  search: ['key', 'meta_title'],
  access: { public: ['key', 'meta_title', 'meta_description', 'meta_keywords'] },
})
