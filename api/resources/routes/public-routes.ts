import { idParams } from '@wasl/shared/contract/common.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { searchExpression } from '../../platform/db/resource-constraints.ts'
import { notFound } from '../../platform/http/errors.ts'
import { plainRoute } from '../../platform/http/route.ts'
import { listRows } from '../read/list.ts'
import { listQuerySchema } from '../read/list-query.ts'
import { responseSchema } from '../read/response-schema.ts'
import { loadRows } from '../read/row-mapping.ts'
import { totalSummary, withTotal } from '../read/total-headers.ts'
import { textContains } from '../read/where-clause.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'

/** The resources whose page `/api/<name>/:id` is a route of its own. */
export const resourcesWithOwnPage: ReadonlySet<string> = new Set(['seo'])

/** The public routes of a resource under `/api/<name>`: the fields and rows that its declaration makes public. */
export function publicRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { name, label, access } = resource.declaration
  if (!access.public) return
  const { action, fields: names } = access.public
  const row = responseSchema(resource, names)
  const isPublic = publicRowsCondition(resource)
  const publicText = searchableText(resource, names)
  const common = { method: 'GET', action, tags: [name] } as const
  const toPublicRow = (stored: StoredRow) => Object.fromEntries(['id', ...names].map((field) => [field, stored[field]]))

  plainRoute(app, {
    ...common,
    url: `/api/${name}`,
    summary: `${label.many.en} that are public; ${totalSummary}`,
    query: listQuerySchema(resource.declaration, names),
    responses: { 200: z.array(row) },
    handler: async ({ ctx, query, reply }) => {
      const where = and(isPublic, publicText && textContains(publicText, query.q))
      const { rows, total } = await listRows(ctx, resource, query, { name: 'public', where })
      return withTotal(reply, total).send(rows.map(toPublicRow))
    },
  })
  if (resourcesWithOwnPage.has(name)) return
  plainRoute(app, {
    ...common,
    url: `/api/${name}/:id`,
    summary: `One public ${label.one.en.toLowerCase()}`,
    params: idParams,
    responses: { 200: row },
    handler: async ({ ctx, params }) => {
      const [stored] = await loadRows(ctx, resource, andCondition(eq(resource.id, params.id), isPublic))
      if (!stored) throw notFound()
      return toPublicRow(stored)
    },
  })
}

/** The text that a reader of these fields may search, if the search column holds more: a search must not reveal other fields. */
export function searchableText({ declaration }: StoredResource, names: readonly string[]): SQL | undefined {
  const searched = declaration.search ?? [declaration.title]
  const open = searched.filter((name) => names.includes(name))
  return open.length === searched.length && !declaration.searchRelated ? undefined : searchExpression({ ...declaration, search: open })
}

function publicRowsCondition({ declaration, columns }: StoredResource): SQL | undefined {
  const conditions = Object.entries(declaration.access.public?.where ?? {}).map(([name, value]) => {
    const column = columns[name]
    if (!column) throw new Error(`publicRowsCondition: ${declaration.name} has no column ${name}`)
    return eq(column, value)
  })
  return and(...conditions)
}

const andCondition = (condition: SQL, other: SQL | undefined): SQL => (other ? (and(condition, other) ?? condition) : condition)
