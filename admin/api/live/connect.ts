import { adminNamespace, newRows } from '@wasl/shared/contract/live.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { keepOpen } from '@wasl/shared/live/keep-open.ts'
import { io } from 'socket.io-client'
import { http, resourcesAddress } from '../http.ts'

type Tab = {
  /** The resources it looks at now. */
  watched: () => readonly string[]
  onRows: (resource: string) => void
  /** The connection stands, for the first time or again, and the server knows what is watched. */
  onUp: (isFirst: boolean) => void
}

/** Opens the live connection of this tab and keeps it open. Gives what tells the server what is watched, and what closes it. */
export function connect({ watched, onRows, onUp }: Tab): { watch: () => void; close: () => void } {
  const { socket, close } = keepOpen((options) => io(adminNamespace, options), askTicket)
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
  return {
    watch: () => void (socket.connected && socket.emit('watch', watched())),
    close,
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
