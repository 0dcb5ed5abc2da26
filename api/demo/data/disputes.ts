/** Orders of the demo that were disputed. `split`: the halalas that went back to the client; without it the dispute is open. */
export type DemoDispute = {
  brief: string
  client: string
  provider: string
  riyals: number
  days_ago: number
  reason: 'delay' | 'quality' | 'price' | 'conduct' | 'other'
  subject: string
  message: string
  /** What the provider answered. */
  answer: string
  split?: { refund_amount: number; reason: string }
}

export const demoDisputes: readonly DemoDispute[] = [
  {
    brief: 'cafe-identity',
    client: '0500000012',
    provider: '0500000022',
    riyals: 700,
    days_ago: 24,
    reason: 'quality',
    subject: 'ملفات الطباعة ناقصة',
    message: 'استلمنا الشعار دون ملفات الطباعة المتفق عليها، وطلبناها مرتين دون جدوى.',
    answer: 'سلّمت الشعار وبطاقات العمل كما في العرض، وبقيت ملفات الأكواب فقط.',
    split: { refund_amount: 230_00, reason: 'سُلّم معظم العمل، وخُصم ما لم يُسلَّم من ملفات الطباعة' },
  },
  {
    brief: 'cafe-identity',
    client: '0500000012',
    provider: '0500000022',
    riyals: 2600,
    days_ago: 3,
    reason: 'quality',
    subject: 'الهوية لا تطابق ما اتفقنا عليه',
    message: 'التصاميم المسلّمة تختلف عن النماذج التي اعتمدناها، والألوان لا تصلح للطباعة على الأكواب.',
    answer: 'التصاميم مطابقة للنموذج الثاني الذي اعتمدتموه، وأرفقت لكم دليل الألوان.',
  },
]
