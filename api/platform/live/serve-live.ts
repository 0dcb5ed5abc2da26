import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { adminNamespace } from '@wasl/shared/contract/live.ts'
import { livePath } from '@wasl/shared/live-connection.ts'
import { isOwnOrigin } from '@wasl/shared/utils/own-origin.ts'
import pg from 'pg'
import { Server } from 'socket.io'
import type { App } from '../context.ts'
import { lockIds } from '../db/locks.ts'
import { joinNotifications, notifyStatement } from './join-notifications.ts'

export type LiveServer = {
  /** Closes the connections of the pages and takes no new ones. */
  disconnect: () => void
  /** Ends the checks and the connections to the database. */
  close: () => Promise<void>
}

/** `namespaces` serve sockets, each returning a function that disconnects those that are no longer valid. `announcers` return a stop function. */
export type LiveParts = {
  namespaces: readonly ((app: App, server: Server) => () => Promise<void>)[]
  announcers: readonly ((app: App, server: Server) => () => void)[]
}

const checkEveryMs = 3_000

/**
 * Serves live connections at /api/live/socket.io on the app's own HTTP server, to pages of the same origin with a valid ticket. The back
 * office has its own namespace. Sockets whose session is no longer valid are disconnected within five seconds.
 */
export async function serveLive(app: App, http: HttpServer, { namespaces, announcers }: LiveParts): Promise<LiveServer> {
  const server = new Server(http, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, callback) => callback(null, isOwnOrigin(request.headers, app.env.PUBLIC_URL)),
  })
  const events = await attachPostgresAdapter(app, server)
  const disconnectInvalid = namespaces.map((serve) => serve(app, server))
  const stopAnnouncing = announcers.map((announce) => announce(app, server))
  app.adapters.live.attach(server, events?.published ?? (async () => {}))
  const timer = setInterval(
    () =>
      Promise.all(disconnectInvalid.map((disconnect) => disconnect())).catch((error: unknown) =>
        app.log.error(error, 'checking live sessions failed'),
      ),
    checkEveryMs,
  )
  timer.unref()
  return {
    // Not `server.close()`: it would also close the HTTP server, which belongs to the caller.
    disconnect: () => {
      server.disconnectSockets(true)
      server.engine.close()
    },
    close: async () => {
      clearInterval(timer)
      for (const stop of stopAnnouncing) stop()
      for (const name of ['/', adminNamespace]) await server.of(name).adapter.close()
      await events?.close()
    },
  }
}

type EventConnections = { published: () => Promise<void>; close: () => Promise<void> }

/** With PostgreSQL, events of one process reach the pages connected to any other. */
async function attachPostgresAdapter(app: App, server: Server): Promise<EventConnections | undefined> {
  const { DATABASE_URL: connectionString } = app.env
  if (!connectionString) return undefined
  const logError = (error: unknown) => app.log.warn({ err: error }, 'live connection to the database')
  // Each event is a commit, which would wait for the disk. Events are not stored, so a crash may lose them as it loses the connections.
  const pool = new pg.Pool({ connectionString, max: 2, options: '-c synchronous_commit=off' })
  // Without these handlers a restart of the database would end the process.
  pool.on('error', logError)
  pool.on('connect', (client) => client.on('error', logError))
  // Two processes that create the table at the same moment would collide, hence the lock.
  await pool.query(`select pg_advisory_xact_lock(${lockIds.liveAttachments});
    create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)`)
  // The adapter opens a new listening connection if it lost one, but never returns the lost one: of a pool, it would use up the connections.
  let hasListened = false
  const connect = async () => {
    const client = new pg.Client({ connectionString })
    client.on('error', logError)
    await client.connect()
    if (hasListened) reconnectPages(server)
    hasListened = true
    return Object.assign(client, { release: () => void client.end().catch(logError) })
  }
  const pending = new Set<Promise<unknown>>()
  const notifyTogether = joinNotifications(pool)
  let isClosed = false
  const query = async (statement: string, values: unknown[] = []) => {
    // The timers of the adapter outlive it.
    if (isClosed) return { rows: [] }
    const running = statement === notifyStatement ? notifyTogether(values) : pool.query(statement, values)
    pending.add(running)
    return running.finally(() => pending.delete(running))
  }
  server.adapter(createAdapter(asPool({ connect, query }), { errorHandler: logError }))
  return {
    published: async () => {
      await Promise.allSettled(pending)
      // A large event is stored first and announced by a second statement.
      await Promise.allSettled(pending)
    },
    close: async () => {
      isClosed = true
      await Promise.allSettled(pending)
      await pool.end()
    },
  }
}

/** Pages connect again by themselves, and fetch what they missed while this process heard nothing of the others. */
function reconnectPages(server: Server): void {
  for (const name of ['/', adminNamespace]) for (const socket of server.of(name).sockets.values()) socket.conn.close()
}

// Safe: the adapter calls only these two methods of its pool.
const asPool = (connections: unknown) => connections as pg.Pool
