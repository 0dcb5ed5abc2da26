import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'HEAD' | 'OPTIONS'

/** A fetch that is served in process: API requests of a page do not cross the network. The client's address is passed on. */
export function inProcessFetch(app: FastifyInstance, page: FastifyRequest) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(url, init)
    const { pathname, search } = new URL(url)
    const response = await app.inject({
      method: methodOf(request.method),
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
      remoteAddress: page.ip,
      ...(request.body && { payload: Readable.from(Buffer.from(await request.arrayBuffer())) }),
      payloadAsStream: true,
    })
    const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [value].flat().map((item) => [name, String(item)]),
    )
    const isEmpty = response.statusCode === 204 || response.statusCode === 304
    return new Response(isEmpty ? null : asBody(Readable.toWeb(response.stream())), { status: response.statusCode, headers })
  }
}

// Safe: these are the methods that the site uses and that the router knows.
const methodOf = (method: string) => method as Method
// Safe: Node's Response accepts Node's byte stream; the two type declarations differ only in name.
const asBody = (stream: unknown) => stream as BodyInit
