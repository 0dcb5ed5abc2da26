import { boolean, count, image, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Onboarding pages, shown to new visitors in order. */
export const introPages = resource({
  name: 'intro-pages',
  label: { one: { en: 'Intro page', ar: 'صفحة تعريفية' }, many: { en: 'Intro pages', ar: 'الصفحات التعريفية' } },
  group: 'content',
  icon: 'profile',
  fields: {
    image: image('Image', 'الصورة', { optional: true, maxMegabytes: 5 }),
    title: localized('Title', 'العنوان', { min: 3, max: 60 }),
    text: localizedLong('Text', 'النص', { min: 10, max: 240 }),
    position: count('Order', 'الترتيب', { default: 0, max: 9999, help: { en: '0 places it last', ar: 'صفر يضعها في الأخير' } }),
    is_shown: boolean('Shown', 'ظاهرة', { default: true }),
  },
  title: 'title',
  list: ['position', 'image', 'title', 'is_shown'],
  filters: ['is_shown'],
  sort: 'position',
  position: 'position',
  inlineEdit: ['is_shown'],
  search: ['title', 'text'],
  access: {
    action: 'adm.intro',
    public: { action: 'pub.static', fields: ['image', 'title', 'text', 'position'], where: { is_shown: true } },
  },
})
