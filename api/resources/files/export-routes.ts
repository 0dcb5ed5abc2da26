import type { FastifyInstance } from 'fastify'
import { plainRoute } from '../../platform/http/route.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { adminAccessAction } from '../access.ts'
import { exportQuerySchema } from '../read/list-query.ts'
import type { StoredResource } from '../stored-resource.ts'
import { exportRows } from './export-rows.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', title: 'CSV', write: writeCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', title: 'a workbook', write: writeXlsx },
} as const

/** The routes that export the matching rows of one resource as CSV and XLSX, streamed. */
export function exportRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { name, label } = resource.declaration
  for (const [extension, { type, title, write }] of Object.entries(formats))
    plainRoute(app, {
      action: adminAccessAction(resource.declaration, 'list'),
      permission: `${name}.list`,
      tags: [`admin: ${name}`],
      method: 'GET',
      url: `/api/admin/${name}/export.${extension}`,
      summary: `${label.many.en} that match, as ${title}`,
      query: exportQuerySchema(resource.declaration),
      handler: async ({ ctx, query, reply }) =>
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}.${extension}"`)
          .send(write(await exportRows(ctx, resource, query))),
    })
}
