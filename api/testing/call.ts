import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyInstance } from 'fastify'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Sent = { body?: unknown; token?: string; lang?: Locale; headers?: Readonly<Record<string, string>> }
/** JSON of a shape that the test itself checks: any path may be asked for. */
export interface Loose {
  readonly [name: string]: Loose
}
/** `body` is the JSON of the answer; `rows` the same where it is a list, else empty. */
export type Answered = { status: number; body: Loose; rows: readonly Loose[]; text: string; headers: Readonly<Record<string, unknown>> }
export type Called = (method: Method, url: string, sent?: Sent) => Promise<Answered>

/** Calls an app in process, in English unless told, and reads its JSON. */
export const caller =
  (app: FastifyInstance): Called =>
  async (method, url, { body, token, lang = 'en', headers } = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { lang, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: asPayload(body) }),
    })
    const json = String(answer.headers['content-type']).includes('json') ? loose(answer.payload) : {}
    return {
      status: answer.statusCode,
      body: json,
      rows: Array.isArray(json) ? json : [],
      text: answer.payload,
      headers: answer.headers,
    }
  }

// Safe: any path of parsed JSON may be asked for; what is not there is undefined, as the type says.
const loose = (payload: string) => JSON.parse(payload) as Loose
// Safe: a plain object or array, sent as JSON; text and bytes as they are.
const asPayload = (body: unknown) => body as object
