import type { CitySlug } from '@wasl/resources/demo/cities.ts'
import type { returnCauses } from '@wasl/shared/rules/return-causes.ts'

type Opinion = { sku: string; rating: 1 | 2 | 3 | 4 | 5; comment: string; photo?: true; answer?: string }
type Return = {
  cause: keyof typeof returnCauses
  reason: string
  until: 'requested' | 'sent_back' | 'refunded' | 'rejected'
  /** Why the provider rejects it. */
  answer?: string
}

/** A checkout of the demo. Its orders go through the steps up to `until`, all of them the same ones. */
export type DemoPurchase = {
  by: string
  city: CitySlug
  hours_ago: number
  /** The stock keeping unit of each line, with its quantity. */
  lines: Readonly<Record<string, number>>
  until:
    | 'unpaid'
    | 'paid'
    | 'prepared'
    /** One line of two has left. */
    | 'partly_sent'
    | 'sent'
    | 'delivered'
    | 'completed'
    /** The client wants to withdraw; the provider has not answered. */
    | 'withdrawing'
    | 'withdrawn'
  pick_up?: true
  /** A line that the provider could not send, and why. */
  refund?: { sku: string; reason: string }
  return?: Return
  dispute?: { subject: string; message: string }
  reviews?: readonly Opinion[]
}

const sara = '0500000011'
const company = '0500000012'
const khaled = '0500000013'
const day = 24

