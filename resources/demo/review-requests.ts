type Request = { status: 'pending' | 'approved' | 'refused'; note: string | null; refusal: string | null; days_ago: number } & (
  | { kind: 'product'; product: string }
  | { kind: 'main_product'; group: string; before: string; after: string }
)

/** What the demo's provider asked the administration for: each kind, in each status. */
export const demoReviewRequests: readonly Request[] = [
  {
    kind: 'product',
    product: 'tester',
    status: 'pending',
    note: 'نستخدمه في عملنا كل يوم ونرغب في بيعه لعملائنا.',
    refusal: null,
    days_ago: 1,
  },
  {
    kind: 'main_product',
    group: 'headphones',
    before: 'headphones-black',
    after: 'headphones-white',
    status: 'pending',
    note: 'اللون الأبيض هو الأكثر طلبًا هذا الشهر.',
    refusal: null,
    days_ago: 3,
  },
  { kind: 'product', product: 'coverall', status: 'approved', note: null, refusal: null, days_ago: 20 },
  {
    kind: 'main_product',
    group: 'sama',
    before: 'phone-lite',
    after: 'phone',
    status: 'approved',
    note: null,
    refusal: null,
    days_ago: 12,
  },
  {
    kind: 'product',
    product: 'copy',
    status: 'refused',
    note: null,
    refusal: 'المنتج بلا علامة تجارية ولا شهادة مطابقة سعودية.',
    days_ago: 9,
  },
  {
    kind: 'main_product',
    group: 'coffee',
    before: 'dallah',
    after: 'grinder',
    status: 'refused',
    note: null,
    refusal: 'المطحنة نافدة حاليًا، فلا يصح أن تمثّل المجموعة.',
    days_ago: 6,
  },
]
