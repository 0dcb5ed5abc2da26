import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { dashboardRoutes } from './backoffice/dashboard/routes.ts'
import { reportRoutes } from './backoffice/reports/routes.ts'
import { settingsRoutes } from './backoffice/settings/routes.ts'
import { catalogueRoutes } from './catalog/services/routes.ts'
import type { App } from './context.ts'
import { demoClockRoutes } from './demo/clock-routes.ts'
import { demoOutboxRoutes } from './demo/outbox-routes.ts'
import { ownAccountRoutes } from './identity/account/routes.ts'
import { accountRoutes } from './identity/accounts/routes.ts'
import { adminAuthRoutes } from './identity/auth/admin-routes.ts'
import { authRoutes } from './identity/auth/routes.ts'
import { broadcastRoutes } from './messaging/broadcasts/routes.ts'
import { contactRoutes } from './messaging/contact/routes.ts'
import { adminNoticeRoutes } from './messaging/notifications/admin-routes.ts'
import { notificationRoutes } from './messaging/notifications/routes.ts'
import { walletRoutes } from './money/wallet/routes.ts'
import { invoicePdfRoutes } from './ordering/invoices/pdf-routes.ts'
import { invoiceRoutes } from './ordering/invoices/routes.ts'
import { orderRoutes } from './ordering/orders/routes.ts'
import { answerErrors } from './platform/http/error-handler.ts'
import { healthRoutes } from './platform/http/health.ts'
import type { Registered } from './platform/http/types.ts'
import { liveRoutes } from './platform/live/routes.ts'
import { serveAdmin } from './platform/pages/serve-admin.ts'
import { serveSite } from './platform/pages/serve-site.ts'
import { logging } from './platform/plugins/logging.ts'
import { openapi } from './platform/plugins/openapi.ts'
import { security } from './platform/plugins/security.ts'
import { traffic } from './platform/plugins/traffic.ts'
import { uploadRoutes } from './platform/uploads/routes.ts'
import { crudRoutes } from './resources/routes.ts'
import { viewRoutes } from './resources/saved-views/routes.ts'
import { searchRoutes } from './resources/search/routes.ts'

/** The whole server: every plugin and every route, by name and in order. `pages: false` leaves out the site and the back office. */
export async function buildApp(parts: Omit<App, 'log'>, { pages = true } = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(parts.env),
    trustProxy: parts.env.TRUST_PROXY,
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  const shared: App = { ...parts, log: app.log }
  app.decorate('shared', shared)
  app.setSerializerCompiler(serializerCompiler)
  keepRegistered(app)
  answerErrors(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))

  await security(app, shared.env)
  await traffic(app, shared.env)
  await openapi(app)

  healthRoutes(app, shared)
  authRoutes(app)
  adminAuthRoutes(app)
  ownAccountRoutes(app)
  accountRoutes(app)
  catalogueRoutes(app)
  contactRoutes(app)
  notificationRoutes(app)
  adminNoticeRoutes(app)
  uploadRoutes(app)
  orderRoutes(app)
  invoiceRoutes(app)
  invoicePdfRoutes(app)
  walletRoutes(app)
  dashboardRoutes(app)
  broadcastRoutes(app)
  searchRoutes(app)
  reportRoutes(app)
  settingsRoutes(app)
  viewRoutes(app)
  demoOutboxRoutes(app)
  demoClockRoutes(app)
  liveRoutes(app)

  crudRoutes(app)

  if (pages) {
    await serveAdmin(app)
    await serveSite(app)
  }
  return app
}

function keepRegistered(app: FastifyInstance): void {
  const registered: Registered[] = []
  app.decorate('registered', registered)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) registered.push({ method: one, url, action: config?.action, permission: config?.permission })
  })
}
