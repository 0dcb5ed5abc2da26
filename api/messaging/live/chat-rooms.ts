import type { JoinedRoom } from '@wasl/shared/contract/chat.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { eq, placeholder } from 'drizzle-orm'
import { chatRoom } from '../../platform/adapters/live-channel.ts'
import type { App } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import type { UserSocket } from '../../platform/live/user-socket.ts'
import { loadOwnRoom } from '../chat/visible-room.ts'
import { chatRooms } from '../tables/chat.ts'

/**
 * Lets a page join its user's chats: event `join` with the id of a room, acknowledged with its newest message, or false if there is no such
 * room of theirs, or null after an error.
 * A page that shows another room leaves the former one.
 */
export function serveChatRooms(app: App, socket: UserSocket): void {
  socket.on('join', (id: unknown, acknowledge: unknown) => {
    const answer = (joined: JoinedRoom | false | null) => typeof acknowledge === 'function' && acknowledge(joined)
    join(app, socket, id).then(answer, (error: unknown) => {
      app.log.error(error, 'joining a chat failed')
      answer(null)
    })
  })
  socket.on('leave', (id: unknown) => {
    for (const room of socket.rooms) if (typeof id === 'string' && room.startsWith(`chat:${id}:`)) void socket.leave(room)
  })
}

async function join(app: App, socket: UserSocket, id: unknown): Promise<JoinedRoom | false> {
  const { user } = socket.data
  if (typeof id !== 'string' || !isUuid(id) || !isPermitted({ action: 'rt.join' }, user)) return false
  try {
    const { side } = await loadOwnRoom(app, user, id)
    await socket.join(chatRoom(id, side))
    // Read after joining: every message up to this one is stored, and every later one arrives as an event.
    const [room] = await runLookup(app, { key: 'newest message of a chat room', build: selectLastSeq, values: { id } })
    return { last_seq: room?.last_seq ?? 0 }
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

const selectLastSeq = (db: Database | Tx) =>
  db
    .select({ last_seq: chatRooms.last_seq })
    .from(chatRooms)
    .where(eq(chatRooms.id, placeholder('id')))
