import type { Label } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { contextOf } from './context-of.ts'
import { BadInput, notFound } from './errors.ts'
import { parse } from './parse.ts'
import { type Asked, permit } from './permission.ts'
import { identify } from './request-principal.ts'

type Schema = z.ZodType | undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
/** At most so many calls from one address (or by one session) in so long. */
export type Limit = { most: number; perSeconds: number }

type Common<P extends Schema, Q extends Schema, B extends Schema> = Asked & {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The whole path, as `/api/orders/:id`. */
  url: string
  summary: string
  params?: P
  query?: Q
  body?: B
  /** By what the body is checked, where the settings in force have a say in it; `body` then is what the document shows. */
  bodyOf?: (ctx: Ctx) => Promise<B>
  limit?: Limit
  /** Where the body is read from, when it may be form data; else it is JSON. */
  readBody?: (request: FastifyRequest) => Promise<unknown>
  /** Runs before the body is checked: throws 404 where the thing is not visible, 409 where its status says no. */
  before?: (call: { ctx: Ctx; params: Parsed<P>; query: Parsed<Q>; request: FastifyRequest }) => Promise<void>
}
type Call<P extends Schema, Q extends Schema, B extends Schema> = {
  ctx: Ctx
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  request: FastifyRequest
  reply: FastifyReply
}

/** One route of the product, answering `{ key: 'success', msg, data }`. `action` names its row of the access table. */
export type Route<P extends Schema, Q extends Schema, B extends Schema, A extends z.ZodType> = Common<P, Q, B> & {
  /** The shape of `data` in the answer. */
  answer: A
  msg?: Label
  status?: number
  handler: (call: Call<P, Q, B>) => Promise<z.input<A>>
}
/** One route with an answer of its own form: a resource in simple-rest's dialect, a file, a stream. */
export type PlainRoute<P extends Schema, Q extends Schema, B extends Schema> = Common<P, Q, B> & {
  /** The shape of each JSON answer by status; none for files and streams. */
  answers?: Readonly<Record<number, z.ZodType>>
  tags?: readonly string[]
  handler: (call: Call<P, Q, B>) => Promise<unknown>
}

const done: Label = ['Done', 'تم']
const refused = z.looseObject({ key: z.string(), msg: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })

/** Registers one route of the product. Checks run in this order: token, blocked, activated, permission, params (404), `before`, body (422). */
export function route<A extends z.ZodType, P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  app: FastifyInstance,
  { answer, msg = done, status = 200, handler, ...common }: Route<P, Q, B, A>,
): void {
  const envelope = z.object({ key: z.literal('success'), msg: z.string(), data: answer })
  plainRoute(app, {
    ...common,
    answers: { [status]: envelope },
    handler: async (call) => {
      const data = await handler(call)
      return call.reply.code(status).send({ key: 'success', msg: labelIn(msg, call.ctx.locale), data })
    },
  })
}

/** As `route`, with the answer left to the handler. */
export function plainRoute<P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  app: FastifyInstance,
  asked: PlainRoute<P, Q, B>,
): void {
  const { method, url, summary, action, or, permission, limit, params, query, body, bodyOf, answers, before, readBody, handler } = asked
  app.route({
    method,
    url,
    config: { action, permission, ...(limit && { rateLimit: { max: limit.most, timeWindow: limit.perSeconds * 1000 } }) },
    schema: {
      summary,
      tags: [...(asked.tags ?? [url.split('/')[2] ?? ''])],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answers && { response: { ...answers, '4xx': refused } }),
    },
    validatorCompiler: ({ schema, httpPart }) => validatorOf(schema, httpPart),
    onRequest: async (request) => permit({ action, or, permission }, await identify(app.shared, request)),
    handler: async (request, reply) => {
      const seen = { ctx: contextOf(app.shared, request), ...inputOf<P, Q>(request) }
      await before?.({ ...seen, request })
      const raw = body && (readBody ? await readBody(request) : (request.body ?? {}))
      return handler({ ...seen, body: parsedBody<B>(bodyOf ? await bodyOf(seen.ctx) : body, raw), request, reply })
    },
  })
}

/** Query and params by their schemas. The body waits until the handler has looked at what it is about. */
function validatorOf(schema: unknown, part: string | undefined) {
  return (value: unknown) => {
    if (part === 'body' || !(schema instanceof z.ZodType)) return { value }
    const parsed = schema.safeParse(value)
    if (parsed.success) return { value: parsed.data }
    return { error: part === 'params' ? notFound() : new BadInput(parsed.error.issues) }
  }
}

// Safe: Fastify has run the validators above over both before the handler is reached.
const inputOf = <P extends Schema, Q extends Schema>({ params, query }: FastifyRequest) =>
  ({ params, query }) as { params: Parsed<P>; query: Parsed<Q> }

// Safe: parsed by the schema itself, or undefined where there is none, as Parsed says.
const parsedBody = <B extends Schema>(schema: Schema, raw: unknown) => (schema && parse(schema, raw)) as Parsed<B>
