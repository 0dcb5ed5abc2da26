type DemoReviewRequest = {
  status: 'pending' | 'approved' | 'rejected'
  note: string | null
  reject_reason: string | null
  days_ago: number
} & ({ kind: 'product'; product: string } | { kind: 'main_product'; group: string; before: string; after: string })

/** Review requests of the demo provider: each type in each status. */
export const demoReviewRequests: readonly DemoReviewRequest[] = [
  {
    kind: 'product',
    product: 'tester',
    status: 'pending',
    note: 'نستخدمه في عملنا كل يوم ونرغب في بيعه لعملائنا.',
    reject_reason: null,
    days_ago: 1,
  },
  {
    kind: 'main_product',
    group: 'headphones',
    before: 'headphones-black',
    after: 'headphones-white',
    status: 'pending',
    note: 'اللون الأبيض هو الأكثر طلبًا هذا الشهر.',
    reject_reason: null,
    days_ago: 3,
  },
  { kind: 'product', product: 'coverall', status: 'approved', note: null, reject_reason: null, days_ago: 20 },
  {
    kind: 'main_product',
    group: 'sama',
    before: 'phone-lite',
    after: 'phone',
    status: 'approved',
    note: null,
    reject_reason: null,
    days_ago: 12,
  },
  {
    kind: 'product',
    product: 'copy',
    status: 'rejected',
    note: null,
    reject_reason: 'المنتج بلا علامة تجارية ولا شهادة مطابقة سعودية.',
    days_ago: 9,
  },
  {
    kind: 'main_product',
    group: 'coffee',
    before: 'dallah',
    after: 'grinder',
    status: 'rejected',
    note: null,
    reject_reason: 'المطحنة نافدة حاليًا، فلا يصح أن تمثّل المجموعة.',
    days_ago: 6,
  },
]
