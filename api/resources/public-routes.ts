import { idParams } from '@wasl/shared/contract/common.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { notFound } from '../platform/http/errors.ts'
import { plainRoute } from '../platform/http/route.ts'
import { list } from './list.ts'
import { listQuerySchema } from './list-query.ts'
import { publicActionOf } from './resource-access.ts'
import { answerSchema } from './response-schema.ts'
import { readRows, type StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

/** What everyone may read of a resource, under `/api/<name>`: the fields and the rows that its declaration opens. */
export function publicRoutesOf(app: FastifyInstance, resource: StoredResource): void {
  const { name, label, access } = resource.declaration
  const { public: names } = access
  if (!names) return
  const row = answerSchema(resource, names)
  const open = openRows(resource)
  const common = { method: 'GET', action: publicActionOf(name), tags: [name] } as const
  const told = (stored: StoredRow) => Object.fromEntries(['id', ...names].map((field) => [field, stored[field]]))

  plainRoute(app, {
    ...common,
    url: `/api/${name}`,
    summary: `${label.many[0]} as everyone sees them, their number in X-Total-Count`,
    query: listQuerySchema(resource.declaration, names),
    answers: { 200: z.array(row) },
    handler: async ({ ctx, query, reply }) => {
      const { rows, total } = await list(ctx, resource, query, open)
      return reply.header('x-total-count', total).send(rows.map(told))
    },
  })
  // A page of the product may already read one of them in its own way.
  if (app.registered.some(({ method, url }) => method === 'GET' && url.replace(/:\w+/, ':id') === `/api/${name}/:id`)) return
  plainRoute(app, {
    ...common,
    url: `/api/${name}/:id`,
    summary: `One ${label.one[0].toLowerCase()} as everyone sees it`,
    params: idParams,
    answers: { 200: row },
    handler: async ({ ctx, params }) => {
      const [stored] = await readRows(ctx, resource, bothOf(eq(resource.id, params.id), open))
      if (!stored) throw notFound()
      return told(stored)
    },
  })
}

function openRows({ declaration, columns }: StoredResource): SQL | undefined {
  const conditions = Object.entries(declaration.access.publicWhere ?? {}).map(([name, value]) => {
    const column = columns[name]
    if (!column) throw new Error(`openRows: ${declaration.name} has no column ${name}`)
    return eq(column, value)
  })
  return and(...conditions)
}

const bothOf = (one: SQL, other: SQL | undefined): SQL => (other ? (and(one, other) ?? one) : one)
