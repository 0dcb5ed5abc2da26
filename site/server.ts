import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { HostContext } from './server/host-context.server.ts'

export * from 'virtual:react-router/server-build'
export { guestPage } from './guest-page.server.ts'

const respond = createRequestHandler(build, import.meta.env.MODE)

/** Renders one request of the site; `hostContext` comes from the API process that serves it. */
export const handle = (request: Request, hostContext: HostContext = {}): Promise<Response> =>
  respond(request, Object.assign(new RouterContextProvider(), hostContext))
