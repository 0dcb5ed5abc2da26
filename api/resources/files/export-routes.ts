import { downloadRowsCsv, downloadRowsXlsx } from '@wasl/shared/contract/resource-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { plainRoute } from '../../platform/http/route.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { adminAccessAction } from '../access.ts'
import { exportQuerySchema } from '../read/list-query.ts'
import { routeAddress } from '../route-address.ts'
import type { StoredResource } from '../stored-resource.ts'
import { exportRows } from './export-rows.ts'

const formats = {
  csv: { endpoint: downloadRowsCsv, title: 'CSV', write: writeCsv },
  xlsx: { endpoint: downloadRowsXlsx, title: 'a workbook', write: writeXlsx },
} as const

/** The routes that export the matching rows of one resource as CSV and XLSX, streamed. */
export function exportRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { name, label } = resource.declaration
  for (const [extension, { endpoint, title, write }] of Object.entries(formats))
    plainRoute(app, {
      action: adminAccessAction(resource.declaration, 'list'),
      permission: `${name}.list`,
      tags: [`admin: ${name}`],
      ...routeAddress(endpoint, { resource: name }),
      summary: `${label.many.en} that match, as ${title}`,
      query: exportQuerySchema(resource.declaration),
      handler: async ({ ctx, query, reply }) =>
        reply
          .type(endpoint.file)
          .header('content-disposition', `attachment; filename="${name}.${extension}"`)
          .send(write(await exportRows(ctx, resource, query))),
    })
}
