import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Outside } from '../ui/external-links.ts'

export * from 'virtual:react-router/server-build'

const respond = createRequestHandler(build, import.meta.env.MODE)

/** Answers one request of the site. The process around it may hand in its own fetch, the request's id and a script nonce. */
export const handle = (request: Request, outside: Outside = {}): Promise<Response> =>
  respond(request, Object.assign(new RouterContextProvider(), outside))
