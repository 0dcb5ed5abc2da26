import type { FastifyInstance } from 'fastify'
import { plainRoute } from '../platform/http/route.ts'
import { writeXlsx } from '../platform/spreadsheets/write-xlsx.ts'
import { exportRows } from './export-rows.ts'
import { importRoutesOf } from './import/routes.ts'
import { listQuerySchema } from './list-query.ts'
import { adminActionOf } from './resource-access.ts'
import type { StoredResource } from './stored-resource.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The routes of one resource that give and take workbooks. */
export function sheetRoutesOf(app: FastifyInstance, resource: StoredResource): void {
  const { name, label } = resource.declaration
  plainRoute(app, {
    action: adminActionOf(name, 'list'),
    permission: `${name}.list`,
    tags: [`admin: ${name}`],
    method: 'GET',
    url: `/api/admin/${name}/export.xlsx`,
    summary: `${label.many[0]} that match, as a workbook`,
    query: listQuerySchema(resource.declaration),
    handler: async ({ ctx, query, reply }) =>
      reply
        .type(workbook)
        .header('content-disposition', `attachment; filename="${name}.xlsx"`)
        .send(writeXlsx(await exportRows(ctx, resource, query))),
  })
  importRoutesOf(app, resource)
}
