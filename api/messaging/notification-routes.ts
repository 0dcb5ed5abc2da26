import { sitePageActions } from '@wasl/shared/access/site-pages.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/notifications.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import { countPieces } from '../catalog/cart/count-pieces.ts'
import { isPermitted } from '../platform/http/permission.ts'
import { userCtx } from '../platform/http/request-context.ts'
import { serve } from '../platform/http/serve.ts'
import { countUnreadMessages } from './chat/read-marks.ts'
import { countUnread, deleteNotification, deleteNotifications, listNotifications, markRead } from './notifications/user-notifications.ts'

/** The user's notifications, at the paths of the specification, section 7. */
export function notificationRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listNotifications, ({ ctx, query }) => listNotifications(userCtx(ctx), query))
  serve(app, endpoints.countNotifications, async ({ ctx }) => ({
    count: await countUnread(ctx, userCtx(ctx).principal.id),
    messages: await countUnreadMessages(userCtx(ctx)),
    cart: await countPieces(userCtx(ctx)),
    denied_pages: typedKeys(sitePageActions).filter((page) => !isPermitted({ action: sitePageActions[page] }, ctx.principal)),
  }))
  serve(app, endpoints.readNotifications, ({ ctx, body }) => markRead(userCtx(ctx), body))
  serve(app, endpoints.deleteNotification, async ({ ctx, params }) => {
    await deleteNotification(userCtx(ctx), params)
    return {}
  })
  serve(app, endpoints.deleteNotifications, async ({ ctx }) => {
    await deleteNotifications(userCtx(ctx))
    return {}
  })
}
