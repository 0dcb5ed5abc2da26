import { textSetting } from './setting-kinds.ts'

const contact = textSetting('contact', { en: 'If empty, the contact page does not show it', ar: 'لا يظهر في صفحة التواصل إن تُرك فارغًا' })

/** How people reach the administration besides the form of the contact page. */
export const contactSettings = {
  contact_phone: contact<string | null>(
    {
      optional: true,
      max: 16,
      pattern: /^\+?\d{7,15}$/,
      patternHelp: { en: 'Digits only, such as 920012345 or +966112345678', ar: 'أرقام فقط، مثل 920012345 أو ‎+966112345678' },
    },
    null,
    { en: 'Support phone', ar: 'هاتف خدمة العملاء' },
  ),
  contact_email: contact<string | null>(
    {
      optional: true,
      max: 200,
      pattern: /^[^\s@]{1,100}@[^\s@]{1,90}\.[a-z]{2,}$/i,
      patternHelp: { en: 'An email address, such as help@example.com', ar: 'بريد إلكتروني، مثل help@example.com' },
    },
    null,
    { en: 'Support email', ar: 'بريد خدمة العملاء' },
  ),
}
