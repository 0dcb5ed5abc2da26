import { issueAdminLiveTicket } from '@wasl/shared/contract/endpoints/live.ts'
import { adminNamespace, newRows } from '@wasl/shared/contract/live.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { keepLiveConnection } from '@wasl/shared/live-connection.ts'
import { io } from 'socket.io-client'
import { api } from '../http.ts'

type ConnectOptions = {
  watched: () => readonly string[]
  onRows: (resource: string) => void
  /** Connected or reconnected, and the server knows the watched resources. */
  onConnect: (isFirst: boolean) => void
}

/** Opens the live connection and keeps it open. `watch` sends the watched resources to the server. */
export function connect({ watched, onRows, onConnect }: ConnectOptions): { watch: () => void; close: () => void } {
  const { socket, close } = keepLiveConnection((options) => io(adminNamespace, options), fetchTicket)
  let isFirst = true
  socket.on('connect', () =>
    socket.emit('watch', watched(), () => {
      onConnect(isFirst)
      isFirst = false
    }),
  )
  socket.on('rows', (news: unknown) => {
    const { data } = newRows.safeParse(news)
    if (!data) return
    if (!data.changed) return onRows(data.resource)
    for (const id of data.changed) onRows(`${data.resource}/${id}`)
  })
  return {
    watch: () => void (socket.connected && socket.emit('watch', watched())),
    close,
  }
}

/** A ticket; an empty one while the server is unreachable (it is rejected, then fetched again); null when the session has expired. */
async function fetchTicket(): Promise<string | null> {
  try {
    return (await api.call(issueAdminLiveTicket)).ticket
  } catch (error) {
    return error instanceof ApiError && [401, 403].includes(error.statusCode) ? null : ''
  }
}
