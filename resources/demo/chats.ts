import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'

/** What the client and the provider of an order wrote to each other, the oldest first; the order is one that stands in the status `about`. */
export type DemoChat = { about: OrderStatus; lines: readonly (readonly [by: 'client' | 'provider', words: string])[] }

export const demoChats: readonly DemoChat[] = [
  {
    about: 'delivered',
    lines: [
      ['client', 'السلام عليكم، متى يصل الفريق غدًا؟'],
      ['provider', 'وعليكم السلام، يصل بين التاسعة والعاشرة صباحًا إن شاء الله.'],
      ['client', 'ممتاز. المدخل من الشارع الخلفي، ورقم الشقة 12.'],
      ['provider', 'وصلت المعلومة، شكرًا لك. سنتصل قبل الوصول بعشر دقائق.'],
      ['provider', 'انتهينا من العمل وسلّمنا الطلب، نرجو تأكيد الاستلام بعد مراجعته.'],
    ],
  },
  {
    about: 'in_progress',
    lines: [
      ['client', 'هل تشمل الفاتورة المواد كلها؟'],
      ['provider', 'نعم، السعر شامل المواد والضمان كما في العرض.'],
      ['client', 'جزاكم الله خيرًا. متى تبدؤون؟'],
      ['provider', 'بدأنا اليوم، وسنرسل لك صورة بعد كل مرحلة.'],
    ],
  },
  {
    about: 'completed',
    lines: [
      ['client', 'شكرًا على العمل المتقن، أكّدت الاستلام.'],
      ['provider', 'شكرًا لثقتك. إن احتجت شيئًا ضمن مدة الضمان فراسلنا هنا.'],
    ],
  },
  {
    about: 'invoiced',
    lines: [
      ['provider', 'أصدرنا الفاتورة بالمبلغ المتفق عليه، نرجو مراجعتها.'],
      ['client', 'وصلت، سأراجعها اليوم.'],
    ],
  },
]
