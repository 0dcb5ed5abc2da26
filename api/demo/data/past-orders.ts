import { type DemoBrief, demoBriefs } from '@wasl/resources/demo/briefs.ts'
import { type DemoClient, demoClients } from '@wasl/resources/demo/clients.ts'
import { pastBriefs } from '@wasl/resources/demo/past-briefs.ts'
import { demoProviders } from '@wasl/resources/demo/providers.ts'
import type { DemoOrder } from './orders.ts'
import { demoAccountProviders } from './providers.ts'

/** A finished order of the past months, in the city where its client orders. */
export type PastOrder = DemoOrder & { city: DemoBrief['city']; days_ago: number }

/** Orders per month of 30 days, the oldest first: the business grows. */
const ordersPerMonth = [1, 1, 2, 2, 2, 3, 3, 3, 4, 5]
const monthDays = 30
/** The last finished order is a few days old. */
const newestDays = 4

type PastClient = Pick<DemoClient, 'name' | 'phone' | 'city'>
/** The company client of the demo accounts, which places every fourth order. */
const company: PastClient = { name: 'مؤسسة نماء التجارية', phone: '0500000012', city: 'riyadh' }
const briefs = [...pastBriefs, ...demoBriefs.filter(({ attachments, offerAttachments }) => !attachments && !offerAttachments)]
const approvedProviders = [...demoAccountProviders.filter(({ status }) => status === 'approved'), ...demoProviders]
const bidders = ({ category }: DemoBrief, city: DemoBrief['city']) =>
  approvedProviders
    .filter(({ categories, cities }) => categories.includes(category) && cities.includes(city))
    .map(({ owner }) => owner.phone)

/** The welcome coupon, which pays part of every second order since it exists. */
const coupon = { code: 'AHLAN20', since_days: 59 }

/** What clients wrote about their orders, with their ratings. */
const opinions: readonly (readonly [rating: NonNullable<DemoOrder['rating']>, comment: string])[] = [
  [5, 'عمل متقن، وسُلّم كل شيء في موعده.'],
  [5, 'Clear price, tidy work and a friendly team.'],
  [5, 'On time, careful and easy to reach.'],
  [4, 'الخدمة ممتازة، والتواصل كان يحتاج إلى سرعة أكبر.'],
  [5, 'أنصح به، التزم بكل ما اتفقنا عليه.'],
  [3, 'النتيجة جيدة لكن الموعد تأجل مرة.'],
  [5, 'خدمة سريعة وسعر واضح من البداية.'],
  [4, 'Good result. One small fix was needed and was done the next day.'],
  [5, 'نشكر الفريق على حرصه ونظافة عمله.'],
  [2, 'استغرق العمل وقتًا أطول من المتفق عليه.'],
  [5, 'تعامل راقٍ، وسأطلب منه مرة أخرى.'],
]
const cancelReasons = ['تأجل الموعد', 'وجدت من يقوم بالعمل', 'تغيّرت الخطة'] as const

/** The owners of the demo accounts, whose figures tests read. */
const isAccount = (phone: string) => demoAccountProviders.some(({ owner }) => owner.phone === phone)

