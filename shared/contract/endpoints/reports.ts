import { endpoint } from '../endpoint.ts'
import { maxExportRows, maxPdfRows, maxReportRows } from '../file-limits.ts'
import { reportParams, reportQuery, reportView } from '../reports.ts'

const common = {
  method: 'GET',
  action: 'adm.reports',
  permission: 'reports.show',
  params: reportParams,
  query: reportQuery,
} as const

export const showReport = endpoint({
  ...common,
  path: '/api/admin/reports/:kind',
  summary: `A report of a period: its first ${maxReportRows} rows, the number of rows and the totals of all`,
  response: reportView,
})
export const downloadReportCsv = endpoint({
  ...common,
  path: '/api/admin/reports/:kind/export.csv',
  summary: `A complete report as CSV, in the requested language; 422 for more than ${maxExportRows} rows`,
  file: 'text/csv',
})
export const downloadReportXlsx = endpoint({
  ...common,
  path: '/api/admin/reports/:kind/export.xlsx',
  summary: `A complete report as XLSX, in the requested language; 422 for more than ${maxExportRows} rows`,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
export const downloadReportPdf = endpoint({
  ...common,
  path: '/api/admin/reports/:kind/export.pdf',
  summary: `A complete report as PDF, in the requested language; 422 for more than ${maxPdfRows} rows`,
  file: 'application/pdf',
})
