import { createServer, connect as openSocket, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The address of the database through the proxy. */
  url: string
  /** Cuts all connections and refuses new ones, as a database that is stopped. */
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** A proxy in front of PostgreSQL that delays its responses and can be cut. */
export async function startDatabaseProxy(database: string, delayMs: number): Promise<DatabaseProxy> {
  const target = new URL(database)
  // The socket of the database would lead past the proxy.
  target.searchParams.delete('host')
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = openSocket(Number(target.port || 5432), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (bytes) => setTimeout(() => client.writable && client.write(bytes), delayMs))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    restore: () => listen(port),
  }
}
