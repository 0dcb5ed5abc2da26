import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { maxFilesPerUpload } from '../settings/settings.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { maxMessageLength, maxQuestionLength, maxSavedReplyLength, reportReasons } from './choices.ts'
import { fileView, instant, localized, pageQuery, pagination, reading, requestText } from './common.ts'

/** The sides of a room: the parties of an order, a user and the administration, or a client and the seller of a product. */
export const chatSides = ['client', 'provider', 'administration'] as const
export const chatSide = z.enum(chatSides)
export type ChatSide = z.output<typeof chatSide>

/** What a chat is about. */
export const roomKinds = ['order', 'administration', 'product'] as const
export type RoomKind = (typeof roomKinds)[number]

export const messagesPerPage = 30

/** POST chat/rooms/:id/messages. `client_id` is made by the sender: the same id and content are stored once. */
export const messageForm = z
  .strictObject({
    client_id: z.uuid(),
    text: requestText({ max: maxMessageLength }).default(''),
    file_ids: z.array(z.uuid()).max(maxFilesPerUpload).default([]),
  })
  .refine(({ text, file_ids }) => text !== '' || file_ids.length > 0, {
    path: ['text'],
    message: messageKey('required'),
    ...reading('text', 'file_ids'),
  })

/** POST chat/saved-replies. */
export const savedReplyForm = z.strictObject({ text: requestText({ min: 1, max: maxSavedReplyLength }) })
const savedReply = z.object({ id: z.uuid(), text: z.string() })
export const savedReplies = z.array(savedReply)
export type SavedReply = z.output<typeof savedReply>

/** POST store/:id/questions. `client_id` as above. */
export const questionForm = z.strictObject({ client_id: z.uuid(), text: requestText({ min: 1, max: maxQuestionLength }) })

export const chatFile = fileView.extend({ width: z.int().nullable(), height: z.int().nullable() })

/** A message as one side sees it; `seq` counts from 1 in its room without gaps. */
export const messageView = z.object({
  id: z.uuid(),
  seq: z.int(),
  side: chatSide,
  /** The person who wrote it, on the reader's own side only. */
  sender_name: z.string().nullable(),
  text: z.string(),
  /** Contact details in the text were hidden. */
  is_masked: z.boolean(),
  files: z.array(chatFile),
  client_id: z.uuid(),
  created_at: instant,
})

/** The newest messages, or those before or after a number. */
export const messagesQuery = z.object({
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  after: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
})
/** Messages in their order. `has_more`: there are further ones in the direction of the query. */
export const messagesPage = z.object({ messages: z.array(messageView), has_more: z.boolean() })

export const roomView = z.object({
  id: z.uuid(),
  kind: z.enum(roomKinds),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  /** The product that the client asked about; `id` is null once it is not on sale. */
  product: z.object({ id: z.uuid().nullable(), name: localized }).nullable(),
  /** The reader's side. */
  side: chatSide,
  own_avatar_url: z.string().nullable(),
  own_name: localized,
  other_side: chatSide,
  other_name: localized,
  other_avatar_url: z.string().nullable(),
  last_seq: z.int(),
  /** The last message that the reader has read, and the last that the other side has read. */
  read_seq: z.int(),
  other_read_seq: z.int(),
  unread: z.int(),
  /** The beginning of the last message, if there is one. */
  last_message: z.object({ text: z.string(), files_count: z.int(), side: chatSide, created_at: instant }).nullable(),
  /** Why the reader cannot write; null if they can. */
  denial_reason: localized.nullable(),
  /** Whether the reader's side has blocked the other one; null where that is not possible. */
  has_blocked: z.boolean().nullable(),
  /** Contact details are hidden in new messages. */
  hides_contacts: z.boolean(),
})
export const roomsPage = z.object({ data: z.array(roomView), pagination })
export const roomsQuery = pageQuery.extend({ per_page: z.coerce.number().int().min(1).max(50).default(20) })

export const readMark = z.strictObject({ seq: z.int().min(0).max(1_000_000_000) })
export const unreadMessages = z.object({ unread: z.int() })
export const blockForm = z.strictObject({ is_blocked: z.boolean() })

export const reportReason = z.enum(typedKeys(reportReasons))
export const chatReportForm = z.strictObject({ reason: reportReason, note: requestText({ max: 500 }).default('') })

/** Event `message` to the sockets in a room and to all pages of the other side, with the message as their side sees it. */
export const liveMessage = z.object({ room_id: z.uuid(), message: messageView })
/** Event `read` to the sockets in a room: a side has read up to this message. */
export const liveRead = z.object({ room_id: z.uuid(), side: chatSide, seq: z.int() })

export type QuestionForm = z.output<typeof questionForm>
export type MessageForm = z.output<typeof messageForm>
export type MessageView = z.output<typeof messageView>
export type MessagesPage = z.output<typeof messagesPage>
export type RoomView = z.output<typeof roomView>
export type RoomsPage = z.output<typeof roomsPage>
/** The acknowledgement of event `join`: the number of the room's newest message, 0 without one. */
export type JoinedRoom = { last_seq: number }
export type LiveMessage = z.output<typeof liveMessage>
export type LiveRead = z.output<typeof liveRead>
