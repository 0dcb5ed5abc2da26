import { bulkRunState } from '@wasl/shared/contract/bulk-run.ts'
import { idParams } from '@wasl/shared/contract/common.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { AdminCtx } from '../../platform/context.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { type Cell, textCell } from '../../platform/spreadsheets/cell.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { adminAccessAction } from '../access.ts'
import { assertBulkPermitted, bulkActionsOf, parseBulkInputs } from '../actions/bulk-request.ts'
import { listQuerySchema } from '../read/list-query.ts'
import type { StoredResource } from '../stored-resource.ts'
import { cancelBulkRun, findRunningBulkRun, loadBulkRun, loadRejections, startBulkRun } from './bulk-runs.ts'

const fileBatch = 1_000
const headings = [
  { en: 'Record', ar: 'السجل' },
  { en: 'Reason', ar: 'السبب' },
  { en: 'id', ar: 'id' },
] as const satisfies readonly Label[]

/** The routes of one resource for a bulk action on all rows that match a filter: start it in the background, follow it, cancel it. */
export function bulkRunRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { declaration } = resource
  const { name, label } = declaration
  const bulkActions = bulkActionsOf(resource)
  if (bulkActions.length === 0) return
  const rows = label.many.en.toLowerCase()
  const common = { action: adminAccessAction(declaration, 'action'), permission: `${name}.list` } as const
  const url = `/api/admin/${name}/bulk-runs`

  route(app, {
    ...common,
    method: 'POST',
    url,
    limit: { max: 60, perSeconds: 60 },
    status: 202,
    summary: `Run one action on all ${rows} that match the query now, in the background`,
    query: listQuerySchema(declaration),
    body: z.strictObject({ action: z.enum(bulkActions), inputs: z.record(z.string(), z.unknown()).default({}) }),
    response: bulkRunState,
    handler: async ({ ctx, query, body: { action, inputs } }) => {
      assertBulkPermitted(ctx, resource, action)
      return startBulkRun(adminCtx(ctx), resource, { action, query, inputs: await parseBulkInputs(ctx, resource, action, inputs) })
    },
  })
  route(app, {
    ...common,
    method: 'GET',
    url: `${url}/running`,
    summary: `Your bulk run on ${rows} that is not finished, if there is one`,
    response: bulkRunState.nullable(),
    handler: async ({ ctx }) => findRunningBulkRun(adminCtx(ctx), resource),
  })
  route(app, {
    ...common,
    method: 'GET',
    url: `${url}/:id`,
    summary: `A bulk run of yours on ${rows}: its progress, and the first rejected rows with their reasons`,
    params: idParams,
    response: bulkRunState,
    handler: async ({ ctx, params }) => loadBulkRun(adminCtx(ctx), resource, params.id),
  })
  route(app, {
    ...common,
    method: 'POST',
    url: `${url}/:id/cancel`,
    summary: `Stop a bulk run of yours on ${rows}. What was changed stays changed`,
    params: idParams,
    response: bulkRunState,
    handler: async ({ ctx, params }) => cancelBulkRun(adminCtx(ctx), resource, params.id),
  })
  plainRoute(app, {
    ...common,
    method: 'GET',
    url: `${url}/:id/rejected.csv`,
    tags: [`admin: ${name}`],
    summary: `The ${rows} that a bulk run of yours rejected, with their reasons`,
    params: idParams,
    handler: async ({ ctx, params, reply }) => {
      const { id } = await loadBulkRun(adminCtx(ctx), resource, params.id)
      const header = headings.map((heading) => labelIn(heading, ctx.locale))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-rejected.csv"`)
        .send(writeCsv({ name, rtl: ctx.locale === 'ar', header, batches: rejectionCells(adminCtx(ctx), id) }))
    },
  })
}

async function* rejectionCells(ctx: AdminCtx, id: string): AsyncGenerator<Cell[][]> {
  let position = 0
  for (;;) {
    const batch = await loadRejections(ctx, id, { position, limit: fileBatch })
    if (batch.length > 0) yield batch.map((row) => [row.title, row.msg, row.id].map(textCell))
    const last = batch.at(-1)
    if (!last || batch.length < fileBatch) return
    position = last.position + 1
  }
}
