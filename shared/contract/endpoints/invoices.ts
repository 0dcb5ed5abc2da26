import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { invoicePage as shape } from '../invoices.ts'

export const showInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:id',
  action: 'inv.read',
  summary: 'One invoice; a draft only for its provider',
  params: idParams,
  response: shape,
})
export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  action: 'inv.read',
  summary: 'The issued invoice as PDF: a price statement, which is no tax document',
  params: idParams,
  file: 'application/pdf',
})
export const downloadTaxDocument = endpoint({
  method: 'GET',
  path: '/api/tax-documents/:id/pdf',
  action: 'inv.read',
  summary: 'The tax document as PDF',
  params: idParams,
  file: 'application/pdf',
})
export const downloadCreditNote = endpoint({
  method: 'GET',
  path: '/api/credit-notes/:id/pdf',
  action: 'inv.read',
  summary: 'The credit note as PDF',
  params: idParams,
  file: 'application/pdf',
})
