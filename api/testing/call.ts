import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyInstance } from 'fastify'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type CallOptions = { body?: unknown; token?: string; lang?: Locale; headers?: Readonly<Record<string, string>> }
/** JSON whose shape the test checks itself: any path can be read. */
export interface LooseJson {
  readonly [name: string]: LooseJson
}
/** `body` is the JSON of the response; `rows` is the same if it is a list, else empty. */
export type CallResult = {
  status: number
  body: LooseJson
  rows: readonly LooseJson[]
  text: string
  headers: Readonly<Record<string, unknown>>
}
export type CallApi = (method: Method, url: string, options?: CallOptions) => Promise<CallResult>

/** Calls the server in process, in English by default, and parses the JSON. */
export const createCall =
  (app: FastifyInstance): CallApi =>
  async (method, url, { body, token, lang = 'en', headers } = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { lang, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: asPayload(body) }),
    })
    const json = String(response.headers['content-type']).includes('json') ? looseJson(response.payload) : {}
    return {
      status: response.statusCode,
      body: json,
      rows: Array.isArray(json) ? json : [],
      text: response.payload,
      headers: response.headers,
    }
  }

// Safe: any path of parsed JSON can be read; a missing one is undefined, as the type says.
const looseJson = (payload: string) => JSON.parse(payload) as LooseJson
// Safe: a plain object or array, sent as JSON; text and bytes as they are.
const asPayload = (body: unknown) => body as object
