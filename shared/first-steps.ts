import type { Label } from './units.ts'

/** One step of a new deployment. */
export type FirstStep = {
  label: Label
  help: Label
  /** The page of the back office where it is done; without one, the environment of the server decides. */
  path: string | null
  /** The resource whose ready rows do it. */
  ready?: string
  /** Recommended, but not needed to open. */
  isOptional?: true
  /** The site does not open without it: it cannot be ticked by hand. */
  isRequired?: true
}

/** What an operator sets up before the platform opens, in this order. Each has a check in `api/views/first-steps`. */
export const firstSteps = {
  cities: {
    label: { en: 'Cities', ar: 'المدن' },
    help: { en: 'Nobody can register without a city', ar: 'لا يستطيع أحد التسجيل دون مدينة' },
    path: '/cities',
    ready: 'cities',
    isRequired: true,
  },
  categories: {
    label: { en: 'Categories', ar: 'التصنيفات' },
    help: { en: 'The sections of the home page', ar: 'أقسام الصفحة الرئيسية' },
    path: '/categories',
    ready: 'categories',
    isRequired: true,
  },
  services: {
    label: { en: 'Services with their questions', ar: 'الخدمات وأسئلتها' },
    help: { en: 'What clients can order; import the categories first', ar: 'ما يطلبه العملاء، وتُستورد التصنيفات قبلها' },
    path: '/services',
    ready: 'services',
    isRequired: true,
  },
  cancellation_reasons: {
    label: { en: 'Cancellation reasons', ar: 'أسباب الإلغاء' },
    help: { en: 'Offered to clients, providers and the administration', ar: 'تُعرض على العميل والمزوّد والإدارة' },
    path: '/cancellation-reasons',
    ready: 'cancellation-reasons',
  },
  company: {
    label: { en: 'Company with VAT number and address', ar: 'بيانات المنشأة ورقمها الضريبي وعنوانها' },
    help: { en: 'For tax documents and the foot of the site', ar: 'للمستندات الضريبية وأسفل الموقع' },
    path: '/settings?tab=company',
  },
  contact: {
    label: { en: 'Support phone or email', ar: 'هاتف خدمة العملاء أو بريدها' },
    help: { en: 'For the contact page and the foot of the site', ar: 'لصفحة التواصل وأسفل الموقع' },
    path: '/settings?tab=company',
  },
  receiving_account: {
    label: { en: 'Bank account for transfers', ar: 'حساب استقبال الحوالات' },
    help: { en: 'Clients who pay by bank transfer see it', ar: 'يراه من يدفع بحوالة بنكية' },
    path: '/receiving-accounts',
  },
  legal_texts: {
    label: { en: 'Privacy policy and terms', ar: 'سياسة الخصوصية والشروط' },
    help: {
      en: 'The texts are a starting point: have them reviewed and save the changes',
      ar: 'النصوص بداية فقط: راجعها مع مختص واحفظ تعديلاتك',
    },
    path: '/static-pages',
  },
  email_endings: {
    label: { en: 'Email addresses that end with .sa', ar: 'البريد المنتهي بـ ‎.sa' },
    help: { en: 'By default only .com, .org and .net can register', ar: 'لا يُقبل عند التسجيل إلا ‎.com و‎.org و‎.net ما لم تُضف غيرها' },
    path: '/settings?tab=accounts',
    isOptional: true,
  },
  sms: {
    label: { en: 'Text messages', ar: 'الرسائل النصية' },
    help: {
      en: 'Without SMS_URL and SMS_TOKEN nobody receives the code to register',
      ar: 'دون SMS_URL وSMS_TOKEN لا يصل رمز التسجيل إلى أحد',
    },
    path: null,
  },
  mail: {
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    help: { en: 'SMTP_URL and MAIL_FROM of the server', ar: 'المتغيران SMTP_URL وMAIL_FROM في الخادم' },
    path: null,
  },
  cards: {
    label: { en: 'Payment by card', ar: 'الدفع بالبطاقة' },
    help: {
      en: 'Without the keys of the gateway only transfers and wallets pay',
      ar: 'دون مفاتيح بوابة الدفع يكون الدفع بالحوالة والمحفظة فقط',
    },
    path: null,
    isOptional: true,
  },
  registers: {
    label: { en: 'Lookup of VAT and registration numbers', ar: 'الاستعلام عن الأرقام الضريبية والسجلات' },
    help: {
      en: 'Without REGISTERS_URL and REGISTERS_TOKEN the numbers of providers are not checked',
      ar: 'دون REGISTERS_URL وREGISTERS_TOKEN لا يُتحقق من أرقام المزوّدين',
    },
    path: null,
    isOptional: true,
  },
  two_factor: {
    label: { en: 'Two-factor authentication for administrators', ar: 'التحقق بخطوتين للمشرفين' },
    help: { en: 'Set it up for yourself, then require it of everybody', ar: 'فعّله لحسابك ثم ألزم به الجميع' },
    path: '/settings?tab=accounts',
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, FirstStep>>

export type FirstStepName = keyof typeof firstSteps
