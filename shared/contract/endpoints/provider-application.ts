import * as z from 'zod'
import type { Label } from '../../units.ts'
import { endpoint } from '../endpoint.ts'
import { bankForm, detailsForm, documentsForms, providerApplication, servicesForm, timesForm } from '../provider-application.ts'

const saved: Label = { en: 'Saved', ar: 'تم الحفظ' }

export const showApplication = endpoint({
  method: 'GET',
  path: '/api/provider/application',
  action: 'prv.apply',
  summary: 'Your own application, with what is missing and what was rejected',
  response: providerApplication,
})
export const editApplicationDetails = endpoint({
  method: 'PATCH',
  path: '/api/provider/application/details',
  action: 'prv.apply',
  response: providerApplication,
  msg: saved,
  summary: 'Save names, type and city of your application',
  body: detailsForm,
})
export const editApplicationServices = endpoint({
  method: 'PATCH',
  path: '/api/provider/application/services',
  action: 'prv.apply',
  response: providerApplication,
  msg: saved,
  summary: 'Save categories, services with own starting prices, and cities of your application',
  body: servicesForm,
})
export const editApplicationTimes = endpoint({
  method: 'PATCH',
  path: '/api/provider/application/times',
  action: 'prv.apply',
  response: providerApplication,
  msg: saved,
  summary: 'Save the working hours of your application',
  body: timesForm,
})
export const editApplicationBank = endpoint({
  method: 'PATCH',
  path: '/api/provider/application/bank',
  action: 'prv.apply',
  response: providerApplication,
  msg: saved,
  summary: 'Save the bank account of your application',
  body: bankForm,
})
export const editApplicationDocuments = endpoint({
  method: 'PATCH',
  path: '/api/provider/application/documents',
  action: 'prv.apply',
  body: z.union([documentsForms.company, documentsForms.freelancer]),
  response: providerApplication,
  msg: saved,
  summary: 'Save numbers and uploaded documents of your application; `commercial_number` for companies only',
})
export const submitApplication = endpoint({
  method: 'POST',
  path: '/api/provider/application/submit',
  action: 'prv.apply',
  summary: 'Send your application to the administration',
  response: providerApplication,
  msg: { en: 'Your request was sent to the administration', ar: 'أُرسل طلبك إلى الإدارة' },
})
