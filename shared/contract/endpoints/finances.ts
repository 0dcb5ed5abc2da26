import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxPdfRows } from '../file-limits.ts'
import { financesPage, financesQuery, statementPage, statementQuery, transactionPage } from '../finances.ts'

export const showStatement = endpoint({
  method: 'GET',
  path: '/api/finances/statement',
  action: 'fin.list',
  query: statementQuery,
  summary: 'Your own account of one month',
  response: statementPage,
})
export const downloadStatementPdf = endpoint({
  method: 'GET',
  path: '/api/finances/statement/pdf',
  action: 'fin.list',
  query: statementQuery,
  summary: `Your own account of one month as PDF; 422 for more than ${maxPdfRows} entries`,
  file: 'application/pdf',
})
export const downloadStatementCsv = endpoint({
  method: 'GET',
  path: '/api/finances/statement/csv',
  action: 'fin.list',
  query: statementQuery,
  summary: 'Your own account of one month as CSV',
  file: 'text/csv',
})
export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/finances',
  action: 'fin.list',
  summary: 'One page of your own transactions with the totals of all that match',
  query: financesQuery,
  response: financesPage,
})
export const showTransaction = endpoint({
  method: 'GET',
  path: '/api/finances/:id',
  action: 'fin.list',
  summary: 'One of your own transactions with its breakdown',
  params: idParams,
  response: transactionPage,
})
export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/finances/:id/receipt',
  action: 'fin.receipt',
  summary: 'The receipt of a completed transaction as PDF',
  params: idParams,
  file: 'application/pdf',
})
