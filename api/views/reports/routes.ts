import * as endpoints from '@wasl/shared/contract/endpoints/reports.ts'
import { maxExportRows, maxPdfRows, maxReportRows } from '@wasl/shared/contract/file-limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { assertPrintable } from '../../platform/pdf/max-pdf-rows.ts'
import { assertExportable } from '../../platform/spreadsheets/max-export-rows.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { buildReport } from './report.ts'
import { reportCsv } from './report-csv.ts'
import { buildReportFile, type ReportFile, type RowLimit } from './report-file.ts'
import { reportPdf } from './report-pdf.ts'
import { reportXlsx } from './report-xlsx.ts'

type ReportExport = {
  endpoint: (typeof endpoints)['downloadReportCsv' | 'downloadReportXlsx' | 'downloadReportPdf']
  limit: RowLimit
  bytes: (file: ReportFile, ctx: Ctx) => string | Promise<Buffer>
}
const spreadsheetLimit: RowLimit = { most: maxExportRows, assertAllowed: assertExportable }
const pdfLimit: RowLimit = { most: maxPdfRows, assertAllowed: (rows) => assertPrintable(rows, 'XLSX') }
const exportFormats: Readonly<Record<'csv' | 'xlsx' | 'pdf', ReportExport>> = {
  csv: { endpoint: endpoints.downloadReportCsv, limit: spreadsheetLimit, bytes: reportCsv },
  xlsx: {
    endpoint: endpoints.downloadReportXlsx,
    limit: spreadsheetLimit,
    bytes: (file, { locale }) => reportXlsx(file, locale),
  },
  pdf: {
    endpoint: endpoints.downloadReportPdf,
    limit: pdfLimit,
    bytes: async (file, ctx) => reportPdf(file, ctx.locale, ctx.clock.now(), await loadLetterhead(ctx)),
  },
}

/** The reports of the back office, on screen and as files. */
export function reportRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showReport, ({ ctx, params, query }) => buildReport(ctx, params.kind, query, maxReportRows))
  for (const [format, { endpoint, limit, bytes }] of Object.entries(exportFormats))
    serve(app, endpoint, async ({ ctx, params, query, reply }) => {
      const file = await buildReportFile(ctx, params.kind, query, limit)
      return reply
        .type(endpoint.file === 'text/csv' ? 'text/csv; charset=utf-8' : endpoint.file)
        .header('content-disposition', `attachment; filename="${file.name}.${format}"`)
        .header('cache-control', 'private, no-store')
        .send(await bytes(file, ctx))
    })
}
