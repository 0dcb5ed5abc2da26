/** The path of every live connection, on our own origin. */
export const livePath = '/api/live/socket.io'

/** Milliseconds before a connection that the server closed is opened again. */
const reconnectDelayMs = 10_000

/** The part of a socket.io client that is used here; each app imports the library itself. */
type LiveSocket = {
  readonly active: boolean
  readonly connected: boolean
  connect: () => unknown
  disconnect: () => unknown
  on: (event: string, listener: (reason: string) => void) => unknown
}

type ConnectionOptions = { path: string; transports: ['websocket']; auth: (send: (ticket: { ticket: string }) => void) => void }

/**
 * Opens a live connection and keeps it open. Each attempt fetches a new ticket: a text (empty while the server cannot be reached, which is
 * rejected and retried), or null without a session, which closes the connection for good.
 */
export function keepLiveConnection<S extends LiveSocket>(
  open: (options: ConnectionOptions) => S,
  fetchTicket: () => Promise<string | null>,
): { socket: S; close: () => void } {
  let retry: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const socket = open({
    path: livePath,
    // The server accepts only our own origin, and polling requests carry no origin.
    transports: ['websocket'],
    auth: (send) => {
      const ticket = isClosed ? Promise.resolve(null) : fetchTicket()
      void ticket.then((value) => (value === null || isClosed ? socket.disconnect() : send({ ticket: value })))
    },
  })
  const reconnect = () => {
    if (isClosed) return void socket.disconnect()
    // An active socket reconnects by itself; one that the server closed or rejected does not.
    if (!socket.active) retry = setTimeout(() => socket.connect(), reconnectDelayMs)
  }
  socket.on('connect', () => isClosed && socket.disconnect())
  socket.on('connect_error', reconnect)
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && reconnect())
  return {
    socket,
    close: () => {
      clearTimeout(retry)
      isClosed = true
      // A connection that is still opening is closed at its next step: closing it now logs an error in the browser.
      if (socket.connected || !socket.active) socket.disconnect()
    },
  }
}
