import type { MeetingWay } from '@wasl/shared/rules/service-modes.ts'
import type { DayPart } from '@wasl/shared/rules/wanted-time.ts'
import { type Money, riyals } from '@wasl/shared/units.ts'
import type { CategorySlug } from './categories.ts'
import type { CitySlug } from './cities.ts'
import type { attachmentPictures } from './pictures/attachment-pictures.ts'

export type DemoAttachment = { name: string; picture: keyof typeof attachmentPictures }
export type DemoBrief = {
  slug: string
  kind: 'service' | 'consultation'
  category: CategorySlug
  city: CitySlug
  /** In the client's language. */
  note: string
  district: string | null
  address: string | null
  expected_budget: Money | null
  duration_days: number | null
  /** The destination of a move. */
  to?: CitySlug
  meeting_way?: MeetingWay
  /** Days after the order, with a part of the day or an hour; as soon as possible without it. */
  wanted?: { days: number; part?: DayPart; time?: string }
  items: readonly { service: string; note: string | null; answers: readonly (string | number)[] }[]
  attachments?: readonly DemoAttachment[]
  /** Attachments of the first offer. */
  offerAttachments?: readonly DemoAttachment[]
}

/** Choice questions are answered with the Arabic option. File questions come last and stay unanswered. */
export const item = (service: string, answers: readonly (string | number)[], note: string | null = null) => ({ service, note, answers })

/** The demo clients' order requests. Answers follow the order of the service's questions. */
export const demoBriefs: readonly DemoBrief[] = [
  {
    slug: 'kitchen-leak',
    kind: 'service',
    category: 'maintenance',
    city: 'riyadh',
    note: 'يوجد تسرب تحت مغسلة المطبخ منذ يومين، ومكيف غرفة النوم لا يبرد. أفضّل زيارة واحدة للأمرين.',
    district: 'حي الياسمين',
    address: 'شارع أنس بن مالك',
    expected_budget: riyals(400),
    duration_days: 2,
    wanted: { days: 2, part: 'after_asr' },
    items: [item('plumbing', ['تحت مغسلة المطبخ']), item('air-conditioning', ['سبليت', 1], 'عمر المكيف ثلاث سنوات.')],
    attachments: [{ name: 'تحت المغسلة', picture: 'leak' }],
    offerAttachments: [{ name: 'ما يلزم للعمل', picture: 'tools' }],
  },
  {
    slug: 'new-flat',
    kind: 'service',
    category: 'cleaning',
    city: 'riyadh',
    note: 'شقة جديدة من ثلاث غرف، أحتاج تنظيفًا كاملًا قبل وصول الأثاث يوم الخميس.',
    district: 'حي الملقا',
    address: 'قرب حديقة الملقا',
    expected_budget: riyals(900),
    duration_days: 1,
    wanted: { days: 4, time: '09:00' },
    items: [item('move-in-cleaning', [160]), item('tank-cleaning', ['كلاهما'])],
  },
  {
    slug: 'move-to-khobar',
    kind: 'service',
    category: 'moving',
    city: 'riyadh',
    note: 'نقل أثاث غرفتي نوم وصالة إلى الخبر نهاية الشهر، مع الفك والتركيب.',
    district: 'حي الروضة',
    address: 'الدور الثاني',
    expected_budget: riyals(2200),
    duration_days: 3,
    wanted: { days: 9, part: 'morning' },
    to: 'khobar',
    items: [item('long-moving', ['في أحدهما'])],
  },
  {
    slug: 'cafe-identity',
    kind: 'service',
    category: 'design',
    city: 'jeddah',
    note: 'We are opening a small café in Jeddah and need an identity that feels local, warm and simple.',
    district: 'حي الشاطئ',
    address: null,
    expected_budget: riyals(3500),
    duration_days: 21,
    items: [item('brand-identity', ['مقهى مختص صغير يقدم حلويات حجازية']), item('social-posts', [12])],
  },
  {
    slug: 'end-of-service',
    kind: 'consultation',
    category: 'legal',
    city: 'riyadh',
    note: 'أنهت الشركة عقدي قبل موعده وأريد معرفة مستحقاتي قبل التوقيع على المخالصة.',
    district: 'حي العليا',
    address: null,
    expected_budget: riyals(300),
    duration_days: 2,
    meeting_way: 'video',
    items: [item('labour-consultation', ['موظف', 'أُنهي عقدي قبل نهايته بسبعة أشهر دون إنذار، وعُرضت عليّ مخالصة.'])],
  },
  {
    slug: 'vat-letter',
    kind: 'consultation',
    category: 'accounting',
    city: 'jeddah',
    note: 'وصلنا إشعار غرامة على إقرار الربع الثالث ونريد الاعتراض قبل انتهاء المهلة.',
    district: null,
    address: 'شارع التحلية',
    expected_budget: riyals(500),
    duration_days: 3,
    items: [item('tax-consultation', ['هل يحق لنا الاعتراض على غرامة التأخير؟ وما المستندات المطلوبة؟'])],
    attachments: [{ name: 'إشعار الغرامة', picture: 'letter' }],
  },
  {
    slug: 'graduation',
    kind: 'service',
    category: 'events',
    city: 'riyadh',
    note: 'حفل تخرج عائلي في استراحة، نحتاج القهوة والبوفيه وتنسيقًا بسيطًا للمدخل.',
    district: null,
    address: 'استراحات العمارية',
    expected_budget: riyals(6000),
    duration_days: 1,
    wanted: { days: 6, part: 'evening' },
    items: [item('coffee-hospitality', [60, 'الجمعة القادمة، استراحة في العمارية']), item('buffet', [60])],
  },
]
