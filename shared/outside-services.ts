import type { Label } from './units.ts'

/** The outside services that the platform uses, each by its own adapter. */
export const outsideServices = {
  sms: { en: 'SMS', ar: 'الرسائل النصية' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  push: { en: 'Push messages', ar: 'إشعارات الأجهزة' },
  card_payments: { en: 'Card payments', ar: 'الدفع بالبطاقة' },
  tabby: { en: 'Tabby', ar: 'تابي' },
  tamara: { en: 'Tamara', ar: 'تمارا' },
  nafath: { en: 'Nafath', ar: 'نفاذ' },
  registers: { en: 'Lookup of VAT and registration numbers', ar: 'الاستعلام عن الأرقام الضريبية والسجلات' },
  storage: { en: 'Storage of uploads', ar: 'تخزين الملفات' },
} as const satisfies Readonly<Record<string, Label>>
export type OutsideService = keyof typeof outsideServices
