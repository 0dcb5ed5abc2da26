import { createHash } from 'node:crypto'
import pg from 'pg'
import { throwConnectionError } from './sql-errors.ts'

// Without `jit`: PostgreSQL would compile a search of many orders for 200 ms because it overestimates its rows, and then run it for 1 ms.
const connectionOptions =
  '-c timezone=UTC -c jit=off -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000'
const maxPreparedInserts = 300
const maxPreparedLength = 8_000

/** A pool of connections that prepare inserts: their text is the same for every row of a table, and one plan fits all. */
export const createPool = (url: string, connections: number): pg.Pool =>
  surviveRestarts(new NamedPool({ ...optionsOf(url), max: connections, Client: PreparingClient }))

export const optionsOf = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 10_000, options: connectionOptions })

class NamedPool extends pg.Pool {
  // Safe: only the rejection is watched. A transaction connects before its first statement, outside of any query.
  override connect = ((...args: unknown[]) => {
    const result: unknown = Reflect.apply(super.connect, this, args)
    return result instanceof Promise ? result.catch(throwConnectionError) : result
  }) as pg.Pool['connect']
}

// Without these handlers a restart of PostgreSQL would end the process. The pool replaces broken connections itself.
function surviveRestarts(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const nameByInsert = new Map<string, string>()

class PreparingClient extends pg.Client {
  #running = 0
  #last: Promise<unknown> = Promise.resolve()

  // Safe: only a name is added to a statement, and statements started together in one transaction wait for each other, which pg 9 leaves to
  // its users. The pool and Drizzle pass one object with the text.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const send = (): unknown => Reflect.apply(super.query, this, [withInsertName(config), ...rest])
    const result = this.#running === 0 ? send() : this.#last.then(send)
    // With a callback, as the pool passes it, there is no promise.
    if (!(result instanceof Promise)) return result
    this.#running++
    this.#last = result.then(this.#finish, this.#finish)
    return result
  }) as pg.Client['query']

  #finish = (): void => {
    this.#running--
  }
}

function withInsertName(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string') return config
  if ('name' in config && config.name !== undefined) return config
  const name = insertName(config.text)
  return name === undefined ? config : { ...config, name }
}

function insertName(text: string): string | undefined {
  const known = nameByInsert.get(text)
  if (known !== undefined) return known
  if (text.length > maxPreparedLength || nameByInsert.size >= maxPreparedInserts || !/^(with "\w+" as \()?insert /.test(text))
    return undefined
  const name = `insert_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
  nameByInsert.set(text, name)
  return name
}
