import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../returns.ts'

export const acceptReturn = endpoint({
  method: 'POST',
  path: '/api/returns/:id/accept',
  action: 'prv.store.step',
  summary: 'Accept a return of goods that you sold',
  params: idParams,
  response: empty,
  msg: { en: 'The return is accepted', ar: 'قُبل الإرجاع' },
})
export const rejectReturn = endpoint({
  method: 'POST',
  path: '/api/returns/:id/reject',
  action: 'prv.store.step',
  summary: 'Reject a return of goods that you sold, with a reason',
  params: idParams,
  body: wire.returnRejectionForm,
  response: empty,
  msg: { en: 'The return is rejected', ar: 'رُفض الإرجاع' },
})
export const sendReturnBack = endpoint({
  method: 'POST',
  path: '/api/returns/:id/send-back',
  action: 'ord.received',
  summary: 'Say that the goods of your return are on their way to the seller',
  params: idParams,
  body: wire.sendBackForm,
  response: empty,
  msg: { en: 'The seller was told that the goods are on their way', ar: 'أُبلغ البائع بأن المنتجات في طريقها إليه' },
})
export const receiveReturn = endpoint({
  method: 'POST',
  path: '/api/returns/:id/receive',
  action: 'prv.store.step',
  summary: 'Say that the goods of a return are back, and refund them',
  params: idParams,
  body: wire.receiveReturnForm,
  response: empty,
  msg: { en: 'The client gets the price of the goods back', ar: 'يعود ثمن المنتجات إلى العميل' },
})
