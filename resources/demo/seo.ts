import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { seo } from '../seo.ts'

const entry = (key: string, title: Label, description: Label, keywords: Label): Draft<typeof seo> => ({
  key,
  meta_title: { ar: title[1], en: title[0] },
  meta_description: { ar: description[1], en: description[0] },
  meta_keywords: { ar: keywords[1], en: keywords[0] },
})

/** What search engines are told of each public page. */
export const demoSeo: readonly Draft<typeof seo>[] = [
  entry(
    'home',
    ['Wasl: trusted services in Saudi Arabia', 'وصل: خدمات موثوقة في السعودية'],
    [
      'Send one request and compare offers from trusted providers in your city. Your money is held until you receive the service.',
      'أرسل طلبًا واحدًا وقارن عروض مزوّدي خدمة موثوقين في مدينتك، ومبلغك محجوز حتى تستلم الخدمة.',
    ],
    ['services, Saudi Arabia, maintenance, cleaning, consultations', 'خدمات، السعودية، صيانة، تنظيف، استشارات'],
  ),
  entry(
    'our-services',
    ['All services | Wasl', 'جميع الخدمات | وصل'],
    [
      'Home maintenance, cleaning, moving, design, programming, legal and tax services: choose and receive offers.',
      'صيانة وتنظيف ونقل وتصميم وبرمجة وخدمات قانونية وضريبية: اختر خدمتك واستقبل العروض.',
    ],
    ['services, offers, prices, providers', 'خدمات، عروض، أسعار، مزوّدو خدمة'],
  ),
  entry(
    'providers',
    ['Service providers | Wasl', 'مزوّدو الخدمة | وصل'],
    [
      'Companies and freelancers reviewed by Wasl and rated by clients whose orders were completed.',
      'شركات ومستقلون راجعت وصل مستنداتهم وقيّمهم عملاء اكتملت طلباتهم.',
    ],
    ['service providers, companies, freelancers, ratings', 'مزوّدو خدمة، شركات، مستقلون، تقييمات'],
  ),
  entry(
    'about-us',
    ['About us | Wasl', 'من نحن | وصل'],
    [
      'Wasl brings people who need a service together with people who do it well, and keeps both sides safe.',
      'وصل تجمع من يحتاج الخدمة بمن يتقنها، وتحفظ حق الطرفين من الطلب إلى الاستلام.',
    ],
    ['about Wasl, our story', 'عن وصل، قصتنا'],
  ),
  entry(
    'about-site',
    ['How Wasl works | Wasl', 'كيف تعمل وصل | وصل'],
    [
      'From your request to the offers, the invoice, a held payment and a receipt that you confirm: each step explained.',
      'من طلبك إلى العروض والفاتورة والدفع المحجوز وتأكيد الاستلام: شرح كل خطوة.',
    ],
    ['how it works, steps, payment, receipt', 'طريقة العمل، الخطوات، الدفع، الاستلام'],
  ),
  entry(
    'contact-us',
    ['Contact us | Wasl', 'تواصل معنا | وصل'],
    [
      'A question, a complaint or a suggestion? Write to the Wasl team and we answer within one working day.',
      'لديك سؤال أو شكوى أو اقتراح؟ اكتب لفريق وصل ونرد عليك خلال يوم عمل.',
    ],
    ['contact, support, complaints', 'تواصل، دعم، شكاوى'],
  ),
  entry(
    'privacy-policy',
    ['Privacy policy | Wasl', 'سياسة الخصوصية | وصل'],
    [
      'What we collect, why, how long we keep it, and how you see, correct or delete it under the Saudi data law.',
      'ما الذي نجمعه ولماذا وكم نحتفظ به، وكيف تطّلع عليه أو تصححه أو تحذفه وفق النظام السعودي.',
    ],
    ['privacy, personal data', 'الخصوصية، البيانات الشخصية'],
  ),
  entry(
    'terms-and-conditions',
    ['Terms and conditions | Wasl', 'الشروط والأحكام | وصل'],
    [
      'Rights and duties of clients and providers, cancelling, payment, refunds and the settling of disputes.',
      'حقوق العميل ومزوّد الخدمة وواجباتهما، والإلغاء والدفع والاسترداد وحل الخلافات.',
    ],
    ['terms, conditions, cancelling, refunds', 'الشروط، الأحكام، الإلغاء، الاسترداد'],
  ),
  entry(
    'login',
    ['Log in | Wasl', 'تسجيل الدخول | وصل'],
    ['Log in with your mobile number to follow your orders, offers and invoices.', 'سجّل دخولك برقم الجوال لمتابعة طلباتك وعروضك وفواتيرك.'],
    ['log in, account', 'تسجيل الدخول، الحساب'],
  ),
  entry(
    'register',
    ['Create an account | Wasl', 'إنشاء حساب | وصل'],
    [
      'Create a free account in a minute and send your first request to providers in your city.',
      'أنشئ حسابًا مجانيًا في دقيقة وأرسل أول طلب إلى مزوّدي الخدمة في مدينتك.',
    ],
    ['register, new account', 'إنشاء حساب، حساب جديد'],
  ),
]
