import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { introPages } from '../intro-pages.ts'

const page = (title: Localized, text: Localized) => ({
  image: null,
  title,
  text,
})

const sortedPages = [
  page(
    { en: 'Describe what you need', ar: 'صف ما تحتاجه' },
    {
      en: 'A leaking tap, a moving day, a question about tax: choose the service and describe it in your own words.',
      ar: 'صنبور يسرّب أو يوم انتقال أو سؤال عن الضريبة: اختر الخدمة وصفها بكلماتك.',
    },
  ),
  page(
    { en: 'Compare the offers', ar: 'قارن العروض' },
    {
      en: 'Providers in your city reply with a price and a duration. See their ratings and choose the one you trust.',
      ar: 'يرد عليك مزوّدون من مدينتك بسعر ومدة. ترى تقييماتهم وتختار من تثق به.',
    },
  ),
  page(
    { en: 'Pay without worry', ar: 'ادفع وأنت مطمئن' },
    {
      en: 'We hold your money and release it once you confirm that the work is done, or the time to object after delivery has passed.',
      ar: 'نحتفظ بمبلغك ولا نسلّمه إلا بعد أن تؤكد استلام الخدمة أو تنتهي مهلة الاعتراض بعد التسليم.',
    },
  ),
  page(
    { en: 'Share your experience', ar: 'شاركنا رأيك' },
    {
      en: 'Your rating helps the next person choose, and rewards those who do their work well.',
      ar: 'تقييمك يساعد من يأتي بعدك على الاختيار، ويكافئ من يتقن عمله.',
    },
  ),
]

export const demoIntroPages: readonly Draft<typeof introPages>[] = sortedPages.map((page, index) => ({
  ...page,
  position: index + 1,
  is_shown: true,
}))
