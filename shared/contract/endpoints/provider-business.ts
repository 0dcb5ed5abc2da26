import * as z from 'zod'
import { challenge } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import {
  businessDetailsForm,
  businessTimesForm,
  changeBankForm,
  documentChangeForms,
  galleryForm,
  photoForm,
  providerApplication,
  servicesForm,
  startBankForm,
} from '../provider-application.ts'

export const editBusinessDetails = endpoint({
  method: 'PATCH',
  path: '/api/provider/business/details',
  response: providerApplication,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
  action: 'prv.profile',
  summary: 'Change names, introduction, city and logo of your approved provider',
  body: businessDetailsForm,
})
export const editBusinessServices = endpoint({
  method: 'PATCH',
  path: '/api/provider/business/services',
  response: providerApplication,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
  action: 'prv.services',
  summary: 'Change categories, services with own starting prices, and cities of your approved provider',
  body: servicesForm,
})
export const editBusinessTimes = endpoint({
  method: 'PATCH',
  path: '/api/provider/business/times',
  response: providerApplication,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
  action: 'prv.times',
  summary: 'Change the working hours and holidays of your approved provider',
  body: businessTimesForm,
})
export const editBusinessGallery = endpoint({
  method: 'PATCH',
  path: '/api/provider/business/gallery',
  response: providerApplication,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
  action: 'prv.profile',
  summary: 'Replace the gallery of your approved provider: at most 20 images of your own, in their order',
  body: galleryForm,
})
export const editBusinessPhoto = endpoint({
  method: 'PATCH',
  path: '/api/provider/business/photo',
  response: providerApplication,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
  action: 'prv.profile',
  summary: 'Replace the personal photo of your approved provider',
  body: photoForm,
})
export const requestDocumentChange = endpoint({
  method: 'POST',
  path: '/api/provider/business/documents',
  action: 'prv.profile',
  summary: 'Send new numbers or a new certificate of your approved provider to review; `commercial_number` for companies only',
  body: z.union([documentChangeForms.company, documentChangeForms.freelancer]),
  response: providerApplication,
  msg: {
    en: 'Sent. The current values stay in use until we approve the new ones',
    ar: 'أُرسل التعديل، وتبقى القيم الحالية سارية حتى نعتمد الجديدة',
  },
})
export const withdrawDocumentChange = endpoint({
  method: 'DELETE',
  path: '/api/provider/business/documents',
  action: 'prv.profile',
  summary: 'Withdraw the change of your documents that is being reviewed',
  response: providerApplication,
  msg: { en: 'Change withdrawn', ar: 'سُحب التعديل' },
})
export const startBankChange = endpoint({
  method: 'POST',
  path: '/api/provider/business/bank',
  action: 'prv.bank',
  summary: 'Change the bank account of your approved provider: checks it and the password, and sends a code',
  body: startBankForm,
  response: challenge,
  msg: { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' },
})
export const verifyBankChange = endpoint({
  method: 'POST',
  path: '/api/provider/business/bank/verify',
  action: 'prv.bank',
  summary: 'Verify the code and store the bank account; a new IBAN holds payouts',
  body: changeBankForm,
  response: providerApplication,
  msg: { en: 'Bank account changed', ar: 'تم تغيير الحساب البنكي' },
})
