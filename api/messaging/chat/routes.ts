import * as wire from '@wasl/shared/contract/chat.ts'
import { empty, idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx, userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { reportMessage, setBlocked } from './block-and-report.ts'
import { listMessages } from './list-messages.ts'
import { listRooms, loadRoom } from './list-rooms.ts'
import { openAdministrationRoom } from './open-room.ts'
import { readAsAdmin } from './read-as-admin.ts'
import { markRoomRead } from './read-marks.ts'
import { sendMessage } from './send-message.ts'

const messageParams = idParams.extend({ seq: z.coerce.number().int().min(1).max(1_000_000_000) })
const rareLimit = { max: 20, perSeconds: 60 }

/** The chats of clients and providers, and reading them in the back office. */
export function chatRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/chat/rooms',
    action: 'chat.list',
    summary: 'One page of your own chats, those with the newest message first',
    query: wire.roomsQuery,
    response: wire.roomsPage,
    handler: ({ ctx, query }) => listRooms(userCtx(ctx), query),
  })
  route(app, {
    method: 'POST',
    url: '/api/chat/administration',
    action: 'chat.send',
    summary: 'Your own chat with the administration, opened on first use',
    response: z.object({ id: z.uuid() }),
    limit: rareLimit,
    handler: ({ ctx }) => openAdministrationRoom(userCtx(ctx)),
  })
  route(app, {
    method: 'GET',
    url: '/api/chat/rooms/:id',
    action: 'chat.read',
    summary: 'One of your own chats',
    params: idParams,
    response: wire.roomView,
    handler: ({ ctx, params }) => loadRoom(userCtx(ctx), params.id),
  })
  route(app, {
    method: 'GET',
    url: '/api/chat/rooms/:id/messages',
    action: 'chat.read',
    summary: 'Messages of a chat: the newest, or those before or after a number',
    params: idParams,
    query: wire.messagesQuery,
    response: wire.messagesPage,
    handler: ({ ctx, params, query }) => listMessages(userCtx(ctx), params.id, query),
  })
  route(app, {
    method: 'POST',
    url: '/api/chat/rooms/:id/messages',
    action: 'chat.send',
    summary: 'Send a message, once for each client id; at most 60 a minute',
    params: idParams,
    body: wire.messageForm,
    response: wire.messageView,
    msg: { en: 'Message sent', ar: 'أُرسلت الرسالة' },
    status: 201,
    lateBody: true,
    handler: ({ ctx, params, parseBody }) => sendMessage(userCtx(ctx), { room_id: params.id, parseBody }),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/chat/rooms/:id/read',
    action: 'chat.read',
    summary: 'Mark a chat as read up to a message',
    params: idParams,
    body: wire.readMark,
    response: wire.unreadMessages,
    handler: ({ ctx, params, body }) => markRoomRead(userCtx(ctx), params.id, body.seq),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/chat/rooms/:id/block',
    action: 'chat.send',
    summary: 'Block the other side of a chat, or unblock it',
    params: idParams,
    body: wire.blockForm,
    response: empty,
    limit: rareLimit,
    handler: async ({ ctx, params, body }) => {
      await setBlocked(userCtx(ctx), params.id, body.is_blocked)
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/chat/rooms/:id/messages/:seq/report',
    action: 'chat.read',
    summary: 'Report a message of the other side to the administration',
    params: messageParams,
    body: wire.chatReportForm,
    response: empty,
    msg: { en: 'Thank you. We will look into it', ar: 'شكرًا لك، سنراجع البلاغ' },
    status: 201,
    limit: rareLimit,
    lateBody: true,
    handler: async ({ ctx, params, parseBody }) => {
      await reportMessage(userCtx(ctx), { room_id: params.id, seq: params.seq, parseBody })
      return {}
    },
  })
  route(app, {
    method: 'GET',
    url: '/api/admin/chat-rooms/:id/messages',
    action: 'adm.chat.read',
    permission: 'chat-rooms.show',
    summary: 'Messages of a chat; the reading is an audit entry',
    params: idParams,
    query: wire.messagesQuery.pick({ before: true }),
    response: wire.messagesPage,
    handler: ({ ctx, params, query }) => readAsAdmin(adminCtx(ctx), params.id, query),
  })
}
