import type { Draft } from '@wasl/shared/registry/resource.ts'
import { type Label, type Money, riyals } from '@wasl/shared/units.ts'
import type { coupons } from '../coupons.ts'

type Coupon = Draft<typeof coupons>
type Discount = Pick<Coupon, 'type' | 'discount_amount' | 'discount_percent' | 'max_discount'>
type Life = { from: number; until: number; uses: number; of: number; open?: boolean }

const dayMs = 86_400_000
const fixed = (amount: Money): Discount => ({ type: 'fixed', discount_amount: amount, discount_percent: null, max_discount: null })
const ratio = (percent: number, max_discount: Money | null = null): Discount => ({
  type: 'ratio',
  discount_amount: null,
  discount_percent: percent,
  max_discount,
})

/** Coupons in each of the four statuses on `today` ('2026-11-21'): six of each, dated around it. */
export function demoCoupons(today: string): readonly Coupon[] {
  const day = (offset: number) => new Date(Date.parse(today) + offset * dayMs).toISOString().slice(0, 10)
  const coupon = (code: string, [en, ar]: Label, discount: Discount, { from, until, uses, of, open = true }: Life): Coupon => ({
    title: { ar, en },
    code,
    ...discount,
    max_use: of,
    used_count: uses,
    start_date: day(from),
    expire_date: day(until),
    is_open: open,
  })
  return [
    coupon('AHLAN20', ['Welcome discount', 'خصم الترحيب'], ratio(20, riyals(100)), { from: -59, until: 120, uses: 14, of: 5000 }),
    coupon('BAYT50', ['Home maintenance offer', 'عرض صيانة المنازل'], fixed(riyals(50)), { from: -10, until: 45, uses: 6, of: 500 }),
    coupon('NADAFA15', ['Cleaning week', 'أسبوع التنظيف'], ratio(15, riyals(60)), { from: -3, until: 11, uses: 2, of: 300 }),
    coupon('NAQL75', ['Moving season', 'موسم النقل'], fixed(riyals(75)), { from: -20, until: 30, uses: 5, of: 400 }),
    coupon('ISTISHARA', ['First consultation', 'استشارتك الأولى'], ratio(50, riyals(150)), { from: -15, until: 75, uses: 7, of: 1000 }),
    coupon('TIJARA10', ['Small business discount', 'خصم المنشآت الصغيرة'], ratio(10), { from: -5, until: 180, uses: 3, of: 2000 }),
    coupon('IFTITAH25', ['Opening offer', 'عرض الافتتاح'], ratio(25, riyals(120)), { from: -59, until: -31, uses: 11, of: 1000 }),
    coupon('HADIYA100', ['A gift from Wasl', 'هدية وصل'], fixed(riyals(100)), { from: -30, until: -20, uses: 5, of: 300 }),
    coupon('WATANI96', ['National Day offer', 'عرض اليوم الوطني'], ratio(30, riyals(96)), { from: -59, until: -52, uses: 9, of: 960 }),
    coupon('SAIF20', ['End of summer', 'نهاية الصيف'], ratio(20, riyals(80)), { from: -58, until: -28, uses: 8, of: 800 }),
    coupon('MADRASA', ['Back to school', 'العودة إلى المدرسة'], fixed(riyals(40)), { from: -57, until: -40, uses: 6, of: 500 }),
    coupon('TAKYEEF', ['Air conditioning check', 'فحص المكيفات'], ratio(15), { from: -50, until: -10, uses: 4, of: 250 }),
    coupon('AWAL20', ['First twenty orders', 'أول عشرين طلبًا'], fixed(riyals(60)), { from: -30, until: 30, uses: 20, of: 20 }),
    coupon('JUMUA30', ['White Friday', 'الجمعة البيضاء'], ratio(30, riyals(150)), { from: -2, until: 3, uses: 5, of: 5 }),
    coupon('JEDDAH25', ['Jeddah opening', 'انطلاقتنا في جدة'], ratio(25, riyals(75)), { from: -40, until: 20, uses: 15, of: 15 }),
    coupon('SHUKRAN', ['Thank you', 'شكرًا لثقتكم'], fixed(riyals(30)), { from: -25, until: 60, uses: 10, of: 10 }),
    coupon('TASWEEQ', ['Marketing package', 'باقة التسويق'], ratio(12, riyals(300)), { from: -12, until: 40, uses: 4, of: 4 }),
    coupon('SADEEQ', ['Bring a friend', 'ادعُ صديقك'], fixed(riyals(25)), { from: -55, until: 100, uses: 25, of: 25 }),
    coupon('TAJRIBA', ['Trial of the team', 'تجربة الفريق'], ratio(100, riyals(10)), { from: -8, until: 22, uses: 3, of: 10, open: false }),
    coupon('SHARIKA20', ['Partner companies', 'خصم الشركات الشريكة'], ratio(20), { from: -50, until: 90, uses: 8, of: 600, open: false }),
    coupon('TASWEER', ['Photography offer', 'عرض التصوير'], fixed(riyals(80)), { from: -14, until: 14, uses: 4, of: 120, open: false }),
    coupon('MOWASIM', ['Seasons of Riyadh', 'موسم الرياض'], ratio(18, riyals(90)), { from: -1, until: 100, uses: 0, of: 900, open: false }),
    coupon('SAYYARA', ['Car care', 'العناية بالسيارة'], fixed(riyals(20)), { from: -33, until: 50, uses: 6, of: 350, open: false }),
    coupon('TAALEEM', ['Learning offer', 'عرض التعليم'], ratio(22, riyals(110)), { from: 5, until: 65, uses: 0, of: 450, open: false }),
  ]
}
