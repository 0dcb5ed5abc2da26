import type { RowOf } from '@wasl/shared/registry/fields.ts'
import { withDefaults } from '@wasl/shared/registry/schema.ts'
import { type Localized, type Money, riyals } from '@wasl/shared/units.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { coupons } from '../coupons.ts'

type Coupon = RowOf<(typeof coupons)['fields']>
type Discount = Pick<Coupon, 'type' | 'discount_amount' | 'discount_percent' | 'max_discount'>
type CouponUsage = { from: number; until: number; uses: number; limit: number; isOpen?: boolean }

const fixed = (amount: Money): Discount => ({ type: 'fixed', discount_amount: amount, discount_percent: null, max_discount: null })
const ratio = (percent: number, max_discount: Money | null = null): Discount => ({
  type: 'ratio',
  discount_amount: null,
  discount_percent: percent,
  max_discount,
})

/** Six coupons in each of the four statuses, dated relative to `today` ('2026-11-21'). */
export function demoCoupons(today: string): readonly Coupon[] {
  const day = (offset: number) => new Date(Date.parse(today) + offset * dayMs).toISOString().slice(0, 10)
  const coupon = (code: string, title: Localized, discount: Discount, { from, until, uses, limit, isOpen = true }: CouponUsage): Coupon =>
    withDefaults(coupons, {
      title,
      code,
      ...discount,
      max_use: limit,
      used_count: uses,
      start_date: day(from),
      expire_date: day(until),
      is_open: isOpen,
    })
  return [
    coupon('AHLAN20', { en: 'Welcome discount', ar: 'خصم الترحيب' }, ratio(20, riyals(100)), {
      from: -59,
      until: 120,
      uses: 14,
      limit: 5000,
    }),
    coupon('BAYT50', { en: 'Home maintenance offer', ar: 'عرض صيانة المنازل' }, fixed(riyals(50)), {
      from: -10,
      until: 45,
      uses: 6,
      limit: 500,
    }),
    coupon('NADAFA15', { en: 'Cleaning week', ar: 'أسبوع التنظيف' }, ratio(15, riyals(60)), { from: -3, until: 11, uses: 2, limit: 300 }),
    coupon('NAQL75', { en: 'Moving season', ar: 'موسم النقل' }, fixed(riyals(75)), { from: -20, until: 30, uses: 5, limit: 400 }),
    coupon('ISTISHARA', { en: 'First consultation', ar: 'استشارتك الأولى' }, ratio(50, riyals(150)), {
      from: -15,
      until: 75,
      uses: 7,
      limit: 1000,
    }),
    coupon('TIJARA10', { en: 'Small business discount', ar: 'خصم المنشآت الصغيرة' }, ratio(10), {
      from: -5,
      until: 180,
      uses: 3,
      limit: 2000,
    }),
    coupon('IFTITAH25', { en: 'Opening offer', ar: 'عرض الافتتاح' }, ratio(25, riyals(120)), {
      from: -59,
      until: -31,
      uses: 11,
      limit: 1000,
    }),
    coupon('HADIYA100', { en: 'A gift from Wasl', ar: 'هدية وصل' }, fixed(riyals(100)), { from: -30, until: -20, uses: 5, limit: 300 }),
    coupon('WATANI96', { en: 'National Day offer', ar: 'عرض اليوم الوطني' }, ratio(30, riyals(96)), {
      from: -59,
      until: -52,
      uses: 9,
      limit: 960,
    }),
    coupon('SAIF20', { en: 'End of summer', ar: 'نهاية الصيف' }, ratio(20, riyals(80)), { from: -58, until: -28, uses: 8, limit: 800 }),
    coupon('MADRASA', { en: 'Back to school', ar: 'العودة إلى المدرسة' }, fixed(riyals(40)), {
      from: -57,
      until: -40,
      uses: 6,
      limit: 500,
    }),
    coupon('TAKYEEF', { en: 'Air conditioning check', ar: 'فحص المكيفات' }, ratio(15), { from: -50, until: -10, uses: 4, limit: 250 }),
    coupon('AWAL20', { en: 'First twenty orders', ar: 'أول عشرين طلبًا' }, fixed(riyals(60)), { from: -30, until: 30, uses: 20, limit: 20 }),
    coupon('JUMUA30', { en: 'White Friday', ar: 'الجمعة البيضاء' }, ratio(30, riyals(150)), { from: -2, until: 3, uses: 5, limit: 5 }),
    coupon('JEDDAH25', { en: 'Jeddah opening', ar: 'انطلاقتنا في جدة' }, ratio(25, riyals(75)), {
      from: -40,
      until: 20,
      uses: 15,
      limit: 15,
    }),
    coupon('SHUKRAN', { en: 'Thank you', ar: 'شكرًا لثقتكم' }, fixed(riyals(30)), { from: -25, until: 60, uses: 10, limit: 10 }),
    coupon('TASWEEQ', { en: 'Marketing package', ar: 'باقة التسويق' }, ratio(12, riyals(300)), { from: -12, until: 40, uses: 4, limit: 4 }),
    coupon('SADEEQ', { en: 'Invite a friend', ar: 'ادعُ صديقك' }, fixed(riyals(25)), { from: -55, until: 100, uses: 25, limit: 25 }),
    coupon('TAJRIBA', { en: 'Team trial', ar: 'تجربة الفريق' }, ratio(100, riyals(10)), {
      from: -8,
      until: 22,
      uses: 3,
      limit: 10,
      isOpen: false,
    }),
    coupon('SHARIKA20', { en: 'Partner companies', ar: 'خصم الشركات الشريكة' }, ratio(20), {
      from: -50,
      until: 90,
      uses: 8,
      limit: 600,
      isOpen: false,
    }),
    coupon('TASWEER', { en: 'Photography offer', ar: 'عرض التصوير' }, fixed(riyals(80)), {
      from: -14,
      until: 14,
      uses: 4,
      limit: 120,
      isOpen: false,
    }),
    coupon('MOWASIM', { en: 'Riyadh Season', ar: 'موسم الرياض' }, ratio(18, riyals(90)), {
      from: -1,
      until: 100,
      uses: 0,
      limit: 900,
      isOpen: false,
    }),
    coupon('SAYYARA', { en: 'Car care', ar: 'العناية بالسيارة' }, fixed(riyals(20)), {
      from: -33,
      until: 50,
      uses: 6,
      limit: 350,
      isOpen: false,
    }),
    coupon('TAALEEM', { en: 'Learning offer', ar: 'عرض التعليم' }, ratio(22, riyals(110)), {
      from: 5,
      until: 65,
      uses: 0,
      limit: 450,
      isOpen: false,
    }),
  ]
}
