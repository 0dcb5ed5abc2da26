import * as endpoints from '@wasl/shared/contract/endpoints/admin-notifications.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { listAdminNotifications, markAdminNotificationRead, markAdminNotificationsRead } from './admin-notifications.ts'

/** The notifications of the back office. */
export function adminNotificationRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listAdminNotifications, ({ ctx, query }) => listAdminNotifications(adminCtx(ctx), query))
  serve(app, endpoints.readAdminNotifications, ({ ctx, body }) => markAdminNotificationsRead(adminCtx(ctx), body))
  serve(app, endpoints.readAdminNotification, ({ ctx, params }) => markAdminNotificationRead(adminCtx(ctx), params.id))
}
