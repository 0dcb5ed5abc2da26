import pg from 'pg'
import { throwConnectionError } from './sql-errors.ts'

// Without `jit`: PostgreSQL would compile a search of many orders for 200 ms because it overestimates its rows, and then run it for 1 ms.
const connectionOptions =
  '-c timezone=UTC -c jit=off -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000'

/** A pool whose connections send the statements that a transaction starts together without waiting for each answer. */
export const createPool = (url: string, connections: number): pg.Pool =>
  surviveRestarts(new NamedPool({ ...optionsOf(url), max: connections, pipeline: true }))

export const optionsOf = (url: string, more = '') => ({
  connectionString: url,
  connectionTimeoutMillis: 10_000,
  options: `${connectionOptions} ${more}`,
})

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
