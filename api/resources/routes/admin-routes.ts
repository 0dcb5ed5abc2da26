import { findResource } from '@wasl/resources/index.ts'
import { idParams } from '@wasl/shared/contract/common.ts'
import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
import { documentsOf } from '@wasl/shared/registry/documents-of.ts'
import { referredResources } from '@wasl/shared/registry/related-rows.ts'
import { tabFieldsOf } from '@wasl/shared/registry/resource.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { plainRoute } from '../../platform/http/route.ts'
import { adminAccessAction } from '../access.ts'
import { renderDocument } from '../files/documents.ts'
import { loadAuditEntry, loadRowHistory } from '../read/history.ts'
import { listRows } from '../read/list.ts'
import { listQuerySchema } from '../read/list-query.ts'
import { loadRow } from '../read/load-row.ts'
import { responseSchema } from '../read/response-schema.ts'
import { rowWithNow, rowWithNowSchema } from '../read/row-with-now.ts'
import { loadTabCounts } from '../read/status-counts.ts'
import { listTitlesOfTarget, relatedTitlesQuery } from '../read/titles-of-target.ts'
import { totalSummary, withTotal } from '../read/total-headers.ts'
import { loadTotals, totalsSchema } from '../read/totals.ts'
import { routeAddress } from '../route-address.ts'
import type { StoredResource } from '../stored-resource.ts'
import { auditEntries } from '../tables/audit-entries.ts'
import { addNote } from '../write/add-note.ts'
import { createRow } from '../write/create-row.ts'
import { deleteRow } from '../write/delete-row.ts'
import { editRow } from '../write/edit-row.ts'
import { moveRow } from '../write/reorder.ts'
import { assertVersion, versionFromIfMatch } from '../write/row-version.ts'
import { bodyBySettings, loadValidationContext } from '../write/validation-context.ts'

/** The routes of one resource for the back office under `/api/admin/<name>`, in the dialect of Refine's simple-rest data provider. */
export function adminRoutes(app: FastifyInstance, resource: StoredResource): void {
  const shared = sharedOptions(resource)
  listRoutes(app, resource, shared)
  rowRoutes(app, resource, shared)
  writeRoutes(app, resource, shared)
}

type SharedOptions = ReturnType<typeof sharedOptions>

/** What the routes of one resource have in common. */
function sharedOptions(resource: StoredResource) {
  const { declaration } = resource
  const { name, label } = declaration
  const at = { resource: name }
  return {
    at,
    url: routeAddress(endpoints.listRows, at).url,
    singular: label.one.en.toLowerCase(),
    row: responseSchema(resource),
    common: (permission: string) => ({
      action: adminAccessAction(declaration, permission),
      permission: `${name}.${permission}`,
      tags: [`admin: ${name}`],
    }),
  }
}

/** The list, and what stands above and beside it. */
function listRoutes(app: FastifyInstance, resource: StoredResource, { at, common, row }: SharedOptions): void {
  const { declaration } = resource
  const { label } = declaration
  const query = listQuerySchema(declaration)

  plainRoute(app, {
    ...common('list'),
    ...routeAddress(endpoints.listRows, at),
    summary: `${label.many.en}: a page of the matching rows; ${totalSummary}`,
    query,
    responses: { 200: z.array(row) },
    handler: async ({ ctx, query, reply }) => {
      const { rows, total } = await listRows(ctx, resource, query)
      return withTotal(reply, total).send(rows)
    },
  })
  if (declaration.totals)
    plainRoute(app, {
      ...common('list'),
      ...routeAddress(endpoints.showTotals, at),
      summary: `${label.many.en}: sums of their amounts, in halalas, over all matching rows`,
      query,
      responses: { 200: totalsSchema(declaration.totals) },
      handler: ({ ctx, query }) => loadTotals(ctx, resource, query),
    })
  const tabFields = tabFieldsOf(declaration)
  if (tabFields.length > 0)
    plainRoute(app, {
      ...common('list'),
      ...routeAddress(endpoints.showStatusCounts, at),
      summary: `${label.many.en}: how many are in each tab, by the field of the tabs`,
      responses: { 200: endpoints.showStatusCounts.bare },
      handler: ({ ctx }) => loadTabCounts(ctx, resource, tabFields),
    })
  const targets = referredResources(declaration.fields).flatMap((name) => findResource(name) ?? [])
  for (const target of targets)
    plainRoute(app, {
      ...common('list'),
      ...routeAddress(endpoints.listRelatedTitles, { ...at, to: target.name }),
      summary: `${label.many.en}: the titles of the ${target.label.many.en.toLowerCase()} they refer to, for readers who may not list those`,
      query: relatedTitlesQuery,
      responses: { 200: endpoints.listRelatedTitles.bare },
      handler: ({ ctx, query }) => listTitlesOfTarget(ctx, resource, target, query),
    })
}

