import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { adminNamespace } from '@wasl/shared/contract/live.ts'
import { livePath } from '@wasl/shared/live/keep-open.ts'
import pg from 'pg'
import { Server } from 'socket.io'
import type { App } from '../../context.ts'
import { tellNewRows } from './announce-new-rows.ts'
import { isOwnOrigin } from './same-origin.ts'
import { serveAdmins } from './serve-admins.ts'
import { serveUsers } from './serve-users.ts'

const lookEveryMs = 3_000

/**
 * Serves live connections at /api/live/socket.io on the product's own HTTP server, to pages of our own origin that bring a ticket: those of
 * the site, and on a namespace of their own those of the back office. What is no longer good is cut within five seconds. Gives what closes them all.
 */
export async function serveLive(app: App, http: HttpServer): Promise<() => Promise<void>> {
  const server = new Server(http, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request.headers, app.env.PUBLIC_URL)),
  })
  const pool = await shareOverDatabase(app, server)
  const watches = [serveUsers(app, server), serveAdmins(app, server)]
  const untell = tellNewRows(app, server)
  app.adapters.live.attach(server)
  const watch = setInterval(
    () => Promise.all(watches.map((cut) => cut())).catch((error: unknown) => app.log.error(error, 'watching live sessions')),
    lookEveryMs,
  )
  watch.unref()
  return async () => {
    clearInterval(watch)
    untell()
    // Not `server.close()`: it would close the HTTP server too, which is not ours.
    server.disconnectSockets(true)
    server.engine.close()
    for (const name of ['/', adminNamespace]) await server.of(name).adapter.close()
    await pool?.end()
  }
}

/** With PostgreSQL, what one process tells reaches the pages connected to any other. */
async function shareOverDatabase(app: App, server: Server): Promise<pg.Pool | undefined> {
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
