import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { faqs } from '../faqs.ts'

type Faq = Draft<typeof faqs>
const faq = (topic: Faq['topic'], question: Localized, answer: Localized) => ({
  topic,
  question,
  answer,
  is_published: true,
})

const sortedFaqs = [
  faq(
    'orders',
    { en: 'How does Wasl work?', ar: 'كيف تعمل وصل؟' },
    {
      en: 'Choose a service and describe what you need. Providers in your city send you offers; compare price, duration and ratings, then accept the one that suits you.',
      ar: 'اختر الخدمة وصف ما تحتاجه، فتصلك عروض من مزوّدي الخدمة في مدينتك. قارن السعر والمدة والتقييم ثم اقبل العرض الذي يناسبك.',
    },
  ),
  faq(
    'orders',
    { en: 'How long do offers take to arrive?', ar: 'متى تصلني العروض؟' },
    {
      en: 'The first offers usually arrive within hours. A request stays open for seven days, and each offer for three.',
      ar: 'تصل أول العروض غالبًا خلال ساعات. يبقى طلبك مفتوحًا سبعة أيام، ويبقى كل عرض ساريًا ثلاثة أيام.',
    },
  ),
  faq(
    'orders',
    { en: 'Can I change my order after sending it?', ar: 'هل أستطيع تعديل الطلب بعد إرساله؟' },
    {
      en: 'Yes, as long as you have not accepted an offer. Providers who made an offer are notified of the change.',
      ar: 'نعم، ما دمت لم تقبل عرضًا. ويصل تنبيه بالتعديل إلى كل من قدّم لك عرضًا.',
    },
  ),
  faq(
    'orders',
    { en: 'How do I cancel an order?', ar: 'كيف ألغي طلبي؟' },
    {
      en: 'Open the order and choose cancel before you pay, and tell us why. After payment, write to the administration and we will look into it.',
      ar: 'افتح الطلب واختر الإلغاء قبل الدفع مع ذكر السبب. بعد الدفع تواصل مع الإدارة وسننظر في طلبك.',
    },
  ),
  faq(
    'orders',
    { en: 'What is the difference between a service and a consultation?', ar: 'ما الفرق بين الخدمة والاستشارة؟' },
    {
      en: 'A service is work that is done for you. A consultation is advice from a specialist: you answer a few questions first so that the answer fits your case.',
      ar: 'الخدمة عمل يُنفّذ لك، والاستشارة رأي مختص: تجيب عن أسئلة قصيرة أولًا ليأتيك الجواب على قدر حالتك.',
    },
  ),
  faq(
    'payment',
    { en: 'When do I pay?', ar: 'متى أدفع؟' },
    {
      en: 'After you accept the invoice. You have two hours to pay, otherwise the order is cancelled automatically.',
      ar: 'بعد قبول الفاتورة. أمامك ساعتان للدفع، وإلا أُلغي الطلب تلقائيًا.',
    },
  ),
  faq(
    'payment',
    { en: 'Is my money safe?', ar: 'هل مبلغي محفوظ؟' },
    {
      en: 'Yes. Wasl holds the amount and releases it to the provider only after you confirm that you received the service, or once the time to object after delivery has passed.',
      ar: 'نعم. يبقى المبلغ محجوزًا لدى وصل ولا يصل إلى مزوّد الخدمة إلا بعد تأكيدك استلام الخدمة، أو بعد انتهاء مهلة الاعتراض التي تلي التسليم.',
    },
  ),
  faq(
    'payment',
    { en: 'Do prices include VAT?', ar: 'هل الأسعار شاملة الضريبة؟' },
    {
      en: 'Each offer shows its price, the 15% VAT and the total. You get a tax invoice with a QR code.',
      ar: 'يوضح كل عرض السعر وضريبة القيمة المضافة 15% والإجمالي، وتصلك فاتورة ضريبية برمز QR.',
    },
  ),
  faq(
    'providers',
    { en: 'How are providers checked?', ar: 'كيف تتحققون من مزوّدي الخدمة؟' },
    {
      en: 'We review their documents before they are approved, and clients rate them only after a completed order.',
      ar: 'نراجع مستنداتهم قبل اعتمادهم، ولا يقيّمهم إلا عميل اكتمل طلبه معهم.',
    },
  ),
  faq(
    'providers',
    { en: 'What if I am not happy with the work?', ar: 'ماذا لو لم يعجبني العمل؟' },
    {
      en: 'Ask for changes before you confirm receipt. If you do not agree, send a complaint: the amount stays held until it is settled.',
      ar: 'اطلب التعديل قبل تأكيد الاستلام. وإن لم تتفقا فأرسل شكوى، ويبقى المبلغ محجوزًا حتى تُحل.',
    },
  ),
  faq(
    'account',
    { en: 'I did not receive the code. What now?', ar: 'لم يصلني رمز التحقق، ماذا أفعل؟' },
    {
      en: 'Check the number, wait a minute and ask for a new code. Five codes a day can be sent to one number.',
      ar: 'تأكد من الرقم وانتظر دقيقة ثم اطلب رمزًا جديدًا. الحد خمسة رموز في اليوم لكل رقم.',
    },
  ),
  faq(
    'account',
    { en: 'Can a company order through Wasl?', ar: 'هل تستطيع الشركات الطلب عبر وصل؟' },
    {
      en: 'Yes. Register as a company with your commercial registration, and invoices are issued in its name.',
      ar: 'نعم. سجّل حساب شركة برقم السجل التجاري وتصدر الفواتير باسمها.',
    },
  ),
]

/** Twelve FAQs in display order. */
export const demoFaqs: readonly Faq[] = sortedFaqs.map((row, index) => ({ ...row, sort_order: index + 1 }))
