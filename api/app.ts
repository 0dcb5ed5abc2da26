import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import * as endpoints from '@wasl/resources/endpoints/index.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { connectAdapters } from './app/connect-adapters.ts'
import { carRoutes } from './catalog/cars/routes.ts'
import { cartRoutes } from './catalog/cart/routes.ts'
import { favoriteRoutes } from './catalog/favorites/routes.ts'
import { providerPackageRoutes } from './catalog/packages/routes.ts'
import { providerCarRoutes } from './catalog/provider-cars/routes.ts'
import { providerShippingRoutes, providerStoreRoutes } from './catalog/provider-store/routes.ts'
import { catalogRoutes } from './catalog/services/routes.ts'
import { storeRoutes } from './catalog/store/routes.ts'
import { createApp } from './create-app.ts'
import { demoClockRoutes } from './demo/clock-routes.ts'
import { demoGatewayRoutes } from './demo/gateway/routes.ts'
import { demoNafathRoutes } from './demo/nafath-routes.ts'
import { demoOutboxRoutes } from './demo/outbox-routes.ts'
import { payLaterRoutes } from './demo/pay-later/routes.ts'
import { demoPushRoutes } from './demo/push-routes.ts'
import { siteBuild } from './environment/paths.ts'
import { accountRoutes } from './identity/account/routes.ts'
import { userAccountRoutes } from './identity/account/user-routes.ts'
import { accountantRoutes } from './identity/accountant/routes.ts'
import { addressRoutes } from './identity/addresses/routes.ts'
import { adminAuthRoutes } from './identity/auth/admin-routes.ts'
import { forgotPasswordRoutes } from './identity/auth/forgot-routes.ts'
import { authRoutes } from './identity/auth/routes.ts'
import { impersonationRoutes } from './identity/impersonation/routes.ts'
import { liveRoutes } from './identity/live/routes.ts'
import { nafathRoutes } from './identity/nafath/routes.ts'
import { personalDataRoutes } from './identity/personal-data/routes.ts'
import { profileRoutes } from './identity/profiles/routes.ts'
import { providerBusinessRoutes } from './identity/providers/business-routes.ts'
import { providerApplicationRoutes } from './identity/providers/routes.ts'
import { teamRoutes } from './identity/team/routes.ts'
import { broadcastRoutes } from './messaging/broadcasts/routes.ts'
import { chatRoutes } from './messaging/chat/routes.ts'
import { contactRoutes } from './messaging/contact/routes.ts'
import { deviceRoutes } from './messaging/devices/routes.ts'
import { notificationRoutes } from './messaging/notification-routes.ts'
import { adminNotificationRoutes } from './messaging/notifications/admin-routes.ts'
import { unsubscribeRoutes } from './messaging/notifications/unsubscribe-routes.ts'
import { whatsAppRoutes } from './messaging/whatsapp/routes.ts'
import { listGateways } from './money/gateway/list-gateways.ts'
import { settlementRoutes } from './money/settlements/routes.ts'
import { statementRoutes } from './money/statements/statement-routes.ts'
import { financesRoutes } from './money/transactions/finances-routes.ts'
import { walletRoutes } from './money/wallet/routes.ts'
import { withdrawalRoutes } from './money/withdrawals/routes.ts'
import { checkoutRoutes } from './ordering/checkout/routes.ts'
import { complaintRoutes } from './ordering/complaints/routes.ts'
import { couponRoutes } from './ordering/coupons/routes.ts'
import { delegateRoutes } from './ordering/delegates/routes.ts'
import { orderDraftRoutes } from './ordering/drafts/routes.ts'
import { returnRoutes } from './ordering/goods/routes.ts'
import { invoiceRoutes } from './ordering/invoices/routes.ts'
import { orderPageRoutes } from './ordering/order-pages/routes.ts'
import { transitionRoutes } from './ordering/orders/transition-routes.ts'
import { paymentPageRoutes } from './ordering/payment-page/routes.ts'
import { gatewayWebhookRoutes } from './ordering/payments/gateway-records/webhook-routes.ts'
import { rentalStepErrors } from './ordering/rentals/rental-step-errors.ts'
import { rentalRoutes } from './ordering/rentals/routes.ts'
import { reviewRoutes } from './ordering/reviews/routes.ts'
import { sendOrderRoutes } from './ordering/send-order/routes.ts'
import type { App, AppParts } from './platform/context.ts'
import { assertEndpointsServed } from './platform/http/assert-endpoints-served.ts'
import type { RegisteredRoute } from './platform/http/fastify-types.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { readableUrl } from './platform/http/readable-url.ts'
import { serveAdmin } from './platform/pages/serve-admin.ts'
import { serveSite } from './platform/pages/serve-site.ts'
import { registerErrorHandler } from './platform/plugins/error-handler.ts'
import { loggingOptions } from './platform/plugins/logging.ts'
import { registerOpenapi } from './platform/plugins/openapi.ts'
import { logRequests, warnAboutUntrustedProxy } from './platform/plugins/request-log.ts'
import { requestTimeouts } from './platform/plugins/request-timeouts.ts'
import { registerSecurityHeaders } from './platform/plugins/security.ts'
import { registerTraffic } from './platform/plugins/traffic.ts'
import { trustProxy } from './platform/plugins/trust-proxy.ts'
import { uploadRoutes } from './platform/uploads/routes.ts'
import { resourceRoutes } from './resources/routes/routes.ts'
import { savedViewRoutes } from './resources/saved-views/routes.ts'
import { searchRoutes } from './resources/search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { dashboardRoutes } from './views/dashboard/routes.ts'
import { adapterRoutes } from './views/deployment/adapter-routes.ts'
import { deploymentRoutes } from './views/deployment/routes.ts'
import { firstStepRoutes } from './views/first-steps/routes.ts'
import { homeRoutes } from './views/home/routes.ts'
import { reportRoutes } from './views/reports/routes.ts'
import { countPageViews } from './views/visitors/page-view-hook.ts'