/** What is ordered most: often enough for a common price, and for the figures of the provider. */
const frequentOrders: readonly PastOrder[] = (
  [
    ['past-air-conditioning', '0500000101', 'riyadh', 96, 240, 'نظّف المكيفين ورتّب المكان بعده، والتبريد عاد كما كان.'],
    ['past-air-conditioning', '0500000106', 'riyadh', 81, 280, 'شرح سبب ضعف التبريد قبل أن يبدأ، ولم يزد ريالًا على العرض.'],
    ['past-home-cleaning', '0500000101', 'riyadh', 74, 520, 'أربع ساعات والبيت كأنه جديد، والفريق هادئ ومحترم.'],
    [
      'past-air-conditioning',
      '0500000110',
      'riyadh',
      67,
      260,
      'Both units cool well again, and the filters were shown to me before and after.',
    ],
    ['past-home-cleaning', '0500000106', 'riyadh', 58, 480, 'اهتموا بالزوايا والنوافذ دون أن أطلب، وسأعيد الطلب كل شهر.'],
    ['past-air-conditioning', '0500000113', 'riyadh', 52, 310, 'أنجز الصيانة خارج وقت الدوام حتى لا يتعطل المكتب.'],
    ['past-home-cleaning', '0500000110', 'riyadh', 44, 560, 'Careful with the furniture, and on time to the minute.'],
    ['past-air-conditioning', '0500000102', 'riyadh', 38, 295, 'التزام بالموعد وتقرير واضح بما أُصلح.'],
    ['past-home-cleaning', '0500000101', 'riyadh', 29, 500, 'المرة الثانية معهم، وبالمستوى نفسه.'],
    ['past-air-conditioning', '0500000101', 'riyadh', 23, 250, 'طلبته مرة أخرى لغرفة الأطفال، وعمله متقن كالعادة.'],
    ['past-home-cleaning', '0500000113', 'riyadh', 17, 540, 'فريق منظم، وسلّموا المكتب قبل الموعد بساعة.'],
    ['past-air-conditioning', '0500000106', 'riyadh', 12, 270, 'وصل في موعده وغسل الوحدتين الداخلية والخارجية.'],
  ] as const
).map(([brief, by, city, days_ago, price, comment]) => ({
  ...{ brief, by, city, days_ago, comment, rating: 5 },
  prices: [
    [
      itemAt(
        bidders(briefBy(brief), city).filter((phone) => !isAccount(phone)),
        0,
      ),
      price,
    ],
  ],
  until: 'completed',
}))

/** The finished orders of the past ten months, the oldest first: in several cities and categories, one in eight of the various ones cancelled. */
export const pastDemoOrders: readonly PastOrder[] = [...frequentOrders, ...variousOrders()].toSorted(
  (one, other) => other.days_ago - one.days_ago,
)

function variousOrders(): PastOrder[] {
  return ordersPerMonth.flatMap((count, month) =>
    Array.from({ length: count }, (_, at) => {
      const index = ordersPerMonth.slice(0, month).reduce((sum, earlier) => sum + earlier, at)
      const lastDay = newestDays + monthDays * (ordersPerMonth.length - 1 - month)
      return pastOrder(index, lastDay + Math.round((monthDays * (count - 1 - at)) / count))
    }),
  )
}

function briefBy(slug: string): DemoBrief {
  const brief = briefs.find((candidate) => candidate.slug === slug)
  if (!brief) throw new Error(`pastDemoOrders: no brief ${slug}`)
  return brief
}

function pastOrder(index: number, days_ago: number): PastOrder {
  const brief = itemAt(briefs, index)
  const local = demoClients.filter(({ city }) => bidders(brief, city).length > 0)
  const client: PastClient = index % 4 === 1 ? company : itemAt(local.length > 0 ? local : demoClients, index * 5)
  const city = bidders(brief, client.city).length > 0 ? client.city : brief.city
  const common = { brief: brief.slug, by: client.phone, city, days_ago }
  if (index % 8 === 5) return { ...common, prices: [], until: 'cancelled', comment: itemAt(cancelReasons, index) }
  const phones = bidders(brief, city)
  const budget = (brief.expected_budget ?? 0) / 100
  // The lowest price is accepted, so the first bidder gets the order.
  const price = Math.round((budget * (80 + ((index * 7) % 25))) / 1000) * 10
  const [first, second] = [itemAt(phones, index), itemAt(phones, index + 1)]
  // Clients write in the language of their name.
  const [rating, comment] = itemAt(
    opinions.filter(([, text]) => /[a-z]/i.test(text) === /[a-z]/i.test(client.name)),
    index,
  )
  return {
    ...common,
    prices:
      first === second
        ? [[first, price]]
        : [
            [first, price],
            [second, price + 60],
          ],
    until: 'completed',
    ...(index % 2 === 0 && days_ago < coupon.since_days && { coupon: coupon.code }),
    rating,
    comment,
  }
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('pastDemoOrders: an empty list')
  return item
}
