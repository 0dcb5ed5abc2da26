import type * as z from 'zod'
import type { DataOf, Endpoint, EnvelopedEndpoint, JsonEndpoint, ParamsOf } from '../contract/endpoint.ts'

/** What of an endpoint a caller needs at run time. */
type Address = { method: string; path: string; bare?: unknown }

/** A request to the API, ready to be sent. */
export type ApiRequest = {
  method: string
  /** The path with its parameters and query. */
  url: string
  /** A value for JSON, or form data. */
  body: unknown
  idempotencyKey: string | undefined
}

/** The output type of each value, with the keys that a caller may leave out. */
type Sent<S> = S extends z.ZodType
  ? { [K in keyof z.input<S>]: K extends keyof z.output<S> ? z.output<S>[K] | SentAsWell<z.input<S>[K]> : never }
  : never
type SentAsWell<T> = unknown extends T ? never : T

/**
 * What a person entered, before anybody has validated it: the API rejects what does not fit and names the field. The fields are those of the
 * body, their values anything.
 */
export type Entered<T> = T extends object ? { [K in keyof T]?: unknown } : never

/** An object that may have no key at all: whether an argument can be left out. */
type NoKeys = Record<never, never>

type ParamsInput<E extends Endpoint> = E extends { params: z.ZodObject } ? { params: ParamsOf<E> } : { params?: undefined }
type QueryInput<E extends Endpoint> = E extends { query: infer S }
  ? NoKeys extends Sent<S>
    ? { query?: Sent<S> | URLSearchParams }
    : { query: Sent<S> | URLSearchParams }
  : { query?: undefined }
type BodyInput<E extends Endpoint> =
  | (E extends { body: infer S extends z.ZodType } ? { body: z.input<S> } | { entered: Entered<z.input<S>> } : never)
  | (E extends { form: true } ? { form: FormData } : never)
type AnyBodyInput<E extends Endpoint> = [BodyInput<E>] extends [never]
  ? { body?: undefined; entered?: undefined; form?: undefined }
  : BodyInput<E>
type KeyInput<E extends Endpoint> = E extends { idempotent: true } ? { idempotencyKey: string | undefined } : { idempotencyKey?: undefined }

/** What a call of the endpoint sends, and options of the transport. */
export type CallInput<E extends Endpoint, Options = unknown> = ParamsInput<E> & QueryInput<E> & AnyBodyInput<E> & KeyInput<E> & Options
/** The arguments after the endpoint: none are needed if it requires nothing. */
export type CallArguments<E extends Endpoint, Options = unknown> =
  NoKeys extends CallInput<E, Options> ? [input?: CallInput<E, Options>] : [input: CallInput<E, Options>]

/** The request of a call. */
export function apiRequest<E extends Endpoint>(endpoint: E, input: CallInput<E> | undefined): ApiRequest {
  const { method, path }: Address = endpoint
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
  return {
    method,
    url: filledPath(path, params) + (search && `?${search}`),
    body: form ?? body ?? entered ?? (method === 'GET' || method === 'DELETE' ? undefined : {}),
    idempotencyKey,
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

/**
 * The typed calls over a transport, which sends a request and returns the JSON of a successful response; it throws an ApiError for any other.
 * `call` returns the data of a response, `submit` also its message.
 */
export function createCalls<Options = unknown>(transport: (request: ApiRequest, options: Options | undefined) => Promise<unknown>) {
  async function exchange<E extends JsonEndpoint>(endpoint: E, input: CallInput<E, Options> | undefined) {
    const json = await transport(apiRequest(endpoint, input), input)
    const { bare }: Address = endpoint
    return bare ? { data: json, msg: '' } : openEnvelope(json)
  }
  return {
    call: async <E extends JsonEndpoint>(endpoint: E, ...[input]: CallArguments<E, Options>): Promise<DataOf<E>> =>
      // Safe: the API validates each response against the schema of its endpoint, in the shared table.
      (await exchange(endpoint, input)).data as DataOf<E>,
    submit: async <E extends EnvelopedEndpoint>(
      endpoint: E,
      ...[input]: CallArguments<E, Options>
    ): Promise<{ data: DataOf<E>; msg: string }> => {
      const { data, msg } = await exchange(endpoint, input)
      // Safe: as above.
      return { data: data as DataOf<E>, msg }
    },
  }
}
function openEnvelope(json: unknown): { data: unknown; msg: string } {
  if (typeof json !== 'object' || json === null || !('data' in json)) return { data: undefined, msg: '' }
  return { data: json.data, msg: 'msg' in json && typeof json.msg === 'string' ? json.msg : '' }
}
