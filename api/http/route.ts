import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { App, Ctx } from '../context.ts'
import { contextOf } from './context-of.ts'

type Schema = z.ZodType | undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** One route of the product. `action` names its row of the access table; `check` rules out principals before the body is read. */
export type Route<P extends Schema, Q extends Schema, B extends Schema, A extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  action: AccessAction
  summary: string
  params?: P
  query?: Q
  body?: B
  /** The shape of `data` in the answer. */
  answer: A
  msg?: Label
  status?: number
  handler: (call: {
    ctx: Ctx
    params: Parsed<P>
    query: Parsed<Q>
    body: Parsed<B>
    request: FastifyRequest
    reply: FastifyReply
  }) => Promise<z.input<A>>
}
