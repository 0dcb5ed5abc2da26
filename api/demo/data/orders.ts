/** An order of the demo: its client, its offers and how far it has progressed. `comment` is the review of a completed order, or the reason it was cancelled. */
export type DemoOrder = {
  brief: string
  by: string
  prices: readonly [phone: string, riyals: number][]
  until: 'sent' | 'offered' | 'invoiced' | 'payable' | 'transfer' | 'paid' | 'delivered' | 'completed' | 'cancelled'
  comment?: string
}
const [itqan, noura] = ['0500000021', '0500000022']
const [sara, namaa] = ['0500000011', '0500000012']

/** Today's orders, one of each status. */
export const demoOrders: readonly DemoOrder[] = [
  { brief: 'new-flat', by: sara, prices: [], until: 'sent' },
  {
    brief: 'kitchen-leak',
    by: sara,
    prices: [
      [itqan, 380],
      [noura, 420],
    ],
    until: 'offered',
  },
  { brief: 'move-to-khobar', by: sara, prices: [[itqan, 2100]], until: 'payable' },
  { brief: 'kitchen-leak', by: sara, prices: [[itqan, 350]], until: 'paid' },
  { brief: 'new-flat', by: sara, prices: [[itqan, 850]], until: 'delivered' },
  { brief: 'kitchen-leak', by: sara, prices: [[itqan, 400]], until: 'completed' },
  { brief: 'new-flat', by: sara, prices: [], until: 'cancelled' },
  { brief: 'cafe-identity', by: namaa, prices: [[noura, 3200]], until: 'invoiced' },
  { brief: 'move-to-khobar', by: namaa, prices: [[itqan, 2300]], until: 'transfer' },
  { brief: 'vat-letter', by: sara, prices: [], until: 'sent' },
]

/** The finished orders of the past weeks, the oldest first. */
export const pastDemoOrders: readonly (DemoOrder & { days_ago: number })[] = [
  { brief: 'new-flat', by: namaa, prices: [[itqan, 900]], until: 'completed', days_ago: 52, comment: 'عمل متقن، وسُلّم المكان جاهزًا.' },
  {
    brief: 'cafe-identity',
    by: namaa,
    prices: [[noura, 2900]],
    until: 'completed',
    days_ago: 44,
    comment: 'هوية جميلة، والتعديلات سريعة.',
  },
  {
    brief: 'kitchen-leak',
    by: namaa,
    prices: [[itqan, 320]],
    until: 'completed',
    days_ago: 33,
    comment: 'حضر الفني في موعده وأصلح التسريب.',
  },
  { brief: 'new-flat', by: namaa, prices: [], until: 'cancelled', days_ago: 29, comment: 'تأجل موعد الانتقال' },
  { brief: 'move-to-khobar', by: namaa, prices: [[itqan, 2250]], until: 'completed', days_ago: 24, comment: 'نُقل الأثاث كاملًا دون خدش.' },
  { brief: 'kitchen-leak', by: namaa, prices: [[itqan, 410]], until: 'completed', days_ago: 18, comment: 'خدمة سريعة وسعر واضح.' },
  { brief: 'new-flat', by: namaa, prices: [[itqan, 780]], until: 'completed', days_ago: 13, comment: 'فريق مرتب ومواد جيدة.' },
  { brief: 'kitchen-leak', by: namaa, prices: [[itqan, 360]], until: 'completed', days_ago: 9, comment: 'نشكر الفني على حرصه.' },
  { brief: 'new-flat', by: namaa, prices: [[itqan, 860]], until: 'completed', days_ago: 5, comment: 'كما اتفقنا تمامًا.' },
]
