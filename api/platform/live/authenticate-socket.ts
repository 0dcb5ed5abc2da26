import type { Namespace } from 'socket.io'

/** Lets into a namespace whoever brings a ticket that `open` knows, and keeps with the connection whose it is. */
export function admit<Kept extends object>(namespace: Namespace, open: (ticket: unknown) => Promise<Kept | undefined>): void {
  namespace.use((socket, next) => {
    open(socket.handshake.auth.ticket).then(
      (kept) => {
        if (!kept) return next(new Error('unauthenticated'))
        socket.data = kept
        next()
      },
      () => next(new Error('fail')),
    )
  })
}
