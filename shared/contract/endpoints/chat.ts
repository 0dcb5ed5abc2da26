import * as z from 'zod'
import * as wire from '../chat.ts'
import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const rareLimit = { max: 20, perSeconds: 60 }

const messageParams = idParams.extend({ seq: z.coerce.number().int().min(1).max(1_000_000_000) })

export const listRooms = endpoint({
  method: 'GET',
  path: '/api/chat/rooms',
  action: 'chat.list',
  summary: 'One page of your own chats, those with the newest message first',
  query: wire.roomsQuery,
  response: wire.roomsPage,
})
export const openAdministrationRoom = endpoint({
  method: 'POST',
  path: '/api/chat/administration',
  action: 'chat.send',
  summary: 'Your own chat with the administration, opened on first use',
  response: z.object({ id: z.uuid() }),
  limit: rareLimit,
})
export const askAboutProduct = endpoint({
  method: 'POST',
  path: '/api/store/:id/questions',
  action: 'chat.ask',
  summary: 'Ask the seller of a product, in your chat about it: the provider, or the administration for what the platform sells',
  params: idParams,
  body: wire.questionForm,
  response: z.object({ id: z.uuid() }),
  msg: { en: 'Question sent', ar: 'أُرسل سؤالك' },
  status: 201,
  limit: rareLimit,
})
export const showRoom = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:id',
  action: 'chat.read',
  summary: 'One of your own chats',
  params: idParams,
  response: wire.roomView,
})
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:id/messages',
  action: 'chat.read',
  summary: 'Messages of a chat: the newest, or those before or after a number',
  params: idParams,
  query: wire.messagesQuery,
  response: wire.messagesPage,
})
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:id/messages',
  action: 'chat.send',
  summary: 'Send a message, once for each client id; at most 60 a minute',
  params: idParams,
  body: wire.messageForm,
  response: wire.messageView,
  msg: { en: 'Message sent', ar: 'أُرسلت الرسالة' },
  status: 201,
})
export const markRoomRead = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:id/read',
  action: 'chat.read',
  summary: 'Mark a chat as read up to a message',
  params: idParams,
  body: wire.readMark,
  response: wire.unreadMessages,
})
export const blockRoom = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:id/block',
  action: 'chat.send',
  summary: 'Block the other side of a chat, or unblock it',
  params: idParams,
  body: wire.blockForm,
  response: empty,
  limit: rareLimit,
})
export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:id/messages/:seq/report',
  action: 'chat.read',
  summary: 'Report a message of the other side to the administration',
  params: messageParams,
  body: wire.chatReportForm,
  response: empty,
  msg: { en: 'Thank you. We will look into it', ar: 'شكرًا لك، سنراجع البلاغ' },
  status: 201,
  limit: rareLimit,
})
export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/chat/saved-replies',
  action: 'chat.send',
  summary: 'Your own short texts for chats, oldest first',
  response: wire.savedReplies,
})
export const saveReply = endpoint({
  method: 'POST',
  path: '/api/chat/saved-replies',
  action: 'chat.send',
  summary: 'Save a short text for chats, at most 30; one that is saved already stays once',
  body: wire.savedReplyForm,
  response: wire.savedReplies,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
  limit: { max: 60, perSeconds: 60 },
})
export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/chat/saved-replies/:id',
  action: 'chat.send',
  summary: 'Delete a short text of your own',
  params: idParams,
  response: wire.savedReplies,
  msg: { en: 'Deleted', ar: 'تم الحذف' },
})
export const listMessagesAsAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/chat-rooms/:id/messages',
  action: 'adm.chat.read',
  permission: 'chat-rooms.show',
  summary: 'Messages of a chat; the reading is an audit entry',
  params: idParams,
  query: wire.messagesQuery.pick({ before: true }),
  response: wire.messagesPage,
})
