import { adminNamespace, newRows } from '@wasl/shared/contract/live.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { io } from 'socket.io-client'
import { http, resourcesAddress } from '../session/api.ts'

const againMs = 10_000

type Tab = {
  /** The resources it looks at now. */
  watched: () => readonly string[]
  onRows: (resource: string) => void
  /** The connection stands, for the first time or again, and the server knows what is watched. */
  onUp: (isFirst: boolean) => void
}

/** Opens the live connection of this tab and keeps it open; each connection asks for a new ticket. Gives what tells the server what is watched, and what closes it. */
export function connect({ watched, onRows, onUp }: Tab): { watch: () => void; close: () => void } {
  let again: ReturnType<typeof setTimeout> | undefined
  const socket = io(adminNamespace, {
    path: '/api/live/socket.io',
    // The server admits only pages of our own origin, and polling does not say where it comes from.
    transports: ['websocket'],
    auth: (answer) => {
      void askTicket().then((ticket) => (ticket === null ? socket.disconnect() : answer({ ticket })))
    },
  })
  const later = () => {
    // An active socket comes back by itself; one that the server closed or refused does not.
    if (!socket.active) again = setTimeout(() => socket.connect(), againMs)
  }
  let isFirst = true
  socket.on('connect', () =>
    socket.emit('watch', watched(), () => {
      onUp(isFirst)
      isFirst = false
    }),
  )
  socket.on('rows', (news: unknown) => {
    const { data } = newRows.safeParse(news)
    if (data) onRows(data.resource)
  })
  socket.on('connect_error', later)
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && later())
  return {
    watch: () => void (socket.connected && socket.emit('watch', watched())),
    close: () => {
      clearTimeout(again)
      socket.disconnect()
    },
  }
}

/** A ticket, an empty one while the server cannot be reached (it is refused and asked for again), or null where the session is over. */
async function askTicket(): Promise<string | null> {
  try {
    const { data } = await http.post<{ data: { ticket: string } }>(`${resourcesAddress}/live/ticket`)
    return data.data.ticket
  } catch (error) {
    return error instanceof ApiError && [401, 403].includes(error.statusCode) ? null : ''
  }
}
