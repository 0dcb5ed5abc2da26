import { accountantChange, accountantForm, accountantParams, accountantSubscription, accountantView } from '../accountant.ts'
import { endpoint } from '../endpoint.ts'

export const showAccountant = endpoint({
  method: 'GET',
  path: '/api/user/accountant',
  action: 'me.accountant',
  summary: 'Where the tax documents of your company are also sent',
  response: accountantView,
})
export const saveAccountant = endpoint({
  method: 'PUT',
  path: '/api/user/accountant',
  action: 'me.accountant',
  summary: 'Send the tax documents of your company to this address as well, once its reader has confirmed it by the link in an email',
  body: accountantForm,
  response: accountantView,
  msg: { en: 'We sent a link to this address to confirm it', ar: 'أرسلنا إلى هذا البريد رابطًا لتأكيده' },
  limit: { max: 5, perSeconds: 3600 },
})
export const deleteAccountant = endpoint({
  method: 'DELETE',
  path: '/api/user/accountant',
  action: 'me.accountant',
  summary: 'Send the tax documents of your company to nobody else',
  response: accountantView,
  msg: { en: 'The address was removed', ar: 'أُزيل البريد' },
})
export const showAccountantSubscription = endpoint({
  method: 'GET',
  path: '/api/general/accountant/:token',
  action: 'ntf.unsubscribe',
  summary: 'Whose tax documents the link in an email is about, and whether they are sent',
  params: accountantParams,
  response: accountantSubscription,
})
export const changeAccountantSubscription = endpoint({
  method: 'POST',
  path: '/api/general/accountant/:token',
  action: 'ntf.unsubscribe',
  summary: 'Confirm the address by the link in an email, or stop the emails',
  params: accountantParams,
  body: accountantChange,
  response: accountantSubscription,
})