/** The oldest first. Most are orders of the provider of the demo accounts. */
export const demoPurchases: readonly DemoPurchase[] = [
  {
    ...{ by: '0500000101', city: 'riyadh', hours_ago: 44 * day, until: 'completed' },
    lines: { 'TAPE-5M': 2, 'GLOVES-WORK-L': 3 },
    reviews: [
      {
        ...{ sku: 'TAPE-5M', rating: 5, photo: true },
        comment: 'متر متين وأرقامه واضحة، والزنبرك قوي. وصلني مغلفًا بعناية.',
        answer: 'نسعد بخدمتك، وضمانه سنة كاملة.',
      },
      { sku: 'GLOVES-WORK-L', rating: 4, comment: 'قفازات مريحة ومقاسها مضبوط، لكنها تتسخ بسرعة.' },
    ],
  },
  {
    ...{ by: '0500000110', city: 'riyadh', hours_ago: 38 * day, until: 'completed' },
    lines: { 'MOUSE-QUIET-BLACK': 1, 'KEYBOARD-AR': 1 },
    reviews: [
      { sku: 'MOUSE-QUIET-BLACK', rating: 5, comment: 'Really silent. My meetings no longer click.' },
      { sku: 'KEYBOARD-AR', rating: 4, comment: 'Good keys and clear Arabic letters. The cable could be longer.', photo: true },
    ],
  },
  {
    ...{ by: '0500000106', city: 'riyadh', hours_ago: 31 * day, until: 'completed' },
    lines: { 'DATES-SUKKARI-1KG': 2, 'FINJANS-BLUE': 1, 'TEA-MINT': 2 },
    reviews: [
      { sku: 'DATES-SUKKARI-1KG', rating: 5, comment: 'تمر طازج ولين، والعلبة تصلح للإهداء.', photo: true },
      { sku: 'FINJANS-BLUE', rating: 5, comment: 'لونها أجمل من الصورة، ووصلت سليمة.', photo: true },
      { sku: 'TEA-MINT', rating: 3, comment: 'طعمه جيد، لكن النعناع خفيف.' },
    ],
  },
  {
    ...{ by: '0500000102', city: 'jeddah', hours_ago: 26 * day, until: 'completed' },
    lines: { 'SOAP-OLIVE': 3, 'RUG-PRAYER': 1 },
    reviews: [
      { sku: 'SOAP-OLIVE', rating: 5, comment: 'رائحته هادئة ولا يجفف اليدين.' },
      { sku: 'RUG-PRAYER', rating: 5, comment: 'سجادة سميكة وناعمة، أهديتها لوالدتي فأعجبتها.', photo: true },
    ],
  },
  {
    ...{ by: khaled, city: 'riyadh', hours_ago: 21 * day, until: 'completed', pick_up: true },
    lines: { 'HAMMER-CLAW': 1, 'SCREWDRIVERS-4': 1 },
    reviews: [{ sku: 'HAMMER-CLAW', rating: 4, comment: 'مطرقة متوازنة وقبضتها لا تنزلق. استلمتها من المحل في اليوم نفسه.' }],
  },
  {
    ...{ by: '0500000105', city: 'khobar', hours_ago: 18 * day, until: 'completed' },
    lines: { 'BUDS-SPORT': 1 },
    reviews: [{ sku: 'BUDS-SPORT', rating: 2, comment: 'The left one stopped charging after a week. The sound is fine.' }],
    return: { cause: 'defect', reason: 'السماعة اليسرى لا تُشحن', until: 'refunded' },
  },
  {
    ...{ by: company, city: 'riyadh', hours_ago: 15 * day, until: 'completed' },
    lines: { 'HELMET-SITE-WHITE': 6, 'VEST-ORANGE-M': 8 },
    refund: { sku: 'VEST-ORANGE-M', reason: 'نفد المقاس من المستودع' },
    reviews: [{ sku: 'HELMET-SITE-WHITE', rating: 5, comment: 'خوذ مطابقة للمواصفات، وصلت كلها مع شهاداتها.' }],
  },
  { ...{ by: '0500000112', city: 'buraydah', hours_ago: 13 * day, until: 'withdrawn' }, lines: { MULTIMETER: 1 } },
  {
    ...{ by: sara, city: 'riyadh', hours_ago: 11 * day, until: 'completed' },
    lines: { 'COVERALL-GREEN-L': 1, 'TOWELS-CAR': 2 },
    reviews: [{ sku: 'COVERALL-GREEN-L', rating: 5, comment: 'قماشها قوي وجيوبها كثيرة، وأنصح بأخذ مقاس أكبر.', photo: true }],
  },
  {
    ...{ by: '0500000108', city: 'jeddah', hours_ago: 7 * day, until: 'delivered' },
    lines: { 'GLOVES-HEAT': 4 },
    dispute: {
      subject: 'القفازات لا تتحمل الحرارة المكتوبة',
      message: 'احترقت بطانة زوجين من أول استعمال أمام الفرن، وأرفقنا الصور في المحادثة.',
    },
  },
  {
    ...{ by: '0500000114', city: 'tabuk', hours_ago: 6 * day, until: 'delivered' },
    lines: { 'BOOT-SAFETY-42': 1 },
    return: { cause: 'changed_mind', reason: 'المقاس صغير', until: 'rejected', answer: 'الحذاء مستعمل وعليه آثار طلاء' },
  },
  {
    ...{ by: sara, city: 'riyadh', hours_ago: 5 * day, until: 'delivered' },
    lines: { 'LAMP-FLOOR': 1, 'POLISH-WAX': 1 },
    return: { cause: 'defect', reason: 'قاعدة المصباح مكسورة', until: 'sent_back' },
  },
  {
    ...{ by: khaled, city: 'riyadh', hours_ago: 5 * day, until: 'delivered' },
    lines: { 'RIMAL-CVR': 2 },
    return: { cause: 'changed_mind', reason: 'اللون أغمق مما ظننت', until: 'requested' },
  },
  { ...{ by: sara, city: 'riyadh', hours_ago: 4 * day, until: 'delivered' }, lines: { 'CHARGER-65W': 1, 'NOTEBOOK-A5-RED': 3 } },
  { ...{ by: sara, city: 'riyadh', hours_ago: 46, until: 'sent' }, lines: { 'TAPE-5M': 1, 'HELMET-SITE-BLUE': 2 } },
  { ...{ by: company, city: 'riyadh', hours_ago: 40, until: 'partly_sent' }, lines: { 'GLOVES-WORK-M': 10, 'VEST-ORANGE-L': 6 } },
  {
    ...{ by: khaled, city: 'riyadh', hours_ago: 34, until: 'sent' },
    lines: { 'PAN-24': 1, 'KETTLE-STEEL-WHITE': 1 },
    refund: { sku: 'KETTLE-STEEL-WHITE', reason: 'وجدنا خدشًا في آخر قطعة' },
  },
  { ...{ by: '0500000109', city: 'makkah', hours_ago: 30, until: 'withdrawing' }, lines: { 'GLOVES-WORK-L': 2 } },
  { ...{ by: '0500000107', city: 'riyadh', hours_ago: 22, until: 'prepared', pick_up: true }, lines: { 'TAPE-5M': 1, 'RIMAL-CVR': 1 } },
  { ...{ by: '0500000101', city: 'riyadh', hours_ago: 9, until: 'paid' }, lines: { MULTIMETER: 1, 'HELMET-SITE-WHITE': 1 } },
  {
    ...{ by: sara, city: 'riyadh', hours_ago: 3, until: 'paid' },
    lines: { 'VEST-ORANGE-M': 1, 'DATES-AJWA-500G': 2, 'DUMBBELLS-5': 1 },
  },
  { ...{ by: sara, city: 'riyadh', hours_ago: 0.5, until: 'unpaid' }, lines: { 'WATCH-FIT-SAND': 1, 'GLOVES-HEAT': 1 } },
]

/** What clients of the demo accounts have saved: products by their slug, and the sold-out unit that they wait for. */
export const demoFavorites: readonly { by: string; saved: readonly string[]; awaited: string }[] = [
  { by: sara, saved: ['dallah-brass', 'perfume-rose', 'rug-majlis', 'laptop-14'], awaited: 'LANTERN-CAMP' },
  { by: khaled, saved: ['tent-4', 'drill-12'], awaited: 'TIRE-20' },
]
