/** The path of every live connection, below the product's own origin. */
export const livePath = '/api/live/socket.io'

const againMs = 10_000

/** What is needed of a client of socket.io, which each app brings itself. */
type Socket = {
  readonly active: boolean
  readonly connected: boolean
  connect: () => unknown
  disconnect: () => unknown
  on: (event: string, hear: (reason: string) => void) => unknown
}

type Options = { path: string; transports: ['websocket']; auth: (answer: (ticket: { ticket: string }) => void) => void }

/**
 * Opens a live connection and keeps it open; each connection asks for a new ticket: a text, an empty one while the server cannot be reached
 * (it is refused and asked for again), or null where there is no session, which closes it for good.
 */
export function keepOpen<S extends Socket>(
  open: (options: Options) => S,
  askTicket: () => Promise<string | null>,
): { socket: S; close: () => void } {
  let again: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const socket = open({
    path: livePath,
    // The server admits only pages of our own origin, and polling does not say where it comes from.
    transports: ['websocket'],
    auth: (answer) => {
      const asked = isOver ? Promise.resolve(null) : askTicket()
      void asked.then((ticket) => (ticket === null || isOver ? socket.disconnect() : answer({ ticket })))
    },
  })
  const later = () => {
    if (isOver) return void socket.disconnect()
    // An active socket comes back by itself; one that the server closed or refused does not.
    if (!socket.active) again = setTimeout(() => socket.connect(), againMs)
  }
  socket.on('connect', () => isOver && socket.disconnect())
  socket.on('connect_error', later)
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && later())
  return {
    socket,
    close: () => {
      clearTimeout(again)
      isOver = true
      // One that is on its way up ends at its next step: a browser calls it an error to close what is not open yet.
      if (socket.connected || !socket.active) socket.disconnect()
    },
  }
}
