/** An order of the demo: its client, its offers and how far it has progressed. `comment` is the review of a completed order, or the reason it was cancelled. */
export type DemoOrder = {
  brief: string
  by: string
  prices: readonly [phone: string, riyals: number][]
  until: 'sent' | 'offered' | 'invoiced' | 'payable' | 'transfer' | 'paid' | 'delivered' | 'completed' | 'cancelled'
  comment?: string
  /** The code of a coupon with which it is paid. */
  coupon?: string
  /** Paid by card instead of from the wallet. */
  by_card?: true
  /** The counter-offers of the client, oldest first; without an answer it is still open. */
  counters?: readonly { on: string; riyals: number; note: string; answer?: 'accept_counter' | 'reject_counter'; reason?: string }[]
  rating?: 1 | 2 | 3 | 4 | 5
  /** The note with which a colleague asks the owner of its company to approve the first offer. */
  asks?: string
}
const [itqan, noura] = ['0500000021', '0500000022']
const [sara, namaa, dana] = ['0500000011', '0500000012', '0500000017']

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
    counters: [
      { on: itqan, riyals: 330, note: 'التسريب بسيط حسب الصور.', answer: 'reject_counter', reason: 'السعر لا يغطي قطع الغيار الأصلية.' },
      { on: itqan, riyals: 360, note: 'أقبل بهذا السعر إن بدأتم غدًا.' },
      { on: noura, riyals: 400, note: 'هذه ميزانيتي للعمل كاملًا.', answer: 'accept_counter' },
    ],
  },
  { brief: 'move-to-khobar', by: sara, prices: [[itqan, 2100]], until: 'payable' },
  { brief: 'kitchen-leak', by: sara, prices: [[itqan, 350]], until: 'paid', by_card: true },
  { brief: 'new-flat', by: sara, prices: [[itqan, 850]], until: 'delivered' },
  { brief: 'kitchen-leak', by: sara, prices: [[itqan, 400]], until: 'completed' },
  { brief: 'new-flat', by: sara, prices: [], until: 'cancelled' },
  { brief: 'cafe-identity', by: dana, prices: [[noura, 3200]], until: 'invoiced' },
  { brief: 'move-to-khobar', by: namaa, prices: [[itqan, 2300]], until: 'transfer' },
  { brief: 'vat-letter', by: sara, prices: [], until: 'sent' },
  { brief: 'new-flat', by: dana, prices: [[itqan, 5400]], until: 'offered', asks: 'نحتاجه قبل افتتاح الفرع نهاية الأسبوع.' },
]
