import type { JoinedRoom, LiveMessage, LiveRead } from '@wasl/shared/contract/chat.ts'
import { shareLiveConnection } from '../alerts/live-connection.ts'

export type RoomHandlers = {
  /** After every join: messages up to `last_seq` that the page does not show have to be fetched. */
  onJoined: (room: JoinedRoom) => void
  onMessage: (event: LiveMessage) => void
  onRead: (event: LiveRead) => void
  onState: (state: 'connectionError' | 'initFailed' | 'roomInvalid') => void
}

/** Joins a room on the page's live connection, again after each reconnection. Returns a function that leaves it. */
export function joinRoom(room_id: string, { onJoined, onMessage, onRead, onState }: RoomHandlers): () => void {
  const { socket, release } = shareLiveConnection()
  let hasConnected = socket.connected
  const join = () => {
    hasConnected = true
    socket.timeout(10_000).emit('join', room_id, (error: Error | null, joined: JoinedRoom | false | null) => {
      if (error || joined === null) onState('connectionError')
      else if (joined) onJoined(joined)
      else onState('roomInvalid')
    })
  }
  const listeners = {
    connect: join,
    connect_error: () => onState(hasConnected ? 'connectionError' : 'initFailed'),
    disconnect: () => onState('connectionError'),
    message: (event: LiveMessage) => event.room_id === room_id && onMessage(event),
    read: (event: LiveRead) => event.room_id === room_id && onRead(event),
  }
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  if (socket.connected) join()
  return () => {
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    if (socket.connected) socket.emit('leave', room_id)
    release()
  }
}
