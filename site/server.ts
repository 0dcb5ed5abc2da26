import * as build from 'virtual:react-router/server-build'
import type { Locale } from '@wasl/shared/units.ts'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { routesLocaleOf, routesOfLocale } from './locale-routes.ts'
import type { HostContext } from './server/host-context.server.ts'

export * from 'virtual:react-router/server-build'
export { guestPage } from './guest-page.server.ts'

const respondIn = (locale: Locale) =>
  createRequestHandler(
    {
      ...build,
      routes: routesOfLocale(build.routes, locale),
      assets: { ...build.assets, routes: routesOfLocale(build.assets.routes, locale) },
    },
    import.meta.env.MODE,
  )
const respondWithPage = { ar: respondIn('ar'), en: respondIn('en') }
/** Tells browsers about routes of either language. */
const respondWithRoutes = createRequestHandler(build, import.meta.env.MODE)

/** Renders one request of the site; `hostContext` comes from the API process that serves it. */
export function handle(request: Request, hostContext: HostContext = {}): Promise<Response> {
  const { pathname } = new URL(request.url)
  const respond = pathname === build.routeDiscovery.manifestPath ? respondWithRoutes : respondWithPage[routesLocaleOf(pathname)]
  return respond(request, Object.assign(new RouterContextProvider(), hostContext))
}
