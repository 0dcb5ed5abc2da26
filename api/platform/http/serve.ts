import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReturnedBy } from '@wasl/shared/contract/endpoint.ts'
import type { Label } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../context.ts'
import type { ValidationError } from './errors.ts'
import { plainRoute } from './route.ts'

type ServedCall<E extends Endpoint> = {
  ctx: Ctx
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}
/** The data of the response; for a bare response or a file the reply, if the handler has sent it. */
type Returned<E extends Endpoint> = Promise<E extends { response: z.ZodType } ? ReturnedBy<E> : ReturnedBy<E> | FastifyReply>

type ServeOptions<E extends Endpoint> = {
  /** The schema that validates the body, if it depends on the current settings; the one of the endpoint then only describes it. */
  resolveBody?: (ctx: Ctx) => Promise<z.ZodType<BodyOf<E>>>
  /** Reads the body if it can be form data; else it is JSON. */
  readBody?: (request: FastifyRequest) => Promise<unknown>
  /** Adds to the errors of a body what its schema cannot know, so that all are reported at once. */
  completeErrors?: (ctx: Ctx, error: ValidationError, params: unknown) => Promise<ValidationError>
}

const defaultMessage: Label = { en: 'Done', ar: 'تم' }

/** The response of the API to a call that succeeded. */
export const envelopeOf = (data: z.ZodType) => z.object({ key: z.literal('success'), msg: z.string(), data })

/**
 * Serves an endpoint of the shared table. Checks run in this order: token, blocked, activated, permission, params (404), query and body (422); then those
 * of the handler, which depend on rows.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: ServedCall<E>) => Returned<E>,
  options: ServeOptions<E> = {},
): void {
  const { send, ...common } = partsOf(endpoint)
  // Safe: plainRoute parses with the schemas of this endpoint.
  plainRoute(app, { ...common, ...options, handler: async (call) => send(call, await handler(call as ServedCall<E>)) })
}

/** As `serve`, but the handler reads the body from the request: it has files, or its schema depends on a row. The one of the endpoint describes it. */
export function serveUnparsed<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Omit<ServedCall<E>, 'body'>) => Returned<E>,
): void {
  serve(app, endpoint, handler, { resolveBody: async () => z.any(), readBody: async () => null })
}

type Sending = (call: { ctx: Ctx; reply: FastifyReply }, data: unknown) => unknown

function partsOf(endpoint: Endpoint) {
  const { path, response, bare, status = 200, msg = defaultMessage, file, ...common } = endpoint
  const success = response ? envelopeOf(response) : bare
  const send: Sending = ({ ctx, reply }, data) => {
    if (reply.sent || file || data === reply) return data
    if (!response) return reply.code(status).send(data)
    // Safe: the type of `endpoint` lets a message take only what the handler returns.
    const text = typeof msg === 'function' ? msg(data as never) : msg
    return reply.code(status).send({ key: 'success', msg: labelIn(text, ctx.locale), data })
  }
  return { ...common, url: path, endpoint, send, ...(success && { responses: { [status]: success } }) }
}
