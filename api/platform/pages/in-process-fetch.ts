import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'HEAD' | 'OPTIONS'
type InjectedRequest = {
  method: HttpMethod
  url: string
  headers: Record<string, string>
  remoteAddress: string
  payload?: string | Readable
}
/** The parts of a `Response` that the pages read; a real one, with its streams, costs as much as a small API request. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json' | 'body'> & { headers: Pick<Headers, 'get' | 'has'> }

/** A fetch that is served in process: API requests of a page do not cross the network. The client's address is passed on. */
export function inProcessFetch(app: FastifyInstance, page: FastifyRequest) {
  return async (url: string, init: RequestInit = {}): Promise<ApiResponse> => {
    const { pathname, search } = new URL(url)
    const headers = new Headers(init.headers)
    const form = init.body instanceof FormData ? new Request(url, { method: 'POST', body: init.body }) : null
    if (form) headers.set('content-type', form.headers.get('content-type') ?? '')
    const payload = form ? Readable.from(Buffer.from(await form.arrayBuffer())) : typeof init.body === 'string' ? init.body : undefined
    const sent: InjectedRequest = {
      method: methodOf(init.method ?? 'GET'),
      url: pathname + search,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      remoteAddress: page.ip,
      ...(payload !== undefined && { payload }),
    }
    return headers.get('accept') === 'application/json' ? sendForJson(app, sent) : sendForStream(app, sent)
  }
}

async function sendForJson(app: FastifyInstance, sent: InjectedRequest): Promise<ApiResponse> {
  const response = await app.inject(sent)
  const get = (name: string) => String(response.headers[name] ?? '') || null
  return {
    ok: response.statusCode >= 200 && response.statusCode < 300,
    status: response.statusCode,
    headers: { get, has: (name) => get(name) !== null },
    json: async () => response.json(),
    body: null,
  }
}

async function sendForStream(app: FastifyInstance, sent: InjectedRequest): Promise<ApiResponse> {
  const response = await app.inject({ ...sent, payloadAsStream: true })
  const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [value].flat().map((item) => [name, String(item)]),
  )
  const isEmpty = response.statusCode === 204 || response.statusCode === 304
  return new Response(isEmpty ? null : asBody(Readable.toWeb(response.stream())), { status: response.statusCode, headers })
}

// Safe: these are the methods that the site uses and that the router knows.
const methodOf = (method: string) => method as HttpMethod
// Safe: Node's Response accepts Node's byte stream; the two type declarations differ only in name.
const asBody = (stream: unknown) => stream as BodyInit
