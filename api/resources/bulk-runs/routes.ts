import { idParams } from '@wasl/shared/contract/common.ts'
import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
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
import { routeAddress } from '../route-address.ts'
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
  const { name } = declaration
  const bulkActions = bulkActionsOf(resource)
  if (bulkActions.length === 0) return
  const rows = declaration.label.many.en.toLowerCase()
  const common = { action: adminAccessAction(declaration, 'action'), permission: `${name}.list` } as const
  const at = { resource: name }

  route(app, {
    ...common,
    ...routeAddress(endpoints.startBulkRun, at),
    limit: { max: 60, perSeconds: 60 },
    status: 202,
    summary: `Run one action on all ${rows} that match the query now, in the background`,
    query: listQuerySchema(declaration),
    body: endpoints.startBulkRun.body.extend({ action: z.enum(bulkActions) }),
    response: endpoints.startBulkRun.response,
    handler: async ({ ctx, query, body: { action, inputs } }) => {
      assertBulkPermitted(ctx, resource, action)
      return startBulkRun(adminCtx(ctx), resource, { action, query, inputs: await parseBulkInputs(ctx, resource, action, inputs) })
    },
  })
  route(app, {
    ...common,
    ...routeAddress(endpoints.showRunningBulkRun, at),
    summary: `Your bulk run on ${rows} that is not finished, if there is one`,
    response: endpoints.showRunningBulkRun.response,
    handler: async ({ ctx }) => findRunningBulkRun(adminCtx(ctx), resource),
  })
  route(app, {
    ...common,
    ...routeAddress(endpoints.showBulkRun, at),
    summary: `A bulk run of yours on ${rows}: its progress, and the first rejected rows with their reasons`,
    params: idParams,
    response: endpoints.showBulkRun.response,
    handler: async ({ ctx, params }) => loadBulkRun(adminCtx(ctx), resource, params.id),
  })
  route(app, {
    ...common,
    ...routeAddress(endpoints.cancelBulkRun, at),
    summary: `Stop a bulk run of yours on ${rows}. What was changed stays changed`,
    params: idParams,
    response: endpoints.cancelBulkRun.response,
    handler: async ({ ctx, params }) => cancelBulkRun(adminCtx(ctx), resource, params.id),
  })
  plainRoute(app, {
    ...common,
    ...routeAddress(endpoints.downloadBulkRejections, at),
    tags: [`admin: ${name}`],
    summary: `The ${rows} that a bulk run of yours rejected, with their reasons`,
    params: idParams,
    handler: async ({ ctx, params, reply }) => {
      const { id } = await loadBulkRun(adminCtx(ctx), resource, params.id)
      return reply
        .type(endpoints.downloadBulkRejections.file)
        .header('content-disposition', `attachment; filename="${name}-rejected.csv"`)
        .send(rejectionFile(adminCtx(ctx), name, id))
    },
  })
}

const rejectionFile = (ctx: AdminCtx, name: string, id: string) =>
  writeCsv({
    name,
    rtl: ctx.locale === 'ar',
    header: headings.map((heading) => labelIn(heading, ctx.locale)),
    batches: rejectionCells(ctx, id),
  })

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
