import type { CustomParams } from '@refinedev/core'
import type * as z from 'zod'
import type { CallableEndpoint, DataOf, ParamsOf } from '../contract/endpoint.ts'

/** What of an endpoint a caller needs at run time. */
type Address = { method: CallableEndpoint['method']; path: string; response?: unknown }

/** Only a type: what `custom` returns for the request. */
declare const dataOfRequest: unique symbol

/** A request for Refine's `custom`, which returns data of type `T`. Its address has the parameters and the query. */
export type EndpointRequest<T = unknown> = CustomParams & { readonly [dataOfRequest]?: T }

/** The output type of each value, with the keys that a caller may leave out. */
type Sent<S> = S extends z.ZodType
  ? { [K in keyof z.input<S>]: K extends keyof z.output<S> ? z.output<S>[K] | SentAsWell<z.input<S>[K]> : never }
  : never
type SentAsWell<T> = unknown extends T ? never : T

/**
 * What a person entered, before anybody has validated it: the API rejects what does not fit and names the field. The fields are those of the
 * body, their values anything; of a schema that is built from a declaration any fields.
 */
export type Entered<T> = unknown extends T ? Readonly<Record<string, unknown>> : T extends object ? { [K in keyof T]?: unknown } : never

/** An object that may have no key at all: whether an argument can be left out. */
type NoKeys = Record<never, never>

type ParamsInput<E extends CallableEndpoint> = E extends { params: z.ZodObject } ? { params: ParamsOf<E> } : { params?: undefined }
type QueryInput<E extends CallableEndpoint> = E extends { query: infer S }
  ? NoKeys extends Sent<S>
    ? { query?: Sent<S> | URLSearchParams }
    : { query: Sent<S> | URLSearchParams }
  : { query?: undefined }
type BodyInput<E extends CallableEndpoint> =
  | (E extends { body: infer S extends z.ZodType } ? { body: z.input<S> } | { entered: Entered<z.input<S>> } : never)
  | (E extends { form: true } ? { form: FormData } : never)
type AnyBodyInput<E extends CallableEndpoint> = [BodyInput<E>] extends [never]
  ? { body?: undefined; entered?: undefined; form?: undefined }
  : BodyInput<E>
type KeyInput<E extends CallableEndpoint> = E extends { idempotent: true }
  ? { idempotencyKey: string | undefined }
  : { idempotencyKey?: undefined }

/** What a call of the endpoint sends, and options of the app. */
export type CallInput<E extends CallableEndpoint, Options = unknown> = ParamsInput<E> &
  QueryInput<E> &
  AnyBodyInput<E> &
  KeyInput<E> &
  Options
/** The arguments after the endpoint: none are needed if it requires nothing. */
export type CallArguments<E extends CallableEndpoint, Options = unknown> =
  NoKeys extends CallInput<E, Options> ? [input?: CallInput<E, Options>] : [input: CallInput<E, Options>]

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

/** The request of a call, for `custom` of the data provider and for Refine's `useCustom`. */
export const endpointRequest = <E extends CallableEndpoint>(endpoint: E, ...[input]: CallArguments<E>): EndpointRequest<DataOf<E>> =>
  requestOf(endpoint, input)

/** The same with any options of an app beside its input. */
export function requestOf<E extends CallableEndpoint>(endpoint: E, input: CallInput<E> | undefined): EndpointRequest<DataOf<E>> {
  const { method, path, response }: Address = endpoint
  // Safe: CallInput has these parts, each if the endpoint declares it.
  const {
    params = {},
    query,
    body,
    entered,
    form,
    idempotencyKey,
  } = (input ?? {}) as {
    params?: Readonly<Record<string, unknown>>
    query?: URLSearchParams | Readonly<Record<string, unknown>>
    body?: unknown
    entered?: unknown
    form?: FormData
    idempotencyKey?: string
  }
  const search = query === undefined ? '' : queryText(query)
  const payload = form ?? body ?? entered ?? (method === 'GET' || method === 'DELETE' ? undefined : {})
  return {
    method: methods[method],
    url: filledPath(path, params) + (search && `?${search}`),
    ...(payload !== undefined && { payload }),
    // From a form field, so it may hold what a header cannot.
    ...(idempotencyKey && { headers: { 'Idempotency-Key': encodeURIComponent(idempotencyKey.toWellFormed()) } }),
    meta: { isEnveloped: response !== undefined },
  }
}

const filledPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Lists are repeated keys; what is not given is left out. */
function queryText(query: URLSearchParams | Readonly<Record<string, unknown>>): string {
  if (query instanceof URLSearchParams) return query.toString()
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined || one === null ? [] : [[name, String(one)]])),
  )
  return new URLSearchParams(pairs).toString()
}
