import { idParams, readyReason } from '@wasl/shared/contract/common.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { askSchema, draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { parse } from '../platform/http/parse.ts'
import { permit } from '../platform/http/permission.ts'
import { plainRoute } from '../platform/http/route.ts'
import { bulk } from './bulk.ts'
import { create } from './create.ts'
import { documentOf } from './documents.ts'
import { edit } from './edit.ts'
import { exportCsv } from './export-csv.ts'
import { findRow, refuseStale } from './find-row.ts'
import { historyEntry, historyOf } from './history.ts'
import { versionIn } from './if-match.ts'
import { list } from './list.ts'
import { listQuerySchema } from './list-query.ts'
import { readyReasons } from './reason-options.ts'
import { remove } from './remove.ts'
import { move } from './reorder.ts'
import { adminActionOf } from './resource-access.ts'
import { answerSchema } from './response-schema.ts'
import { shownRow, shownSchema } from './row-with-now.ts'
import { act } from './run-action.ts'
import type { StoredResource } from './stored-resource.ts'
import { totalsOf, totalsSchema } from './totals.ts'
import { bodyInForce, surroundingsOf } from './validation-context.ts'

const bulkResults = z.object({ results: z.array(z.object({ id: z.string(), ok: z.boolean(), msg: z.string().optional() })) })

