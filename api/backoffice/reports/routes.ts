import { reportParams, reportQuery, reportView } from '@wasl/shared/contract/reports.ts'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { assertPrintable, maxPdfRows } from '../../platform/pdf/max-pdf-rows.ts'
import { assertExportable, maxExportRows } from '../../platform/spreadsheets/max-export-rows.ts'
import { loadLetterhead } from '../settings/letterhead.ts'
import { buildReport } from './report.ts'
import { reportCsv } from './report-csv.ts'
import { buildReportFile, type ReportFile, type RowLimit } from './report-file.ts'
import { reportPdf } from './report-pdf.ts'
import { reportXlsx } from './report-xlsx.ts'

const common = { method: 'GET', action: 'adm.reports', permission: 'reports.show', params: reportParams, query: reportQuery } as const
const maxRowsOnScreen = 500

type ReportExport = { type: string; limit: RowLimit; bytes: (file: ReportFile, ctx: Ctx) => string | Promise<Buffer> }
const spreadsheetLimit: RowLimit = { most: maxExportRows, assertAllowed: assertExportable }
const pdfLimit: RowLimit = { most: maxPdfRows, assertAllowed: (rows) => assertPrintable(rows, 'XLSX') }
const exportFormats: Readonly<Record<'csv' | 'xlsx' | 'pdf', ReportExport>> = {
  csv: { type: 'text/csv; charset=utf-8', limit: spreadsheetLimit, bytes: reportCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    limit: spreadsheetLimit,
    bytes: (file, { locale }) => reportXlsx(file, locale),
  },
  pdf: {
    type: 'application/pdf',
    limit: pdfLimit,
    bytes: async (file, ctx) => reportPdf(file, ctx.locale, ctx.clock.now(), await loadLetterhead(ctx)),
  },
}

/** The reports of the back office, on screen and as files. */
export function reportRoutes(app: FastifyInstance): void {
  route(app, {
    ...common,
    url: '/api/admin/reports/:kind',
    summary: `A report of a period: its first ${maxRowsOnScreen} rows, the number of rows and the totals of all`,
    response: reportView,
    handler: ({ ctx, params, query }) => buildReport(ctx, params.kind, query, maxRowsOnScreen),
  })
  for (const [format, { type, limit, bytes }] of Object.entries(exportFormats))
    plainRoute(app, {
      ...common,
      url: `/api/admin/reports/:kind/export.${format}`,
      summary: `A complete report as ${format.toUpperCase()}, in the requested language; 422 for more than ${limit.most} rows`,
      handler: async ({ ctx, params, query, reply }) => {
        const file = await buildReportFile(ctx, params.kind, query, limit)
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${file.name}.${format}"`)
          .header('cache-control', 'private, no-store')
          .send(await bytes(file, ctx))
      },
    })
}