/** One row, with its history and documents. */
function rowRoutes(app: FastifyInstance, resource: StoredResource, { at, url, common, row, singular }: SharedOptions): void {
  const { declaration } = resource

  plainRoute(app, {
    ...common('show'),
    method: 'GET',
    url: `${url}/:id`,
    summary: `One ${singular}`,
    params: idParams,
    responses: { 200: rowWithNowSchema(resource, row) },
    handler: ({ ctx, params }) => rowWithNow(ctx, resource, params.id),
  })
  plainRoute(app, {
    ...common('show'),
    ...routeAddress(endpoints.listHistory, at),
    summary: `The history of one ${singular}, newest first`,
    params: idParams,
    responses: { 200: endpoints.listHistory.bare },
    handler: ({ ctx, params }) =>
      resource.table === auditEntries ? loadAuditEntry(ctx, params.id) : loadRowHistory(ctx, resource, params.id),
  })
  if (declaration.notes)
    plainRoute(app, {
      ...common('show'),
      ...routeAddress(endpoints.addNote, at),
      summary: `Add an internal note to the history of one ${singular}`,
      params: idParams,
      body: endpoints.addNote.body,
      responses: { 201: endpoints.addNote.bare },
      handler: async ({ ctx, params, body, reply }) => {
        await addNote(ctx, resource, { id: params.id, text: body.text })
        return reply.code(201).send({ id: params.id })
      },
    })
  const documents = documentsOf(declaration)
  if (documents.length > 0)
    plainRoute(app, {
      ...common('show'),
      ...routeAddress(endpoints.showDocument, at),
      summary: `${documents.map(({ label }) => label.en).join(' or ')}: a file of one ${singular}`,
      params: idParams,
      query: z.object({ renderer: z.enum(documents.map(({ renderer }) => renderer)).optional() }),
      handler: async ({ ctx, params, query, reply }) => {
        const { name, mime, bytes } = await renderDocument(ctx, resource, { id: params.id, ...query })
        return reply
          .type(mime)
          .header('content-disposition', `inline; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .send(bytes)
      },
    })
}

function writeRoutes(app: FastifyInstance, resource: StoredResource, { at, url, common, row, singular }: SharedOptions): void {
  const { declaration } = resource
  const { access } = declaration

  if (access.create !== false)
    plainRoute(app, {
      ...common('create'),
      method: 'POST',
      url,
      summary: `Create one ${singular}`,
      ...bodyBySettings((context) => draftSchema(declaration, context)),
      responses: { 201: row },
      handler: async ({ ctx, body, reply }) => reply.code(201).send(await createRow(ctx, resource, body)),
    })
  if (access.edit !== false)
    plainRoute(app, {
      ...common('edit'),
      method: 'PATCH',
      url: `${url}/:id`,
      summary: `Change one ${singular}; with If-Match only if that is still its version, otherwise 412 with the current row`,
      params: idParams,
      ...bodyBySettings((context) => patchSchema(declaration, undefined, context)),
      responses: { 200: row },
      handler: async ({ ctx, params, body: change, request }) => {
        const version = versionFromIfMatch(request)
        assertVersion(await loadRow(ctx, resource, params.id), version)
        return editRow(ctx, resource, { id: params.id, change, version, context: await loadValidationContext(ctx) })
      },
    })
  if (declaration.position)
    plainRoute(app, {
      ...common('edit'),
      ...routeAddress(endpoints.moveRow, at),
      summary: `Move one ${singular} to another position of its list, counted from 1; the rows after it shift`,
      params: idParams,
      body: endpoints.moveRow.body,
      responses: { 200: row },
      handler: ({ ctx, params, body }) => moveRow(ctx, resource, { id: params.id, to: body.to }),
    })
  if (access.remove !== false)
    plainRoute(app, {
      ...common('delete'),
      method: 'DELETE',
      url: `${url}/:id`,
      summary: `Delete one ${singular}; 409 with the counts of referring rows if there are any`,
      params: idParams,
      responses: { 200: z.object({ id: z.uuid() }) },
      handler: async ({ ctx, params }) => {
        await deleteRow(ctx, resource, params.id)
        return { id: params.id }
      },
    })
}
