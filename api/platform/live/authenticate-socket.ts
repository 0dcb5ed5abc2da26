import type { Namespace } from 'socket.io'

/** Admits a socket to the namespace if `verify` accepts its ticket, and stores the result as the socket's data. */
export function authenticateSockets<Data extends object>(
  namespace: Namespace,
  verify: (ticket: unknown) => Promise<Data | undefined>,
): void {
  namespace.use((socket, next) => {
    verify(socket.handshake.auth.ticket).then(
      (data) => {
        if (!data) return next(new Error('unauthenticated'))
        socket.data = data
        next()
      },
      () => next(new Error('fail')),
    )
  })
}
