import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'HEAD' | 'OPTIONS'

/** A fetch that answers from this very process: what a page asks of the API does not cross the network. The reader's address goes along. */
export function inProcessFetch(app: FastifyInstance, page: FastifyRequest) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(url, init)
    const { pathname, search } = new URL(url)
    const answer = await app.inject({
      method: methodOf(request.method),
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
      remoteAddress: page.ip,
      ...(request.body && { payload: Readable.from(Buffer.from(await request.arrayBuffer())) }),
      payloadAsStream: true,
    })
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
    )
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : asBody(Readable.toWeb(answer.stream())), { status: answer.statusCode, headers })
  }
}

// Safe: these are the methods that the site uses and that the router knows.
const methodOf = (method: string) => method as Method
// Safe: Node's own stream of bytes is the one that its Response takes; the two declarations differ in name only.
const asBody = (stream: unknown) => stream as BodyInit
