import type { Namespace, Socket } from 'socket.io'

/** More open pages than a person has; each is a connection. */
export const maxSocketsPerPerson = 30
const ticketMs = 60_000

/**
 * Admits a socket to the namespace if `verify` accepts its ticket, and stores the result as the socket's data. A ticket admits one socket, and a
 * person has a limited number of sockets on this process.
 */
export function authenticateSockets<Data extends object>(
  namespace: Namespace,
  verify: (ticket: unknown) => Promise<Data | undefined>,
  personOf: (data: Data) => string,
): void {
  const usedTickets = new Map<unknown, number>()
  const open = new Map<string, number>()

  const isFirstUse = (ticket: unknown): boolean => {
    const now = performance.now()
    for (const [used, at] of usedTickets) {
      if (now - at < ticketMs) break
      usedTickets.delete(used)
    }
    if (usedTickets.has(ticket)) return false
    usedTickets.set(ticket, now)
    return true
  }

  const count = (socket: Socket, person: string) => {
    open.set(person, (open.get(person) ?? 0) + 1)
    socket.once('disconnect', () => {
      const left = (open.get(person) ?? 1) - 1
      if (left > 0) open.set(person, left)
      else open.delete(person)
    })
  }

  namespace.use((socket, next) => {
    const { ticket } = socket.handshake.auth
    verify(ticket).then(
      (data) => {
        if (!data || !isFirstUse(ticket)) return next(new Error('unauthenticated'))
        if ((open.get(personOf(data)) ?? 0) >= maxSocketsPerPerson) return next(new Error('too_many'))
        socket.data = data
        next()
      },
      () => next(new Error('fail')),
    )
  })
  // Safe: the middleware above has set the data.
  namespace.on('connection', (socket) => count(socket, personOf(socket.data as Data)))
}
