import * as endpoints from '@wasl/shared/contract/endpoints/chat.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx, userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { askAboutProduct } from './ask-about-product.ts'
import { reportMessage, setBlocked } from './block-and-report.ts'
import { listMessages } from './list-messages.ts'
import { listRooms, loadRoom } from './list-rooms.ts'
import { openAdministrationRoom } from './open-room.ts'
import { readAsAdmin } from './read-as-admin.ts'
import { markRoomRead } from './read-marks.ts'
import { deleteReply, listSavedReplies, saveReply } from './saved-replies.ts'
import { sendMessage } from './send-message.ts'

/** The chats of clients and providers, and reading them in the back office. */
export function chatRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listRooms, ({ ctx, query }) => listRooms(userCtx(ctx), query))
  serve(app, endpoints.openAdministrationRoom, ({ ctx }) => openAdministrationRoom(userCtx(ctx)))
  serve(app, endpoints.askAboutProduct, ({ ctx, params, body }) => askAboutProduct(userCtx(ctx), params.id, body))
  serve(app, endpoints.showRoom, ({ ctx, params }) => loadRoom(userCtx(ctx), params.id))
  serve(app, endpoints.listMessages, ({ ctx, params, query }) => listMessages(userCtx(ctx), params.id, query))
  serve(app, endpoints.sendMessage, ({ ctx, params, body }) => sendMessage(userCtx(ctx), params.id, body))
  serve(app, endpoints.markRoomRead, ({ ctx, params, body }) => markRoomRead(userCtx(ctx), params.id, body.seq))
  serve(app, endpoints.blockRoom, async ({ ctx, params, body }) => {
    await setBlocked(userCtx(ctx), params.id, body.is_blocked)
    return {}
  })
  serve(app, endpoints.reportMessage, async ({ ctx, params, body }) => {
    await reportMessage(userCtx(ctx), { room_id: params.id, seq: params.seq, ...body })
    return {}
  })
  serve(app, endpoints.listSavedReplies, ({ ctx }) => listSavedReplies(userCtx(ctx)))
  serve(app, endpoints.saveReply, ({ ctx, body }) => saveReply(userCtx(ctx), body.text))
  serve(app, endpoints.deleteSavedReply, ({ ctx, params }) => deleteReply(userCtx(ctx), params.id))
  serve(app, endpoints.listMessagesAsAdmin, ({ ctx, params, query }) => readAsAdmin(adminCtx(ctx), params.id, query))
}
