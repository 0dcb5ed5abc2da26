import { Socket } from 'node:net'
import pg from 'pg'
import { isLookup, KnownColumns, LookupQuery, type LookupResult } from './lookup-query.ts'
import { optionsOf } from './postgres-pool.ts'

type Connection = {
  client: Promise<pg.Client>
  /** The client once it is connected. */
  connected?: pg.Client
  socket: Socket
  columns: KnownColumns
  open: number
}

/**
 * Connections that many requests share: the statements of one turn of the event loop reach PostgreSQL in one packet, and none waits for the
 * answer to another. For prepared lookups by a unique index only, because a slow statement delays those behind it; never for transactions.
 */
export class LookupConnections {
  readonly #url: string
  readonly #connections: (Connection | undefined)[]
  #current: Connection | undefined
  #isEnded = false

  constructor(url: string, count = 2) {
    this.#url = url
    this.#connections = Array.from({ length: count })
  }

  /** Drizzle calls this as the method of a pool. A broken connection rejects its statements; the next statement opens a new one. */
  async query(config: pg.QueryConfig | pg.QueryArrayConfig, values?: unknown[]): Promise<LookupResult | pg.QueryResult> {
    if (this.#isEnded) throw new Error('LookupConnections: already ended')
    const connection = this.#connectionOfTurn()
    connection.open += 1
    try {
      // Waiting for a promise would send the statement after the packet of this turn.
      const client = connection.connected ?? (await connection.client)
      if (!isLookup(config)) return await client.query(config, values)
      return await client.query(new LookupQuery(config, values, connection.columns)).result.promise
    } finally {
      connection.open -= 1
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#connections.map(async (connection) => (await connection?.client.catch(() => undefined))?.end()))
  }

  /** The least busy connection; the statements of one turn stay together. */
  #connectionOfTurn(): Connection {
    if (this.#current) return this.#current
    const slot = this.#connections.reduce(
      (best, connection, at) => ((connection?.open ?? 0) < (this.#connections[best]?.open ?? 0) ? at : best),
      0,
    )
    const connection = this.#connections[slot] ?? this.#connect(slot)
    this.#current = connection
    connection.socket.cork()
    // Runs once the promises of this turn are settled, so it also collects the statements of requests that waited for the same packet.
    process.nextTick(() => {
      this.#current = undefined
      connection.socket.uncork()
    })
    return connection
  }

  #connect(slot: number): Connection {
    const socket = new Socket()
    const client = new pg.Client({ ...optionsOf(this.#url), pipeline: true, stream: () => socket })
    const forget = () => {
      if (this.#connections[slot] === connection) this.#connections[slot] = undefined
    }
    const connected = client.connect().then(() => {
      connection.connected = client
      return client
    })
    const connection: Connection = { client: connected, socket, columns: new KnownColumns(), open: 0 }
    connected.catch(forget)
    client.on('error', forget)
    client.on('end', forget)
    this.#connections[slot] = connection
    return connection
  }
}
