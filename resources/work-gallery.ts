import { boolean, image, list, localized } from '@wasl/shared/registry/fields.ts'

/** The pictures of a provider's work, which its page and the pages of its categories show. */
export const workGallery = list(
  'Gallery',
  'معرض الأعمال',
  {
    file_id: image('Image', 'الصورة'),
    caption: localized('Caption', 'الوصف', { max: 120, optional: true }),
    is_before: boolean('Before the work', 'قبل العمل', {
      help: { en: 'Shown beside the next image', ar: 'تُعرض بجانب الصورة التالية' },
    }),
  },
  { optional: true, one: { en: 'Image', ar: 'صورة' }, max: 20 },
)
