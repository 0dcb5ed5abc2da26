import pg from 'pg'
import { optionsOf } from './postgres-pool.ts'

// The plan of a lookup does not depend on its values. PostgreSQL would plan joins of a few ids again each time, since it expects ten.
const plansOnce = '-c plan_cache_mode=force_generic_plan'

type Connection = { client: Promise<pg.Client>; open: number }

/**
 * Connections that many requests share: `pg` sends a statement without waiting for the answers to those before it. For prepared lookups by a
 * unique index only, because a slow statement delays those behind it; never for transactions.
 */
export class LookupConnections {
  readonly #url: string
  readonly #connections: (Connection | undefined)[]
  #isEnded = false

  constructor(url: string, count = 2) {
    this.#url = url
    this.#connections = Array.from({ length: count })
  }

  /** Drizzle calls this as the method of a pool. A broken connection rejects its statements; the next statement opens a new one. */
  async query(config: pg.QueryConfig | pg.QueryArrayConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#isEnded) throw new Error('LookupConnections: already ended')
    const connection = this.#leastBusy()
    connection.open += 1
    try {
      return await (await connection.client).query(config, values)
    } finally {
      connection.open -= 1
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#connections.map(async (connection) => (await connection?.client.catch(() => undefined))?.end()))
  }

  #leastBusy(): Connection {
    const slot = this.#connections.reduce(
      (best, connection, at) => ((connection?.open ?? 0) < (this.#connections[best]?.open ?? 0) ? at : best),
      0,
    )
    return this.#connections[slot] ?? this.#connect(slot)
  }

  #connect(slot: number): Connection {
    const client = new pg.Client({ ...optionsOf(this.#url, plansOnce), pipeline: true })
    const connection: Connection = { client: client.connect().then(() => client), open: 0 }
    const forget = () => {
      if (this.#connections[slot] === connection) this.#connections[slot] = undefined
    }
    connection.client.catch(forget)
    client.on('error', forget)
    client.on('end', forget)
    this.#connections[slot] = connection
    return connection
  }
}
