import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../api/environment/paths.ts'
import type { JoinedRoom, LiveMessage, MessagesPage, MessageView } from '../../shared/contract/chat.ts'
import { livePath } from '../../shared/live-connection.ts'

/** The part of a socket.io connection that is used here. */
type ClientSocket = {
  on: (event: string, listener: (body: LiveMessage) => void) => unknown
  once: (event: string, listener: (error?: Error) => void) => unknown
  disconnect: () => unknown
  timeout: (ms: number) => { emitWithAck: (event: string, body: string) => Promise<JoinedRoom | false | null> }
  io: { engine: { close: () => void } }
}
// A dependency of the site. Safe: its `io` opens such a connection.
const { io } = createRequire(join(root, 'site/package.json'))('socket.io-client') as {
  io: (address: string, options: object) => ClientSocket
}

/** When a message was first there, whether it had to be fetched, and how often it would be shown. */
export type Arrival = { at: number; isFetched: boolean; shown: number }
export type Receiver = Awaited<ReturnType<typeof createReceiver>>
type ReceiverRoom = { room_id: string; token: string; side: 'client' | 'provider' }

/** A page with an open chat, as the site has it: it fetches what is after its last message when it joined and missed some, and when it sees a gap. */
export async function createReceiver(addresses: readonly string[], preferred: number, { room_id, token, side }: ReceiverRoom) {
  const arrivals = new Map<string, Arrival>()
  let lastSeq = 0
  let socket: ClientSocket | undefined
  let isClosed = false
  let at = preferred

  const take = (message: MessageView, isFetched: boolean) => {
    if (message.seq <= lastSeq) return
    lastSeq = message.seq
    const known = arrivals.get(message.client_id)
    arrivals.set(message.client_id, { at: performance.now(), isFetched, ...known, shown: (known?.shown ?? 0) + 1 })
  }
  const fetchMissed = async () => {
    const response = await fetch(`${addresses[at]}/api/chat/rooms/${room_id}/messages?after=${lastSeq}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (await response.json()) as { data: MessagesPage }
    for (const message of data.messages) take(message, true)
  }
  async function open(): Promise<void> {
    const address = addresses[at] ?? ''
    const response = await fetch(`${address}/api/live/ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = (await response.json()) as { data: { ticket: string } }
    const opened = io(address, {
      path: livePath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { ticket: data.ticket },
      extraHeaders: { origin: address },
    })
    socket = opened
    opened.on('message', ({ message }: LiveMessage) => {
      if (message.seq > lastSeq + 1) void fetchMissed().catch(() => undefined)
      else take(message, false)
    })
    opened.on('disconnect', () => void reconnect())
    await new Promise<void>((resolve, reject) => {
      opened.once('connect', () => resolve())
      opened.once('connect_error', reject)
    })
    const joined = await opened.timeout(10_000).emitWithAck('join', room_id)
    if (!joined) throw new Error('bench:chat: the room was not joined')
    if (joined.last_seq > lastSeq) await fetchMissed()
  }
  // As behind a load balancer, the next attempt reaches the other process; it waits as long as socket.io does on the site, at random.
  async function reconnect(): Promise<void> {
    for (let attempt = 0; !isClosed && attempt < 60; attempt++) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, 1_000 * 2 ** attempt) * (0.5 + Math.random())))
      at = (at + 1) % addresses.length
      if (
        await open().then(
          () => true,
          () => false,
        )
      )
        return
    }
  }
  await open()
  return {
    room_id,
    side,
    arrivals,
    breakConnection: () => void socket?.io.engine.close(),
    close: () => {
      isClosed = true
      socket?.disconnect()
    },
  }
}
