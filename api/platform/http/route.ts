import type { Endpoint, RateLimit } from '@wasl/shared/contract/endpoint.ts'
import type { Label } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../context.ts'
import { assertNotImpersonated } from './assert-not-impersonated.ts'
import { notFound, ValidationError } from './errors.ts'
import { parse } from './parse.ts'
import { assertPermitted, type RequiredAccess } from './permission.ts'
import { requestContext } from './request-context.ts'
import { authenticate } from './request-principal.ts'

type RouteSchema = z.ZodType | undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type RouteOptions<P extends RouteSchema, Q extends RouteSchema, B extends RouteSchema> = RequiredAccess & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The whole path, as `/api/orders/:id`. */
  url: string
  summary: string
  params?: P
  query?: Q
  body?: B
  /** The schema that validates the body, if it depends on the current settings; `body` is then only shown in the API document. */
  resolveBody?: (ctx: Ctx) => Promise<B>
  limit?: RateLimit
  /** Open to administrators who still have to set up their account. */
  allowedBeforeSetup?: true
  /** Reads the body if it can be form data; else it is JSON. */
  readBody?: (request: FastifyRequest) => Promise<unknown>
  /** Adds to the errors of a body what its schema cannot know, so that all are reported at once. */
  completeErrors?: (ctx: Ctx, error: ValidationError, params: unknown) => Promise<ValidationError>
}
type RouteCall<P extends RouteSchema, Q extends RouteSchema, B extends RouteSchema> = {
  ctx: Ctx
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  request: FastifyRequest
  reply: FastifyReply
}
/** A route that responds with `{ key: 'success', msg, data }`. `action` names its row of the access table. */
export type Route<P extends RouteSchema, Q extends RouteSchema, B extends RouteSchema, A extends z.ZodType> = RouteOptions<P, Q, B> & {
  /** The schema of `data` in the response. */
  response: A
  msg?: Label | ((data: z.input<A>) => Label)
  status?: number
  handler: (call: RouteCall<P, Q, B>) => Promise<z.input<A>>
}
/** A route with a response of its own form: a resource as simple-rest expects it, a file, a stream. */
export type PlainRoute<P extends RouteSchema, Q extends RouteSchema, B extends RouteSchema> = RouteOptions<P, Q, B> & {
  /** The schema of each JSON response by status; none for files and streams. */
  responses?: Readonly<Record<number, z.ZodType>>
  tags?: readonly string[]
  /** The endpoint of the shared table that it serves. */
  endpoint?: Endpoint
  handler: (call: RouteCall<P, Q, B>) => Promise<unknown>
}

const defaultMessage: Label = { en: 'Done', ar: 'تم' }
/** The body of every error response. */
export const errorResponse = z.looseObject({
  key: z.string(),
  msg: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/**
 * Registers a route. Checks run in this order: token, blocked, activated, permission, params (404), query and body (422); then those of the handler,
 * which depend on rows.
 */
export function route<
  A extends z.ZodType,
  P extends RouteSchema = undefined,
  Q extends RouteSchema = undefined,
  B extends RouteSchema = undefined,
>(app: FastifyInstance, options: Route<P, Q, B, A>): void {
  const { response, msg = defaultMessage, status = 200, handler, ...common } = options
  const envelope = z.object({ key: z.literal('success'), msg: z.string(), data: response })
  const send = async ({ ctx, reply }: RouteCall<P, Q, B>, data: z.input<A>) =>
    reply.code(status).send({ key: 'success', msg: labelIn(typeof msg === 'function' ? msg(data) : msg, ctx.locale), data })
  const responses = { [status]: envelope }
  plainRoute<P, Q, B>(app, { ...common, responses, handler: async (call) => send(call, await handler(call)) })
}

/** As `route`, but the handler builds the response itself. */
export function plainRoute<P extends RouteSchema = undefined, Q extends RouteSchema = undefined, B extends RouteSchema = undefined>(
  app: FastifyInstance,
  options: PlainRoute<P, Q, B>,
): void {
  const { method, url, summary, action, or, permission, endpoint, limit, params, query, body, responses } = options
  app.route({
    method,
    url,
    config: { action, or, permission, endpoint, ...(limit && { rateLimit: { max: limit.max, timeWindow: limit.perSeconds * 1000 } }) },
    schema: {
      summary,
      tags: [...(options.tags ?? [tagOf(url)])],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...responses, '4xx': errorResponse },
    },
    validatorCompiler: ({ schema, httpPart }) => validatorOf(schema, httpPart),
    onRequest: async (request, reply) => {
      const principal = await authenticate(app.shared, request)
      if (principal.kind !== 'guest') reply.header('cache-control', 'private, no-store')
      assertPermitted({ action, or, permission }, principal)
      assertNotImpersonated(principal, request.method, action)
      if (!options.allowedBeforeSetup) app.shared.hooks.assertSetUp(principal)
    },
    handler: async (request, reply) => {
      const ctx = requestContext(app.shared, request)
      return options.handler({ ctx, ...inputOf<P, Q>(request), body: await parseBody(ctx, request, options), request, reply })
    },
  })
}

// The resource or the area: the first segment of the path, after `admin`.
const tagOf = (url: string): string => /^\/api\/(?:admin\/)?([^/]+)/.exec(url)?.[1] ?? ''

/** Validates query and params. The body is validated by `parseBody`, which may need the settings. */
function validatorOf(schema: unknown, part: string | undefined) {
  return (value: unknown) => {
    if (part === 'body' || !(schema instanceof z.ZodType)) return { value }
    try {
      return { value: parse(schema, value) }
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return { error: part === 'params' ? notFound() : error }
    }
  }
}

// Safe: Fastify has run the validators above on both before it calls the handler.
const inputOf = <P extends RouteSchema, Q extends RouteSchema>({ params, query }: FastifyRequest) =>
  ({ params, query }) as { params: Parsed<P>; query: Parsed<Q> }

type BodyOptions<B extends RouteSchema> = Pick<
  RouteOptions<undefined, undefined, B>,
  'body' | 'resolveBody' | 'readBody' | 'completeErrors'
>

async function parseBody<B extends RouteSchema>(
  ctx: Ctx,
  request: FastifyRequest,
  { body, resolveBody, readBody, completeErrors }: BodyOptions<B>,
): Promise<Parsed<B>> {
  const raw = body && (readBody ? await readBody(request) : (request.body ?? {}))
  const schema: RouteSchema = resolveBody ? await resolveBody(ctx) : body
  try {
    // Safe: parsed by the schema, or undefined without one, as Parsed states.
    return (schema && parse(schema, raw)) as Parsed<B>
  } catch (error) {
    throw completeErrors && error instanceof ValidationError ? await completeErrors(ctx, error, request.params) : error
  }
}
