import { boolean, count, image, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** What somebody new is shown, one page after the other. */
export const introPages = resource({
  name: 'intro-pages',
  label: { one: ['Intro page', 'صفحة تعريفية'], many: ['Intro pages', 'الصفحات التعريفية'] },
  group: 'content',
  icon: 'profile',
  fields: {
    image: image('Image', 'الصورة', { optional: true, maxMegabytes: 5 }),
    title: localized('Title', 'العنوان', { min: 3, max: 60 }),
    text: localizedLong('Text', 'النص', { min: 10, max: 240 }),
    position: count('Order', 'الترتيب', { default: 0, max: 9999, help: ['0 puts it last', 'صفر يضعها في الأخير'] }),
    is_shown: boolean('Shown', 'ظاهرة', { default: true }),
  },
  title: 'title',
  list: ['position', 'image', 'title', 'is_shown'],
  filters: ['is_shown'],
  sort: 'position',
  position: 'position',
  inline: ['is_shown'],
  search: ['title', 'text'],
  access: { public: ['image', 'title', 'text', 'position'], publicWhere: { is_shown: true } },
})
