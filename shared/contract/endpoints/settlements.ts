import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { settlementPage, settlementsPage, settlementsQuery } from '../settlements.ts'

export const listSettlements = endpoint({
  method: 'GET',
  path: '/api/settlements',
  action: 'set.list',
  summary: 'Your settlements of one tab, and what the next one will contain',
  query: settlementsQuery,
  response: settlementsPage,
})
export const showSettlement = endpoint({
  method: 'GET',
  path: '/api/settlements/:id',
  action: 'set.list',
  summary: 'One of your settlements with its orders',
  params: idParams,
  response: settlementPage,
})
export const downloadSettlementStatement = endpoint({
  method: 'GET',
  path: '/api/settlements/:id/statement',
  action: 'set.list',
  summary: 'The statement of your settlement, as PDF',
  params: idParams,
  file: 'application/pdf',
})
export const downloadCommissionInvoice = endpoint({
  method: 'GET',
  path: '/api/settlements/:id/commission-invoice',
  action: 'set.list',
  summary: "The platform's tax invoice for the commission of your settlement, as PDF",
  params: idParams,
  file: 'application/pdf',
})
export const downloadCommissionCreditNote = endpoint({
  method: 'GET',
  path: '/api/settlements/:id/commission-credit-note',
  action: 'set.list',
  summary: "The platform's credit note for the returned commission of your settlement, as PDF",
  params: idParams,
  file: 'application/pdf',
})
export const requestSettlement = endpoint({
  method: 'POST',
  path: '/api/settlements',
  action: 'set.request',
  summary: 'Ask for a settlement of all that you have earned; one at a time',
  response: settlementPage,
  status: 201,
  msg: { en: 'The settlement was requested', ar: 'تم طلب التسوية' },
})
