import { idParams } from '@wasl/shared/contract/common.ts'
import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { pickKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { plainRoute } from '../../platform/http/route.ts'
import { loadOwner } from '../owner.ts'
import { listRows } from '../read/list.ts'
import { listQuerySchema } from '../read/list-query.ts'
import { loadRow } from '../read/load-row.ts'
import { ownRowSchema } from '../read/response-schema.ts'
import { totalSummary, withTotal } from '../read/total-headers.ts'
import { textContains } from '../read/where-clause.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { createOwnRow } from '../write/create-row.ts'
import { editRow } from '../write/edit-row.ts'
import { bodyBySettings, loadValidationContext } from '../write/validation-context.ts'
import { searchableText } from './public-routes.ts'

/** The routes of a resource for the users or providers that its rows belong to, under `/api/own/<name>`, as `access.own` declares them. */
export function ownRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { own } = resource.declaration.access
  if (!own) return
  const shared = sharedOptions(resource, own)
  readRoutes(app, resource, shared)
  writeRoutes(app, resource, shared)
}

type OwnAccess = NonNullable<StoredResource['declaration']['access']['own']>
type SharedOptions = ReturnType<typeof sharedOptions>

/** What the routes of one resource have in common. */
function sharedOptions(resource: StoredResource, own: OwnAccess) {
  const { name, label } = resource.declaration
  return {
    own,
    url: `/api/own/${name}`,
    singular: label.one.en.toLowerCase(),
    row: ownRowSchema(resource, own.fields),
    toOwnRow: (stored: StoredRow) => pickKeys(stored, ['id', ...own.fields]),
    common: { action: own.action, tags: [`own: ${name}`] },
  }
}

function readRoutes(app: FastifyInstance, resource: StoredResource, { own, url, singular, row, toOwnRow, common }: SharedOptions): void {
  const { declaration } = resource
  const text = searchableText(resource, own.fields)

  plainRoute(app, {
    ...common,
    method: 'GET',
    url,
    summary: `Your own ${declaration.label.many.en.toLowerCase()}; ${totalSummary}`,
    query: listQuerySchema(declaration, own.fields),
    responses: { 200: z.array(row) },
    handler: async ({ ctx, query, reply }) => {
      const owner = loadOwner(ctx, resource)
      const where = and(owner.isOwn, text && textContains(text, query.q))
      const { rows, total } = await listRows(ctx, resource, query, { name: `own ${owner.id}`, where, isPersonal: true })
      return withTotal(reply, total).send(rows.map(toOwnRow))
    },
  })
  plainRoute(app, {
    ...common,
    method: 'GET',
    url: `${url}/:id`,
    summary: `One ${singular} of yours`,
    params: idParams,
    responses: { 200: row },
    handler: async ({ ctx, params }) => toOwnRow(await loadRow(ctx, resource, params.id, { where: loadOwner(ctx, resource).isOwn })),
  })
}

function writeRoutes(app: FastifyInstance, resource: StoredResource, { own, url, singular, row, toOwnRow, common }: SharedOptions): void {
  const { fields } = resource.declaration
  const bodyOf = (names: readonly string[]) =>
    bodyBySettings((context) => patchSchema({ fields: pickKeys(fields, names) }, undefined, context))

  if (own.create)
    plainRoute(app, {
      ...common,
      method: 'POST',
      url,
      summary: `Create one ${singular} of yours`,
      ...bodyOf(own.create),
      responses: { 201: row },
      handler: async ({ ctx, body, reply }) =>
        reply.code(201).send(toOwnRow(await createOwnRow(ctx, resource, { ...body, [own.owner]: loadOwner(ctx, resource).id }))),
    })
  if (own.edit)
    plainRoute(app, {
      ...common,
      method: 'PATCH',
      url: `${url}/:id`,
      summary: `Change one ${singular} of yours`,
      params: idParams,
      ...bodyOf(own.edit),
      responses: { 200: row },
      handler: async ({ ctx, params, body: change }) => {
        const context = await loadValidationContext(ctx)
        const where = loadOwner(ctx, resource).isOwn
        return toOwnRow(await editRow(ctx, resource, { id: params.id, change, version: null, context, where }))
      },
    })
}
