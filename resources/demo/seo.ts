import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { seo } from '../seo.ts'

const entry = (key: string, title: Localized, description: Localized, keywords: Localized): Draft<typeof seo> => ({
  key,
  meta_title: title,
  meta_description: description,
  meta_keywords: keywords,
})

/** Meta data of the public pages. */
export const demoSeo: readonly Draft<typeof seo>[] = [
  entry(
    'home',
    { en: 'Wasl: trusted services in Saudi Arabia', ar: 'وصل: خدمات موثوقة في السعودية' },
    {
      en: 'Send one request and compare offers from trusted providers in your city. Your money is held until you receive the service.',
      ar: 'أرسل طلبًا واحدًا وقارن عروض مزوّدي خدمة موثوقين في مدينتك، ومبلغك محجوز حتى تستلم الخدمة.',
    },
    { en: 'services, Saudi Arabia, maintenance, cleaning, consultations', ar: 'خدمات، السعودية، صيانة، تنظيف، استشارات' },
  ),
  entry(
    'our-services',
    { en: 'All services | Wasl', ar: 'جميع الخدمات | وصل' },
    {
      en: 'Home maintenance, cleaning, moving, design, programming, legal and tax services: choose and receive offers.',
      ar: 'صيانة وتنظيف ونقل وتصميم وبرمجة وخدمات قانونية وضريبية: اختر خدمتك واستقبل العروض.',
    },
    { en: 'services, offers, prices, providers', ar: 'خدمات، عروض، أسعار، مزوّدو خدمة' },
  ),
  entry(
    'store',
    { en: 'Online store | Wasl', ar: 'المتجر الإلكتروني | وصل' },
    {
      en: 'Phones, tools, coffee and work clothes from providers in Saudi Arabia, with prices including VAT.',
      ar: 'جوالات وأدوات وقهوة وملابس عمل من مزوّدين في السعودية، بأسعار تشمل ضريبة القيمة المضافة.',
    },
    { en: 'online store, products, prices, delivery', ar: 'متجر إلكتروني، منتجات، أسعار، توصيل' },
  ),
  entry(
    'cars',
    { en: 'Rent a car | Wasl', ar: 'تأجير السيارات | وصل' },
    {
      en: 'Cars for a day, a month or a year in Saudi Arabia: only those that are free on your dates, with the whole price including VAT.',
      ar: 'سيارات لليوم والشهر والسنة في السعودية: المتاح منها في أيامك فقط، بالسعر كاملًا شاملًا الضريبة.',
    },
    { en: 'car rental, monthly rental, SUV, delivery', ar: 'تأجير سيارات، تأجير شهري، دفع رباعي، توصيل' },
  ),
  entry(
    'providers',
    { en: 'Service providers | Wasl', ar: 'مزوّدو الخدمة | وصل' },
    {
      en: 'Companies and freelancers reviewed by Wasl and rated by clients whose orders were completed.',
      ar: 'شركات ومستقلون راجعت وصل مستنداتهم وقيّمهم عملاء اكتملت طلباتهم.',
    },
    { en: 'service providers, companies, freelancers, ratings', ar: 'مزوّدو خدمة، شركات، مستقلون، تقييمات' },
  ),
  entry(
    'about-us',
    { en: 'About us | Wasl', ar: 'من نحن | وصل' },
    {
      en: 'Wasl brings people who need a service together with people who do it well, and keeps both sides safe.',
      ar: 'وصل تجمع من يحتاج الخدمة بمن يتقنها، وتحفظ حق الطرفين من الطلب إلى الاستلام.',
    },
    { en: 'about Wasl, our story', ar: 'عن وصل، قصتنا' },
  ),
  entry(
    'about-site',
    { en: 'How Wasl works | Wasl', ar: 'كيف تعمل وصل | وصل' },
    {
      en: 'From your request to the offers, the invoice, a held payment and a receipt that you confirm: each step explained.',
      ar: 'من طلبك إلى العروض والفاتورة والدفع المحجوز وتأكيد الاستلام: شرح كل خطوة.',
    },
    { en: 'how it works, steps, payment, receipt', ar: 'طريقة العمل، الخطوات، الدفع، الاستلام' },
  ),
  entry(
    'contact-us',
    { en: 'Contact us | Wasl', ar: 'تواصل معنا | وصل' },
    {
      en: 'A question, a complaint or a suggestion? Write to the Wasl team and we answer within one working day.',
      ar: 'لديك سؤال أو شكوى أو اقتراح؟ اكتب لفريق وصل ونرد عليك خلال يوم عمل.',
    },
    { en: 'contact, support, complaints', ar: 'تواصل، دعم، شكاوى' },
  ),
  entry(
    'privacy-policy',
    { en: 'Privacy policy | Wasl', ar: 'سياسة الخصوصية | وصل' },
    {
      en: 'What we collect, why, how long we keep it, and how you see, correct or delete it under the Saudi data law.',
      ar: 'ما الذي نجمعه ولماذا وكم نحتفظ به، وكيف تطّلع عليه أو تصححه أو تحذفه وفق النظام السعودي.',
    },
    { en: 'privacy, personal data', ar: 'الخصوصية، البيانات الشخصية' },
  ),
  entry(
    'terms-and-conditions',
    { en: 'Terms and conditions | Wasl', ar: 'الشروط والأحكام | وصل' },
    {
      en: 'Rights and duties of clients and providers, cancellations, payments, refunds and disputes.',
      ar: 'حقوق العميل ومزوّد الخدمة وواجباتهما، والإلغاء والدفع والاسترداد وحل الخلافات.',
    },
    { en: 'terms, conditions, cancellations, refunds', ar: 'الشروط، الأحكام، الإلغاء، الاسترداد' },
  ),
  entry(
    'login',
    { en: 'Log in | Wasl', ar: 'تسجيل الدخول | وصل' },
    {
      en: 'Log in with your mobile number to follow your orders, offers and invoices.',
      ar: 'سجّل دخولك برقم الجوال لمتابعة طلباتك وعروضك وفواتيرك.',
    },
    { en: 'log in, account', ar: 'تسجيل الدخول، الحساب' },
  ),
  entry(
    'register',
    { en: 'Create an account | Wasl', ar: 'إنشاء حساب | وصل' },
    {
      en: 'Create a free account in a minute and send your first request to providers in your city.',
      ar: 'أنشئ حسابًا مجانيًا في دقيقة وأرسل أول طلب إلى مزوّدي الخدمة في مدينتك.',
    },
    { en: 'register, new account', ar: 'إنشاء حساب، حساب جديد' },
  ),
]
