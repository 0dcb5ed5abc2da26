import { sitePageActions } from '@wasl/shared/access/site-pages.ts'
import { empty, idParams, pageQuery } from '@wasl/shared/contract/common.ts'
import { headerCounts, notificationsCount, notificationsPage, readForm } from '@wasl/shared/contract/notifications.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import { isPermitted } from '../../platform/http/permission.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { countUnreadMessages } from '../chat/read-marks.ts'
import { countUnread, deleteNotification, deleteNotifications, listNotifications, markRead } from './user-notifications.ts'

/** The user's notifications, at the paths of the specification, section 7. */
export function notificationRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/general/notifications',
    action: 'ntf.list',
    summary: 'One page of your own notifications',
    query: pageQuery,
    response: notificationsPage,
    handler: ({ ctx, query }) => listNotifications(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: '/api/general/count-notifications',
    action: 'ntf.list',
    summary: 'How many of your own notifications and chat messages are unread, and the pages you may not open',
    response: headerCounts,
    handler: async ({ ctx }) => ({
      count: await countUnread(ctx, userCtx(ctx).principal.id),
      messages: await countUnreadMessages(userCtx(ctx)),
      denied_pages: typedKeys(sitePageActions).filter((page) => !isPermitted({ action: sitePageActions[page] }, ctx.principal)),
    }),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/general/read-notifications',
    action: 'ntf.list',
    summary: 'Mark your own notifications as read: these, those with this link, or all',
    body: readForm,
    response: notificationsCount,
    handler: ({ ctx, body }) => markRead(userCtx(ctx), body),
  })
  route(app, {
    method: 'DELETE',
    url: '/api/general/delete-notification/:id',
    action: 'ntf.delete',
    summary: 'Delete one of your own notifications',
    params: idParams,
    response: empty,
    msg: { en: 'Notification deleted', ar: 'تم حذف الإشعار' },
    handler: async ({ ctx, params }) => {
      await deleteNotification(userCtx(ctx), params)
      return {}
    },
  })
  route(app, {
    method: 'DELETE',
    url: '/api/general/delete-notifications',
    action: 'ntf.delete',
    summary: 'Delete all of your own notifications',
    response: empty,
    msg: { en: 'All notifications deleted', ar: 'تم حذف جميع الإشعارات' },
    handler: async ({ ctx }) => {
      await deleteNotifications(userCtx(ctx))
      return {}
    },
  })
}
