import { adminNoticesPage, readNoticesForm, unreadNotices } from '@wasl/shared/contract/admin-notifications.ts'
import { pageQuery } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/context-of.ts'
import { route } from '../../platform/http/route.ts'
import { adminNoticesFor, readAdminNotices } from './admin-notifications.ts'

/** What the administration is told, as each admin reads it. */
export function adminNoticeRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/admin/own/notices',
    action: 'adm.me',
    summary: 'One page of what the administration is told, of the lists that one may see',
    query: pageQuery,
    answer: adminNoticesPage,
    handler: ({ ctx, query }) => adminNoticesFor(adminCtx(ctx), query),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/own/notices/read',
    action: 'adm.me',
    summary: 'Mark the notices up to an instant as read by oneself',
    body: readNoticesForm,
    answer: unreadNotices,
    handler: ({ ctx, body }) => readAdminNotices(adminCtx(ctx), body),
  })
}
