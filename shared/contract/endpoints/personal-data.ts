import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { deleteAccountForm, privacyPage } from '../personal-data.ts'

export const showPrivacy = endpoint({
  method: 'GET',
  path: '/api/user/privacy',
  action: 'me.export',
  summary: 'Your consents, the current export of your data, and what keeps your account from being deleted',
  response: privacyPage,
})
export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/user/exports',
  action: 'me.export',
  summary: 'Request a copy of your data; a notification says when it can be downloaded',
  response: empty,
  msg: { en: 'We are preparing your data', ar: 'نجهّز نسخة بياناتك' },
  status: 201,
})
export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/user/exports/:id/file',
  action: 'me.export',
  summary: 'Download the ZIP of your own export, within 24 hours',
  params: idParams,
  file: 'application/json',
})
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete-account',
  action: 'me.delete',
  summary: 'Delete your own account, with your password and the word DELETE or حذف',
  body: deleteAccountForm,
  response: empty,
  msg: { en: 'Your account was deleted', ar: 'تم حذف حسابك' },
})
