import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { introPages } from '../intro-pages.ts'

const page = (title: Label, text: Label) => ({
  image: null,
  title: { ar: title[1], en: title[0] },
  text: { ar: text[1], en: text[0] },
})

const inOrder = [
  page(
    ['Say what you need', 'صف ما تحتاجه'],
    [
      'A leaking tap, a moving day, a question about tax: choose the service and describe it in your own words.',
      'صنبور يسرّب أو يوم انتقال أو سؤال عن الضريبة: اختر الخدمة وصفها بكلماتك.',
    ],
  ),
  page(
    ['Compare the offers', 'قارن العروض'],
    [
      'Providers of your city answer with a price and a duration. You see their ratings and choose whom you trust.',
      'يرد عليك مزوّدون من مدينتك بسعر ومدة. ترى تقييماتهم وتختار من تثق به.',
    ],
  ),
  page(
    ['Pay without worry', 'ادفع وأنت مطمئن'],
    [
      'We hold your money and hand it over only once you confirm that the work is done.',
      'نحتفظ بمبلغك ولا نسلّمه إلا بعد أن تؤكد استلام الخدمة.',
    ],
  ),
  page(
    ['Tell how it went', 'شاركنا رأيك'],
    [
      'Your rating helps the next person choose, and rewards those who do their work well.',
      'تقييمك يساعد من يأتي بعدك على الاختيار، ويكافئ من يتقن عمله.',
    ],
  ),
]

/** What somebody new is shown. */
export const demoIntroPages: readonly Draft<typeof introPages>[] = inOrder.map((one, at) => ({ ...one, position: at + 1, is_shown: true }))
