import * as z from 'zod'
import { settingBase, textSetting } from './setting-kinds.ts'

const company = textSetting('company', {
  en: 'On documents issued from now on, and at the foot of the site',
  ar: 'على المستندات التي تصدر من الآن، وفي أسفل الموقع',
})
const shown = { en: 'Not shown if empty', ar: 'لا يظهر إن تُرك فارغًا' }

/** Who runs the platform: on its own tax documents and at the foot of the site; and how people reach it. */
export const companySettings = {
  company_name_ar: company<string | null>(
    { optional: true, max: 120 },
    null,
    { en: 'Legal name in Arabic', ar: 'الاسم النظامي بالعربية' },
    {
      en: 'As in the commercial register; if empty, the name of the platform',
      ar: 'كما في السجل التجاري، وإن تُرك فارغًا فاسم المنصة',
    },
  ),
  company_name_en: company<string | null>(
    { optional: true, max: 120 },
    null,
    { en: 'Legal name in English', ar: 'الاسم النظامي بالإنجليزية' },
    {
      en: 'As in the commercial register; if empty, the name of the platform',
      ar: 'كما في السجل التجاري، وإن تُرك فارغًا فاسم المنصة',
    },
  ),
  platform_commercial_number: company<string | null>(
    { optional: true, max: 10, pattern: /^[1-9]\d{9}$/, patternHelp: { en: '10 digits', ar: '10 أرقام' } },
    null,
    { en: 'Commercial registration or unified number', ar: 'رقم السجل التجاري أو الرقم الموحد' },
  ),
  platform_vat_number: company<string | null>(
    {
      optional: true,
      max: 15,
      pattern: /^3\d{13}3$/,
      patternHelp: { en: '15 digits, the first and the last 3', ar: '15 رقمًا يبدأ وينتهي بالرقم 3' },
    },
    null,
    { en: 'VAT number', ar: 'الرقم الضريبي' },
    {
      en: 'Commission invoices are issued once it and the address are set',
      ar: 'تصدر فواتير العمولة بعد إدخاله مع العنوان',
    },
  ),
  platform_address_ar: company<string | null>({ optional: true, max: 200 }, null, {
    en: 'National address in Arabic',
    ar: 'العنوان الوطني بالعربية',
  }),
  platform_address_en: company<string | null>({ optional: true, max: 200 }, null, {
    en: 'National address in English',
    ar: 'العنوان الوطني بالإنجليزية',
  }),
  company_certificate: company<string | null>(
    { optional: true, max: 30, pattern: /^\d{5,30}$/, patternHelp: { en: 'Digits only', ar: 'أرقام فقط' } },
    null,
    { en: 'Store authentication certificate', ar: 'رقم شهادة توثيق المتجر' },
    { en: 'Its number on the Saudi Business Center platform', ar: 'رقمها في منصة المركز السعودي للأعمال' },
  ),
  company_certificate_link: {
    ...settingBase<string | null>(
      'company',
      z
        .url({ protocol: /^https$/ })
        .max(300)
        .nullable(),
      null,
      [
        { en: 'Link of the certificate', ar: 'رابط شهادة التوثيق' },
        { en: 'Where visitors can check it', ar: 'حيث يتحقق منها الزوار' },
      ],
    ),
    kind: 'link',
  },
  contact_phone: company<string | null>(
    {
      optional: true,
      max: 16,
      pattern: /^\+?\d{7,15}$/,
      patternHelp: { en: 'Digits only, such as 920012345 or +966112345678', ar: 'أرقام فقط، مثل 920012345 أو ‎+966112345678' },
    },
    null,
    { en: 'Support phone', ar: 'هاتف خدمة العملاء' },
    shown,
  ),
  contact_email: company<string | null>(
    {
      optional: true,
      max: 200,
      pattern: /^[^\s@]{1,100}@[^\s@]{1,90}\.[a-z]{2,}$/i,
      patternHelp: { en: 'An email address, such as help@example.com', ar: 'بريد إلكتروني، مثل help@example.com' },
    },
    null,
    { en: 'Support email', ar: 'بريد خدمة العملاء' },
    shown,
  ),
} as const
