import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { type DefaultEventsMap, Server } from 'socket.io'
import type { App } from '../context.ts'
import { cutEnded } from './cut-ended.ts'
import { roomOf } from './live.ts'
import { isOwnOrigin } from './own-origin.ts'
import { type LiveSession, readTicket } from './ticket.ts'

export type LiveServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, LiveSession>

const lookEveryMs = 3_000

/**
 * Serves live connections at /api/live/socket.io on the product's own HTTP server: pages of our own origin that bring a ticket join their
 * user's room. Connections whose session ended or whose user was blocked are cut within five seconds. Gives what closes them all.
 */
export async function serveLive(app: App, http: HttpServer): Promise<() => Promise<void>> {
  const server: LiveServer = new Server(http, {
    path: '/api/live/socket.io',
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request.headers, app.env.PUBLIC_URL)),
  })
  const pool = await shareOverDatabase(app, server)
  server.use((socket, next) => {
    const { ticket } = socket.handshake.auth
    readTicket(app, typeof ticket === 'string' ? ticket : '').then(
      (session) => {
        if (!session) return next(new Error('unauthenticated'))
        socket.data = session
        next()
      },
      () => next(new Error('fail')),
    )
  })
  server.on('connection', (socket) => socket.join(roomOf(socket.data.user_id)))
  app.adapters.live.attach(server)

  const watch = setInterval(
    () => cutEnded(app, server).catch((error: unknown) => app.log.error(error, 'watching live sessions')),
    lookEveryMs,
  )
  watch.unref()
  return async () => {
    clearInterval(watch)
    // Not `server.close()`: it would close the HTTP server too, which is not ours.
    server.disconnectSockets(true)
    server.engine.close()
    await server.of('/').adapter.close()
    await pool?.end()
  }
}

/** With PostgreSQL, what one process tells reaches the pages connected to any other. */
async function shareOverDatabase(app: App, server: LiveServer): Promise<pg.Pool | undefined> {
  if (!app.env.DATABASE_URL) return undefined
  const pool = new pg.Pool({ connectionString: app.env.DATABASE_URL, max: 3 })
  // Without these a restart of the database would end the process.
  pool.on('error', (error) => app.log.warn(error, 'live connection to the database'))
  pool.on('connect', (client) => client.on('error', (error) => app.log.warn(error, 'live connection to the database')))
  // Under a lock of its own: two processes that create the table at the same moment would collide.
  await pool.query(`select pg_advisory_xact_lock(7214003);
    create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)`)
  server.adapter(createAdapter(pool, { errorHandler: (error) => app.log.warn(error, 'live connection to the database') }))
  return pool
}
