import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { faqs } from '../faqs.ts'

type Faq = Draft<typeof faqs>
const faq = (topic: Faq['topic'], question: Label, answer: Label) => ({
  topic,
  question: { ar: question[1], en: question[0] },
  answer: { ar: answer[1], en: answer[0] },
  is_published: true,
})

const inOrder = [
  faq(
    'orders',
    ['How does Wasl work?', 'كيف تعمل وصل؟'],
    [
      'Choose a service and describe what you need. Providers in your city send you offers; compare price, duration and ratings, then accept the one that suits you.',
      'اختر الخدمة وصف ما تحتاجه، فتصلك عروض من مزوّدي الخدمة في مدينتك. قارن السعر والمدة والتقييم ثم اقبل العرض الذي يناسبك.',
    ],
  ),
  faq(
    'orders',
    ['How long do offers take to arrive?', 'متى تصلني العروض؟'],
    [
      'The first offers usually arrive within hours. A request stays open for seven days, and each offer for three.',
      'تصل أول العروض غالبًا خلال ساعات. يبقى طلبك مفتوحًا سبعة أيام، ويبقى كل عرض ساريًا ثلاثة أيام.',
    ],
  ),
  faq(
    'orders',
    ['Can I change my order after sending it?', 'هل أستطيع تعديل الطلب بعد إرساله؟'],
    [
      'Yes, as long as you have not accepted an offer. Providers who have made an offer are told of the change.',
      'نعم، ما دمت لم تقبل عرضًا. ويصل تنبيه بالتعديل إلى كل من قدّم لك عرضًا.',
    ],
  ),
  faq(
    'orders',
    ['How do I cancel an order?', 'كيف ألغي طلبي؟'],
    [
      'Open the order and choose cancel before you pay, and tell us why. After payment, write to the administration and we will look into it.',
      'افتح الطلب واختر الإلغاء قبل الدفع مع ذكر السبب. بعد الدفع تواصل مع الإدارة وسننظر في طلبك.',
    ],
  ),
  faq(
    'orders',
    ['What is the difference between a service and a consultation?', 'ما الفرق بين الخدمة والاستشارة؟'],
    [
      'A service is work that is done for you. A consultation is advice from a specialist: you answer a few questions first so that the answer fits your case.',
      'الخدمة عمل يُنفّذ لك، والاستشارة رأي مختص: تجيب عن أسئلة قصيرة أولًا ليأتيك الجواب على قدر حالتك.',
    ],
  ),
  faq(
    'payment',
    ['When do I pay?', 'متى أدفع؟'],
    [
      'After you accept the invoice. You have two hours to pay, otherwise the order is cancelled automatically.',
      'بعد قبول الفاتورة. أمامك ساعتان للدفع، وإلا أُلغي الطلب تلقائيًا.',
    ],
  ),
  faq(
    'payment',
    ['Is my money safe?', 'هل مبلغي محفوظ؟'],
    [
      'Yes. The amount is held by Wasl and reaches the provider only after you confirm that you received the service.',
      'نعم. يبقى المبلغ محجوزًا لدى وصل ولا يصل إلى مزوّد الخدمة إلا بعد تأكيدك استلام الخدمة.',
    ],
  ),
  faq(
    'payment',
    ['Do prices include VAT?', 'هل الأسعار شاملة الضريبة؟'],
    [
      'Each offer shows its price, the 15% VAT and the total. You get a tax invoice with a QR code.',
      'يوضح كل عرض السعر وضريبة القيمة المضافة 15% والإجمالي، وتصلك فاتورة ضريبية برمز QR.',
    ],
  ),
  faq(
    'providers',
    ['How are providers checked?', 'كيف تتحققون من مزوّدي الخدمة؟'],
    [
      'We review their documents before they are approved, and clients rate them only after a completed order.',
      'نراجع مستنداتهم قبل اعتمادهم، ولا يقيّمهم إلا عميل اكتمل طلبه معهم.',
    ],
  ),
  faq(
    'providers',
    ['What if I am not happy with the work?', 'ماذا لو لم يعجبني العمل؟'],
    [
      'Ask for changes before you confirm receipt. If you do not agree, send a complaint: the amount stays held until it is settled.',
      'اطلب التعديل قبل تأكيد الاستلام. وإن لم تتفقا فأرسل شكوى، ويبقى المبلغ محجوزًا حتى تُحل.',
    ],
  ),
  faq(
    'account',
    ['I did not receive the code. What now?', 'لم يصلني رمز التحقق، ماذا أفعل؟'],
    [
      'Check the number, wait a minute and ask for a new code. Five codes a day can be sent to one number.',
      'تأكد من الرقم وانتظر دقيقة ثم اطلب رمزًا جديدًا. الحد خمسة رموز في اليوم لكل رقم.',
    ],
  ),
  faq(
    'account',
    ['Can a company order through Wasl?', 'هل تستطيع الشركات الطلب عبر وصل؟'],
    [
      'Yes. Register as a company with your commercial registration, and invoices are issued in its name.',
      'نعم. سجّل حساب شركة برقم السجل التجاري وتصدر الفواتير باسمها.',
    ],
  ),
]

/** The twelve frequent questions, in the order they are shown. */
export const demoFaqs: readonly Faq[] = inOrder.map((row, at) => ({ ...row, sort_order: at + 1 }))
