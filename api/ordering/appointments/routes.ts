import * as endpoints from '@wasl/shared/contract/endpoints/calendar.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { serve } from '../../platform/http/serve.ts'
import { createBlockedTime, deleteBlockedTime } from './blocked-times.ts'
import { deleteFeed, findFeedUrl, renderFeed, renderOrderCalendar, renewFeed } from './calendar-feed.ts'
import { listOwnAppointments } from './own-appointments.ts'
import { loadProviderCalendar } from './provider-calendar.ts'

/** The calendar of a provider with its blocked times, the appointments of a client, and calendars as files. */
export function calendarRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showProviderCalendar, ({ ctx, query }) => loadProviderCalendar(userCtx(ctx), query))
  serve(app, endpoints.blockTime, ({ ctx, body }) => createBlockedTime(userCtx(ctx), body))
  serve(app, endpoints.unblockTime, async ({ ctx, params }) => {
    await deleteBlockedTime(userCtx(ctx), params.id)
    return {}
  })
  serve(app, endpoints.listOwnAppointments, ({ ctx }) => listOwnAppointments(userCtx(ctx)))
  serve(app, endpoints.showCalendarFeed, async ({ ctx }) => ({ url: await findFeedUrl(userCtx(ctx)) }))
  serve(app, endpoints.renewCalendarFeed, async ({ ctx }) => ({ url: await renewFeed(userCtx(ctx)) }))
  serve(app, endpoints.deleteCalendarFeed, async ({ ctx }) => {
    await deleteFeed(userCtx(ctx))
    return { url: null }
  })
  serve(app, endpoints.downloadCalendar, async ({ ctx, params, reply }) => sendDocument(reply, await renderFeed(ctx, params.token)))
  serve(app, endpoints.downloadAppointment, async ({ ctx, params, reply }) =>
    sendDocument(reply, await renderOrderCalendar(userCtx(ctx), params.id)),
  )
}
