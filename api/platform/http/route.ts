import type { Label } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { notFound, ValidationError } from './errors.ts'
import { parse } from './parse.ts'
import { assertPermitted, type RequiredAccess } from './permission.ts'
import { requestContext } from './request-context.ts'
import { authenticate } from './request-principal.ts'

type Schema = z.ZodType | undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
/** The most calls from one address or session within a period. */
export type RateLimit = { max: number; perSeconds: number }

type RouteOptions<P extends Schema, Q extends Schema, B extends Schema> = RequiredAccess & {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The whole path, as `/api/orders/:id`. */
  url: string
  summary: string
  params?: P
  query?: Q
  body?: B
  /** The schema that validates the body, if it depends on the current settings; `body` is then only shown in the API document. */
  resolveBody?: (ctx: Ctx) => Promise<B>
  limit?: RateLimit
  /** Reads the body if it can be form data; else it is JSON. */
  readBody?: (request: FastifyRequest) => Promise<unknown>
  /** Runs before the body is validated: throws 404 if the row is not visible, 409 if its status does not allow the action. */
  authorize?: (call: { ctx: Ctx; params: Parsed<P>; query: Parsed<Q>; request: FastifyRequest }) => Promise<void>
}
type RouteCall<P extends Schema, Q extends Schema, B extends Schema> = {
  ctx: Ctx
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  request: FastifyRequest
  reply: FastifyReply
}

/** A route that responds with `{ key: 'success', msg, data }`. `action` names its row of the access table. */
export type Route<P extends Schema, Q extends Schema, B extends Schema, A extends z.ZodType> = RouteOptions<P, Q, B> & {
  /** The schema of `data` in the response. */
  response: A
  msg?: Label
  status?: number
  handler: (call: RouteCall<P, Q, B>) => Promise<z.input<A>>
}
/** A route with a response of its own form: a resource as simple-rest expects it, a file, a stream. */
export type PlainRoute<P extends Schema, Q extends Schema, B extends Schema> = RouteOptions<P, Q, B> & {
  /** The schema of each JSON response by status; none for files and streams. */
  responses?: Readonly<Record<number, z.ZodType>>
  tags?: readonly string[]
  handler: (call: RouteCall<P, Q, B>) => Promise<unknown>
}

const defaultMessage: Label = { en: 'Done', ar: 'تم' }
const errorResponse = z.looseObject({ key: z.string(), msg: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })

/** Registers a route. Checks run in this order: token, blocked, activated, permission, params (404), `authorize`, body (422). */
export function route<A extends z.ZodType, P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  app: FastifyInstance,
  { response, msg = defaultMessage, status = 200, handler, ...common }: Route<P, Q, B, A>,
): void {
  const envelope = z.object({ key: z.literal('success'), msg: z.string(), data: response })
  plainRoute(app, {
    ...common,
    responses: { [status]: envelope },
    handler: async (call) => {
      const data = await handler(call)
      return call.reply.code(status).send({ key: 'success', msg: labelIn(msg, call.ctx.locale), data })
    },
  })
}

/** As `route`, but the handler builds the response itself. */
export function plainRoute<P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  app: FastifyInstance,
  options: PlainRoute<P, Q, B>,
): void {
  const { method, url, summary, action, or, permission, limit, params, query, body, resolveBody, responses, authorize, readBody, handler } =
    options
  app.route({
    method,
    url,
    config: { action, permission, ...(limit && { rateLimit: { max: limit.max, timeWindow: limit.perSeconds * 1000 } }) },
    schema: {
      summary,
      tags: [...(options.tags ?? [url.split('/')[2] ?? ''])],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(responses && { response: { ...responses, '4xx': errorResponse } }),
    },
    validatorCompiler: ({ schema, httpPart }) => validatorOf(schema, httpPart),
    onRequest: async (request) => assertPermitted({ action, or, permission }, await authenticate(app.shared, request)),
    handler: async (request, reply) => {
      const input = { ctx: requestContext(app.shared, request), ...inputOf<P, Q>(request) }
      await authorize?.({ ...input, request })
      const raw = body && (readBody ? await readBody(request) : (request.body ?? {}))
      return handler({ ...input, body: parsedBody<B>(resolveBody ? await resolveBody(input.ctx) : body, raw), request, reply })
    },
  })
}

/** Validates query and params. The body is validated later, after `authorize`. */
function validatorOf(schema: unknown, part: string | undefined) {
  return (value: unknown) => {
    if (part === 'body' || !(schema instanceof z.ZodType)) return { value }
    const parsed = schema.safeParse(value)
    if (parsed.success) return { value: parsed.data }
    return { error: part === 'params' ? notFound() : new ValidationError(parsed.error.issues) }
  }
}

// Safe: Fastify has run the validators above on both before it calls the handler.
const inputOf = <P extends Schema, Q extends Schema>({ params, query }: FastifyRequest) =>
  ({ params, query }) as { params: Parsed<P>; query: Parsed<Q> }

// Safe: parsed by the schema, or undefined without one, as Parsed states.
const parsedBody = <B extends Schema>(schema: Schema, raw: unknown) => (schema && parse(schema, raw)) as Parsed<B>
