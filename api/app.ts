import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './accounts/routes.ts'
import { adminAuthRoutes } from './auth/admin-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { broadcastRoutes } from './broadcasts/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import type { App } from './context.ts'
import { crudRoutes } from './crud/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { demoClockRoutes } from './demo/clock-routes.ts'
import { demoOutboxRoutes } from './demo/outbox-routes.ts'
import { answerErrors } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import type { Registered } from './http/types.ts'
import { invoicePdfRoutes } from './invoices/pdf-routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { adminNoticeRoutes } from './notifications/admin-routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { ownAccountRoutes } from './own-account/routes.ts'
import { serveAdmin } from './pages/serve-admin.ts'
import { serveSite } from './pages/serve-site.ts'
import { logging } from './plugins/logging.ts'
import { openapi } from './plugins/openapi.ts'
import { security } from './plugins/security.ts'
import { traffic } from './plugins/traffic.ts'
import { reportRoutes } from './reports/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

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
