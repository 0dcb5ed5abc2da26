import { adminNotificationsPage, readNotificationsForm, unreadNotifications } from '@wasl/shared/contract/admin-notifications.ts'
import { idParams, pageQuery } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { listAdminNotifications, markAdminNotificationRead, markAdminNotificationsRead } from './admin-notifications.ts'

/** The notifications of the back office. */
export function adminNotificationRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/admin/own/notifications',
    action: 'adm.me',
    summary: 'One page of the notifications about lists that the admin may see',
    query: pageQuery,
    response: adminNotificationsPage,
    handler: ({ ctx, query }) => listAdminNotifications(adminCtx(ctx), query),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/own/notifications/read',
    action: 'adm.me',
    summary: 'Mark the notifications up to an instant as read',
    body: readNotificationsForm,
    response: unreadNotifications,
    handler: ({ ctx, body }) => markAdminNotificationsRead(adminCtx(ctx), body),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/own/notifications/:id/read',
    action: 'adm.me',
    summary: 'Mark one notification as read',
    params: idParams,
    response: unreadNotifications,
    handler: ({ ctx, params }) => markAdminNotificationRead(adminCtx(ctx), params.id),
  })
}
