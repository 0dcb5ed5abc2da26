import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'

/** A chat between the client and the provider, oldest message first, for one demo order with this status. */
export type DemoChat = {
  orderStatus: OrderStatus
  messages: readonly (readonly [sender: 'client' | 'provider', text: string])[]
  /** The client has reported the last message. */
  isReported?: true
}

export const demoChats: readonly DemoChat[] = [
  {
    orderStatus: 'delivered',
    messages: [
      ['client', 'السلام عليكم، متى يصل الفريق غدًا؟'],
      ['provider', 'وعليكم السلام، يصل بين التاسعة والعاشرة صباحًا إن شاء الله.'],
      ['client', 'ممتاز. المدخل من الشارع الخلفي، ورقم الشقة 12.'],
      ['provider', 'وصلت المعلومة، شكرًا لك. سنتصل قبل الوصول بعشر دقائق.'],
      ['provider', 'انتهينا من العمل وسلّمنا الطلب، نرجو تأكيد الاستلام بعد مراجعته.'],
    ],
  },
  {
    orderStatus: 'in_progress',
    messages: [
      ['client', 'هل تشمل الفاتورة المواد كلها؟'],
      ['provider', 'نعم، السعر شامل المواد والضمان كما في العرض.'],
      ['client', 'جزاكم الله خيرًا. متى تبدؤون؟'],
      ['provider', 'بدأنا اليوم، وسنرسل لك صورة بعد كل مرحلة.'],
    ],
  },
  {
    orderStatus: 'completed',
    messages: [
      ['client', 'شكرًا على العمل المتقن، أكّدت الاستلام.'],
      ['provider', 'شكرًا لثقتك. إن احتجت شيئًا ضمن مدة الضمان فراسلنا هنا.'],
    ],
  },
  {
    orderStatus: 'invoiced',
    messages: [
      ['provider', 'أصدرنا الفاتورة بالمبلغ المتفق عليه، نرجو مراجعتها.'],
      ['client', 'وصلت، سأراجعها اليوم.'],
      ['provider', 'يمكنك التحويل إلى حسابي مباشرة خارج المنصة لنوفّر العمولة.'],
    ],
    isReported: true,
  },
]

/** The report of that message. */
export const demoReport = { reason: 'fraud', note: 'طلب مني الدفع خارج المنصة.' } as const

/** A chat of the demo client with the administration, whose last message awaits a reply. */
export const demoAdministrationChat: readonly (readonly [side: 'client' | 'administration', text: string])[] = [
  ['client', 'السلام عليكم، كيف أغيّر رقم جوالي؟'],
  ['administration', 'وعليكم السلام، من صفحة حسابك ثم «تغيير رقم الجوال»، ويصلك رمز على الرقم الجديد.'],
  ['client', 'شكرًا لكم. وهل تنتقل طلباتي السابقة معي؟'],
]
