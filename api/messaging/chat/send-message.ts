import type { MessageForm, MessageView } from '@wasl/shared/contract/chat.ts'
import { maskContacts } from '@wasl/shared/rules/mask-contacts.ts'
import { and, count, eq, gt, placeholder } from 'drizzle-orm'
import { assertStillOrders } from '../../identity/sessions/approval-limit.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { conflict, forbidden, invalid, RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { attachToRoom } from '../../platform/uploads/attach-files.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { notifyAdmins } from '../notifications/notify-admins.ts'
import { chatMessages } from '../tables/chat.ts'
import { addMessage } from './add-message.ts'
import { announceMessage } from './announce.ts'
import { hidesContacts, writeDenialReason } from './can-write.ts'
import { type MessageRow, messageViews } from './message-views.ts'
import { isPermittedIn, loadOwnRoom, type OwnRoom } from './visible-room.ts'

/**
 * Sends a message to an own room, once: the same client id and content return the stored message, another content is a validation error.
 * Throws 404 for the rooms of others, 403 for those that the user may only read, 409 for a closed or blocked one, and 429 after 60 messages within a minute.
 */
export async function sendMessage(ctx: UserCtx, room_id: string, form: MessageForm): Promise<MessageView> {
  return inTransaction(ctx, async (ctx) => {
    const own = await loadOwnRoom(ctx, ctx.principal, room_id, { lock: true })
    if (!isPermittedIn(own.room.kind, 'chat.send', ctx.principal)) throw forbidden()
    await assertStillOrders(ctx)
    const settings = await loadSettings(ctx)
    const denial = writeDenialReason(own, settings, ctx.clock.now())
    if (denial) throw conflict(denial)
    const text = hidesContacts(own, settings) ? maskContacts(form.text) : form.text
    const sent = await findSent(ctx, room_id, form)
    // The process that stored it may have ended before it announced it.
    if (sent) await announceMessage(ctx, own, sent)
    const stored = sent ?? (await storeMessage({ ...ctx, principal: ctx.principal }, own, { ...form, text, is_masked: text !== form.text }))
    const [view] = await messageViews(ctx, [stored], own.side)
    if (!view) throw new Error('sendMessage: no view of the message')
    return view
  })
}

/** The message that this user has already sent with this id. */
async function findSent(ctx: UserCtx, room_id: string, form: MessageForm): Promise<MessageRow | undefined> {
  const values = { room_id, client_id: form.client_id }
  const [sent] = await runPrepared(ctx, { key: 'chat message by client id', build: selectByClientId, values })
  if (!sent) return undefined
  const isSameText = [form.text, maskContacts(form.text)].includes(sent.text)
  if (sent.user_id === ctx.principal.id && isSameText && sent.file_ids.join() === form.file_ids.join()) return sent
  throw invalid('client_id', { en: 'Another message was sent with this id', ar: 'أُرسلت رسالة أخرى بهذا المعرّف' })
}

const selectByClientId = (db: Database | Tx) =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.room_id, placeholder('room_id')), eq(chatMessages.client_id, placeholder('client_id'))))

async function storeMessage(
  ctx: UserCtx & TransactionCtx,
  own: OwnRoom,
  { client_id, text, is_masked, file_ids }: MessageForm & { is_masked: boolean },
): Promise<MessageRow> {
  const { room } = own
  await assertBelowLimit(ctx)
  await assertUploadQuota(ctx, { file_ids })
  await attachToRoom(ctx, { file_ids, room_id: room.id })
  const isFirstWaiting = own.otherSide === 'administration' && room.status !== 'waiting'
  const stored = await addMessage(
    ctx,
    own,
    { user_id: ctx.principal.id, client_id, text, is_masked, file_ids: [...file_ids] },
    isFirstWaiting ? { status: 'waiting', waiting_since: ctx.clock.now() } : {},
  )
  if (isFirstWaiting) await notifyAdmins(ctx, 'chat_waiting', { resource: 'chat-rooms', row_id: room.id }, { title: room.title })
  return stored
}

// More than a person types, and a queue written offline still goes out at once.
const maxPerMinute = 60

/** Throws `too_many` for a person, whatever their address, after this many messages within a minute. */
async function assertBelowLimit(ctx: UserCtx): Promise<void> {
  const values = { user_id: ctx.principal.id, since: addSeconds(ctx.clock.now(), -60) }
  const [found] = await runPrepared(ctx, { key: 'new chat messages of a user', build: selectSentSince, values })
  if (found && found.sent >= maxPerMinute)
    throw new RequestError(
      'too_many',
      { en: 'You are sending too fast. Wait a moment', ar: 'ترسل بسرعة كبيرة. انتظر قليلًا' },
      { retryAfterSeconds: 20 },
    )
}

const selectSentSince = (db: Database | Tx) =>
  db
    .select({ sent: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.user_id, placeholder('user_id')), gt(chatMessages.created_at, placeholder('since'))))