/** `pages: false` leaves out the site and the back office. `limitStore` counts for the rate limits, by default that of the library. */
type BuildOptions = { pages?: boolean; limitStore?: FastifyRateLimitStoreCtor }

/** Builds the server with every plugin and route, in order. */
export async function buildApp(parts: AppParts, { pages = true, limitStore }: BuildOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(parts.env),
    trustProxy: trustProxy(parts.env),
    bodyLimit: 1_048_576,
    ...requestTimeouts(parts.env),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: readableUrl,
  })
  const shared: App = createApp(parts, app.log)
  app.decorate('shared', shared)
  app.decorateRequest('principal', null)
  app.setSerializerCompiler(serializerCompiler)
  collectRoutes(app)
  registerErrorHandler(app)
  logRequests(app)
  warnAboutUntrustedProxy(app, shared.env)
  parts.metrics?.observeRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // The back office counts ages and deadlines by this clock, not by the browser's.
    if (request.url.startsWith('/api/admin/')) reply.header('x-server-time', shared.clock.now())
  })

  app.decorate('disconnectAdapters', connectAdapters(app))
  app.addHook('onClose', () => app.disconnectAdapters())
  registerSecurityHeaders(
    app,
    shared.env,
    listGateways(shared.adapters).flatMap(({ gateway }) => gateway.pageOrigins),
  )
  await registerTraffic(app, shared.env, limitStore)
  await registerOpenapi(app)

  await endpointRoutes(app)
  resourceRoutes(app)
  assertEndpointsServed(endpoints, app.registered)

  if (pages) {
    await serveAdmin(app)
    await serveSite(app, siteBuild, countPageViews)
  }
  return app
}

/** What a provider offers: packages, cars, products and their shipping. */
function providerOfferRoutes(app: FastifyInstance): void {
  providerPackageRoutes(app)
  providerCarRoutes(app)
  providerStoreRoutes(app)
  providerShippingRoutes(app)
}

/** The routes of the endpoint table. */
async function endpointRoutes(app: FastifyInstance): Promise<void> {
  healthRoutes(app, app.shared)
  authRoutes(app)
  forgotPasswordRoutes(app)
  nafathRoutes(app)
  adminAuthRoutes(app)
  profileRoutes(app)
  addressRoutes(app)
  accountantRoutes(app)
  providerApplicationRoutes(app)
  providerBusinessRoutes(app)
  teamRoutes(app)
  impersonationRoutes(app)
  accountRoutes(app)
  userAccountRoutes(app)
  personalDataRoutes(app)
  catalogRoutes(app)
  storeRoutes(app)
  carRoutes(app)
  providerOfferRoutes(app)
  cartRoutes(app)
  favoriteRoutes(app)
  checkoutRoutes(app)
  contactRoutes(app)
  chatRoutes(app)
  notificationRoutes(app)
  unsubscribeRoutes(app)
  await whatsAppRoutes(app)
  deviceRoutes(app)
  adminNotificationRoutes(app)
  uploadRoutes(app)
  sendOrderRoutes(app)
  orderPageRoutes(app)
  transitionRoutes(app, rentalStepErrors)
  orderDraftRoutes(app)
  complaintRoutes(app)
  returnRoutes(app)
  rentalRoutes(app)
  delegateRoutes(app)
  reviewRoutes(app)
  homeRoutes(app)
  invoiceRoutes(app)
  walletRoutes(app)
  withdrawalRoutes(app)
  paymentPageRoutes(app)
  couponRoutes(app)
  financesRoutes(app)
  settlementRoutes(app)
  statementRoutes(app)
  gatewayWebhookRoutes(app)
  dashboardRoutes(app)
  broadcastRoutes(app)
  searchRoutes(app)
  reportRoutes(app)
  settingsRoutes(app)
  adapterRoutes(app)
  firstStepRoutes(app)
  deploymentRoutes(app)
  savedViewRoutes(app)
  demoRoutes(app)
  liveRoutes(app)
}

/** The stand-ins of outside services, and what moves the clock; only in a demo. */
function demoRoutes(app: FastifyInstance): void {
  demoOutboxRoutes(app)
  demoNafathRoutes(app)
  demoPushRoutes(app)
  demoGatewayRoutes(app)
  payLaterRoutes(app)
  demoClockRoutes(app)
}

function collectRoutes(app: FastifyInstance): void {
  const registered: RegisteredRoute[] = []
  app.decorate('registered', registered)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const name of [method].flat())
      registered.push({
        method: name,
        url,
        action: config?.action,
        or: config?.or ?? [],
        permission: config?.permission,
        endpoint: config?.endpoint,
      })
  })
}
