import { reportParams, reportQuery, reportView } from '@wasl/shared/contract/reports.ts'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { report } from './report.ts'
import { reportCsv } from './report-csv.ts'
import { type ReportFile, reportFile } from './report-file.ts'
import { reportPdf } from './report-pdf.ts'
import { reportXlsx } from './report-xlsx.ts'

const common = { method: 'GET', action: 'adm.reports', permission: 'reports.show', params: reportParams, query: reportQuery } as const
const rowsOnScreen = 500

type Form = { type: string; bytes: (file: ReportFile, ctx: Ctx) => string | Buffer | Promise<Buffer> }
const forms: Readonly<Record<'csv' | 'xlsx' | 'pdf', Form>> = {
  csv: { type: 'text/csv; charset=utf-8', bytes: reportCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: (file, { locale }) => reportXlsx(file, locale),
  },
  pdf: { type: 'application/pdf', bytes: (file, { locale, clock }) => reportPdf(file, locale, clock.now()) },
}

/** The reports of the back office: on screen, and as files. */
export function reportRoutes(app: FastifyInstance): void {
  route(app, {
    ...common,
    url: '/api/admin/reports/:kind',
    summary: `A report of a period: its first ${rowsOnScreen} rows, how many there are, and the sums of all`,
    answer: reportView,
    handler: async ({ ctx, params, query }) => {
      const { rows, totals } = await report(ctx, params.kind, query)
      return { rows: rows.slice(0, rowsOnScreen), row_count: rows.length, totals }
    },
  })
  for (const [form, { type, bytes }] of Object.entries(forms))
    plainRoute(app, {
      ...common,
      url: `/api/admin/reports/:kind/export.${form}`,
      summary: `A whole report as ${form.toUpperCase()}, in the language asked for`,
      handler: async ({ ctx, params, query, reply }) => {
        const file = await reportFile(ctx, params.kind, query)
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${file.name}.${form}"`)
          .header('cache-control', 'private, no-store')
          .send(await bytes(file, ctx))
      },
    })
}
