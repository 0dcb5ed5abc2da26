import type * as z from 'zod'
import type { AccessAction } from '../access/table.ts'
import type { Label } from '../units.ts'

/** The most calls of one person within a period, or of one network without a session. */
export type RateLimit = { max: number; perSeconds: number }

/** What the callers of an endpoint depend on. */
type CallParts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The whole path, as `/api/orders/:id`. */
  path: `/api/${string}`
  /** The schema of each `:name` of the path. */
  params?: z.ZodObject
  query?: z.ZodType
  /** The schema of the JSON body. */
  body?: z.ZodType
  /** It takes form data, with files: instead of a JSON body or, with `body`, as well. */
  form?: true
  /** Requires the header Idempotency-Key; a repeated key returns the first response. */
  idempotent?: true
}
/** What only the API reads. */
type ServerParts = {
  /** What it does, for the API document. */
  summary: string
  /** Its row of the access table. */
  action: AccessAction
  /** Alternative rows: the caller needs to be allowed only one of them. */
  or?: readonly AccessAction[]
  /** The permission that it requires in the back office, as `coupons.edit`. */
  permission?: string
  limit?: RateLimit
  /** Open to administrators who still have to set up their account. */
  allowedBeforeSetup?: true
  /** Served in demo mode only. */
  demo?: true
}
type SuccessStatus = 200 | 201 | 202

/** Responds with `{ key: 'success', msg, data }`; `response` is the schema of `data`. */
export type EnvelopedEndpoint = CallParts & { response: z.ZodType; bare?: never; file?: never }
/** Responds with JSON of its own form. */
export type BareEndpoint = CallParts & { bare: z.ZodType; response?: never; file?: never }
/** Responds with a file of this media type, `*` for any. */
export type FileEndpoint = CallParts & { file: string; response?: never; bare?: never }
export type JsonEndpoint = EnvelopedEndpoint | BareEndpoint
export type CallableEndpoint = JsonEndpoint | FileEndpoint

/** `msg`: the message of the envelope, by default «Done». */
export type Endpoint = ServerParts &
  (
    | (EnvelopedEndpoint & { status?: SuccessStatus; msg?: Label | ((data: never) => Label) })
    | (BareEndpoint & { status?: SuccessStatus; msg?: never })
    | (FileEndpoint & { status?: never; msg?: never })
  )

/** The names of `:name` in a path. */
type PathParams<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | PathParams<`/${After}`>
    : Rest
  : never

/** `params` has exactly the names of the path. */
type WithPathParams<E extends CallableEndpoint> = [PathParams<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: z.ZodObject<Record<PathParams<E['path']>, z.ZodType>> }
/** A message that depends on the data takes what the handler returns. */
type WithMessage<E extends Endpoint> = E extends { msg: (data: infer D) => Label; response: infer S extends z.ZodType }
  ? z.input<S> extends D
    ? unknown
    : { msg: (data: z.input<S>) => Label }
  : unknown

/** Declares an endpoint: the API serves it, site and back office call it, the API document describes it. */
export const endpoint = <const E extends Endpoint>(declaration: E & WithPathParams<E> & WithMessage<E>): E => declaration

/** Declares an endpoint that many resources have, each at its own name in place of `:resource`. The registry decides which resources, and who may call it. */
export const resourceEndpoint = <const E extends CallableEndpoint & { path: `/api/admin/:resource${string}` }>(
  declaration: E & WithPathParams<E>,
): E => declaration

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
export type ParamsOf<E extends CallableEndpoint> = OutputOf<E['params']>
export type QueryOf<E extends CallableEndpoint> = OutputOf<E['query']>
export type BodyOf<E extends CallableEndpoint> = OutputOf<E['body']>
/** The data of a response as the caller gets it. */
export type DataOf<E extends CallableEndpoint> = E extends { response: infer S extends z.ZodType } | { bare: infer S extends z.ZodType }
  ? z.output<S>
  : never
/** The data of a response as the handler returns it. */
export type ReturnedBy<E extends CallableEndpoint> = E extends { response: infer S extends z.ZodType } | { bare: infer S extends z.ZodType }
  ? z.input<S>
  : unknown
