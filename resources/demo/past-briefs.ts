import { riyals } from '@wasl/shared/units.ts'
import { type DemoBrief, item } from './briefs.ts'

const brief = (
  slug: string,
  kind: DemoBrief['kind'],
  [category, city]: readonly [DemoBrief['category'], DemoBrief['city']],
  [note, budget, days]: readonly [note: string, budget: number, days: number],
  ...items: DemoBrief['items']
): DemoBrief => ({
  ...{ slug, kind, category, city, note, items },
  district: null,
  address: null,
  expected_budget: riyals(budget),
  duration_days: days,
})

/** What the clients of the past months ordered. */
export const pastBriefs: readonly DemoBrief[] = [
  brief(
    'past-air-conditioning',
    'service',
    ['maintenance', 'riyadh'],
    ['مكيفان لا يبردان جيدًا، ونريد التنظيف قبل الصيف.', 350, 2],
    item('air-conditioning', ['سبليت', 2]),
  ),
  brief(
    'past-home-cleaning',
    'service',
    ['cleaning', 'jeddah'],
    ['تنظيف شامل قبل وصول الضيوف يوم الخميس.', 600, 1],
    item('home-cleaning', ['شقة', 4]),
  ),
  brief(
    'past-office-cleaning',
    'service',
    ['cleaning', 'dammam'],
    ['تنظيف دوري للمكاتب بعد ساعات العمل.', 1800, 30],
    item('office-cleaning', [12, 3]),
  ),
  {
    ...brief(
      'past-long-moving',
      'service',
      ['moving', 'riyadh'],
      ['نقل أثاث شقة من غرفتين مع التغليف.', 2400, 3],
      item('long-moving', ['في أحدهما']),
    ),
    to: 'buraydah',
  },
  brief(
    'past-identity',
    'service',
    ['design', 'khobar'],
    ['New visual identity for a small engineering office, Arabic and English.', 3200, 14],
    item('brand-identity', ['Engineering office, calm and precise']),
  ),
  brief(
    'past-contract',
    'service',
    ['legal', 'makkah'],
    ['صياغة عقد شراكة بين ثلاثة أطراف.', 900, 5],
    item('contract-drafting', ['عقد شراكة في مطعم بين ثلاثة شركاء']),
  ),
  brief(
    'past-dismissal',
    'consultation',
    ['legal', 'abha'],
    ['أود معرفة حقوقي قبل توقيع المخالصة.', 300, 2],
    item('labour-consultation', ['موظف', 'انتهى عقدي ولم تُصرف مكافأة نهاية الخدمة.']),
  ),
  brief(
    'past-bookkeeping',
    'service',
    ['accounting', 'jeddah'],
    ['مسك دفاتر المطعم شهريًا مع إقرار الضريبة.', 1500, 30],
    item('bookkeeping', [400]),
  ),
  brief(
    'past-website',
    'service',
    ['programming', 'khobar'],
    ['A simple site with our projects and a contact form.', 4200, 21],
    item('company-site', ['الرئيسية، من نحن، المشاريع، اتصل بنا']),
  ),
  brief(
    'past-product-photos',
    'service',
    ['photography', 'madinah'],
    ['تصوير منتجات متجر عطور بخلفية بيضاء.', 1100, 4],
    item('event-photos', ['الخميس القادم، ثلاث ساعات']),
  ),
  brief(
    'past-exam',
    'service',
    ['education', 'abha'],
    ['دروس مكثفة قبل الاختبار بشهر.', 800, 30],
    item('qudurat', ['القدرات', 'منتصف الشهر القادم']),
  ),
  brief(
    'past-hospitality',
    'service',
    ['events', 'buraydah'],
    ['قهوة وضيافة لمجلس عائلي كبير.', 2600, 1],
    item('coffee-hospitality', [80, 'مساء الجمعة، استراحة في بريدة']),
  ),
  brief(
    'past-car-inspection',
    'service',
    ['cars', 'tabuk'],
    ['فحص سيارة مستعملة قبل الشراء.', 320, 1],
    item('mobile-mechanic', ['تويوتا كامري 2021', 'صوت من المحرك عند التشغيل']),
  ),
]
