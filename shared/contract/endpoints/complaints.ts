import { daySeconds, hourSeconds } from '../../utils/durations.ts'
import { empty, idParams, pageQuery } from '../common.ts'
import * as wire from '../complaints.ts'
import { endpoint } from '../endpoint.ts'

export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/complaints',
  action: 'cmp.list',
  summary: 'One page of your own complaints, with your orders to choose from for a new one',
  query: pageQuery,
  response: wire.complaintsPage,
})
export const createComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints',
  action: 'cmp.create',
  summary: 'Send a complaint to the administration, about one of your orders or none',
  body: wire.complaintForm,
  response: wire.complaintCreated,
  status: 201,
  msg: { en: 'Your complaint was sent', ar: 'أُرسلت شكواك' },
  limit: { max: 20, perSeconds: daySeconds },
})
export const showComplaint = endpoint({
  method: 'GET',
  path: '/api/complaints/:id',
  action: 'cmp.read',
  summary: 'One complaint with its conversation and history',
  params: idParams,
  response: wire.complaintPage,
})
export const sendComplaintMessage = endpoint({
  method: 'POST',
  path: '/api/complaints/:id/messages',
  action: 'cmp.reply',
  summary: 'Write in a complaint; one that was answered is open again',
  params: idParams,
  body: wire.complaintMessageForm,
  response: empty,
  status: 201,
  msg: { en: 'Your message was sent', ar: 'أُرسلت رسالتك' },
  limit: { max: 30, perSeconds: hourSeconds },
})
export const withdrawComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints/:id/withdraw',
  action: 'cmp.reply',
  summary: 'Withdraw your own dispute: the order continues with the time that was left',
  params: idParams,
  response: empty,
  msg: { en: 'The dispute is withdrawn, and the order continues', ar: 'سُحب النزاع، والطلب مستمر' },
})
export const appealComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints/:id/appeal',
  action: 'cmp.reply',
  summary: 'Appeal the decision of a dispute, once, before its money moves',
  params: idParams,
  body: wire.complaintMessageForm,
  response: empty,
  status: 201,
  msg: { en: 'Your appeal was sent. Another administrator decides', ar: 'أُرسل اعتراضك، وسيبت فيه مشرف آخر' },
})