/** The routes of one resource for the back office, in simple-rest's dialect under `/api/admin/<name>`. */
export function adminRoutesOf(app: FastifyInstance, resource: StoredResource): void {
  const { declaration } = resource
  const { name, access, label } = declaration
  const one = label.one[0].toLowerCase()
  const row = answerSchema(resource)
  const { clock } = app.shared
  const query = listQuerySchema(declaration)
  const common = (permission: string) => ({
    action: adminActionOf(name, permission),
    permission: `${name}.${permission}`,
    tags: [`admin: ${name}`],
  })
  const url = `/api/admin/${name}`

  plainRoute(app, {
    ...common('list'),
    method: 'GET',
    url,
    summary: `${label.many[0]}: a page of those that match, their number in X-Total-Count`,
    query,
    answers: { 200: z.array(row) },
    handler: async ({ ctx, query, reply }) => {
      const { rows, total } = await list(ctx, resource, query)
      return reply.header('x-total-count', total).send(rows)
    },
  })
  plainRoute(app, {
    ...common('list'),
    method: 'GET',
    url: `${url}/export.csv`,
    summary: `${label.many[0]} that match, as CSV`,
    query,
    handler: async ({ ctx, query, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(await exportCsv(ctx, resource, query)),
  })
  if (declaration.totals)
    plainRoute(app, {
      ...common('list'),
      method: 'GET',
      url: `${url}/totals`,
      summary: `${label.many[0]}: sums of their amounts, in halalas, over all rows that match`,
      query,
      answers: { 200: totalsSchema(declaration.totals) },
      handler: ({ ctx, query }) => totalsOf(ctx, resource, query),
    })
  plainRoute(app, {
    ...common('show'),
    method: 'GET',
    url: `${url}/:id`,
    summary: `One ${one}`,
    params: idParams,
    answers: { 200: shownSchema(resource, row) },
    handler: ({ ctx, params }) => shownRow(ctx, resource, params.id),
  })
  plainRoute(app, {
    ...common('show'),
    method: 'GET',
    url: `${url}/:id/history`,
    summary: `Who did what to one ${one}, newest first`,
    params: idParams,
    answers: { 200: z.array(historyEntry) },
    handler: ({ ctx, params }) => historyOf(ctx, name, params.id),
  })
  if (declaration.document)
    plainRoute(app, {
      ...common('show'),
      method: 'GET',
      url: `${url}/:id/document`,
      summary: `${declaration.document.label[0]}: the file of one ${one}`,
      params: idParams,
      handler: async ({ ctx, params, reply }) => {
        const { name, mime, bytes } = await documentOf(ctx, resource, params.id)
        return reply
          .type(mime)
          .header('content-disposition', `inline; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .send(bytes)
      },
    })
  if (access.create !== false)
    plainRoute(app, {
      ...common('create'),
      method: 'POST',
      url,
      summary: `Create one ${one}`,
      ...bodyInForce(clock, (around) => draftSchema(declaration, around)),
      answers: { 201: row },
      handler: async ({ ctx, body, reply }) => reply.code(201).send(await create(ctx, resource, body)),
    })
  if (access.edit !== false)
    plainRoute(app, {
      ...common('edit'),
      method: 'PATCH',
      url: `${url}/:id`,
      summary: `Change one ${one}; with If-Match only if its version is still that one, else 412 with the row as it stands`,
      params: idParams,
      ...bodyInForce(clock, (around) => patchSchema(declaration, undefined, around)),
      answers: { 200: row },
      before: async ({ ctx, params, request }) => refuseStale(await findRow(ctx, resource, params.id), versionIn(request)),
      handler: async ({ ctx, params, body, request }) =>
        edit(ctx, resource, { id: params.id, change: body, version: versionIn(request), around: await surroundingsOf(ctx) }),
    })
  if (declaration.position)
    plainRoute(app, {
      ...common('edit'),
      method: 'POST',
      url: `${url}/:id/move`,
      summary: `Put one ${one} at another place of its list, counted from 1; those after it make room`,
      params: idParams,
      body: z.strictObject({ to: z.int().min(1).max(100_000) }),
      answers: { 200: row },
      handler: ({ ctx, params, body }) => move(ctx, resource, { id: params.id, to: body.to }),
    })
  if (access.remove !== false)
    plainRoute(app, {
      ...common('delete'),
      method: 'DELETE',
      url: `${url}/:id`,
      summary: `Delete one ${one}; refused with 409 and the counts of what refers to it`,
      params: idParams,
      answers: { 200: z.object({ id: z.uuid() }) },
      handler: async ({ ctx, params }) => {
        await remove(ctx, resource, params.id)
        return { id: params.id }
      },
    })
  actionRoutesOf(app, resource, row)
}

function actionRoutesOf(app: FastifyInstance, resource: StoredResource, row: z.ZodType): void {
  const {
    name,
    actions = {},
    access: { remove: mayRemove },
    label,
  } = resource.declaration
  const url = `/api/admin/${name}`
  const common = { method: 'POST', action: adminActionOf(name, 'act'), tags: [`admin: ${name}`] } as const
  for (const [action, { label: does, access = common.action }] of Object.entries(actions))
    plainRoute(app, {
      ...common,
      action: access,
      permission: `${name}.${action}`,
      url: `${url}/:id/actions/${action}`,
      summary: `${does[0]}: ${label.one[0].toLowerCase()}`,
      params: idParams,
      ...bodyInForce(app.shared.clock, (around) => askSchema(resource.declaration, action, around)),
      answers: { 200: row },
      handler: ({ ctx, params, body }) => act(ctx, resource, { id: params.id, action, ...givenIn(body) }),
    })
  for (const [action, { label: does, access = common.action, reasons }] of Object.entries(actions))
    if (reasons)
      plainRoute(app, {
        ...common,
        method: 'GET',
        action: access,
        permission: `${name}.${action}`,
        url: `${url}/actions/${action}/reasons`,
        summary: `${does[0]}: the reasons to choose from`,
        answers: { 200: z.array(readyReason) },
        handler: ({ ctx }) => readyReasons(ctx, reasons),
      })
  const acts = [...Object.keys(actions), ...(mayRemove === false ? [] : ['delete'])]
  if (acts.length === 0) return
  plainRoute(app, {
    ...common,
    permission: `${name}.list`,
    url: `${url}/bulk`,
    summary: `Do one act on many ${label.many[0].toLowerCase()}; what came of each, in their order`,
    body: z.strictObject({
      action: z.enum(acts),
      ids: z.array(z.uuid()).min(1).max(500),
      given: z.record(z.string(), z.unknown()).default({}),
    }),
    answers: { 200: bulkResults },
    handler: async ({ ctx, body: { action, ids, given } }) => {
      permit({ action: actions[action]?.access ?? adminActionOf(name, action), permission: `${name}.${action}` }, ctx.who)
      const asked = givenIn(parse(askSchema(resource.declaration, action, await surroundingsOf(ctx)), given))
      return { results: await bulk(ctx, resource, { action, ids, ...asked }) }
    },
  })
}

/** What an act was given: why, in words or chosen, and the fields it asked for. */
function givenIn({ reason, reason_id, ...asked }: AnyRow): { reason: string | null; reason_id: string | null; asked: AnyRow } {
  return { reason: textIn(reason), reason_id: textIn(reason_id), asked }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)
