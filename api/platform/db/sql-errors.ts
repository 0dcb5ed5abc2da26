import { DrizzleQueryError } from 'drizzle-orm'

/** The SQLSTATE of a failed statement with its constraint and table; undefined for any other error. */
export function sqlErrorOf(error: unknown): { code: string; constraint?: string; table?: string } | undefined {
  const cause = causeOf(error)
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return undefined
  return {
    code: cause.code,
    ...('constraint' in cause && typeof cause.constraint === 'string' && { constraint: cause.constraint }),
    ...('table' in cause && typeof cause.table === 'string' && { table: cause.table }),
  }
}

const connectionErrors = new WeakSet<Error>()

/** Remembers that the pool found no database, and throws the error on. */
export function throwConnectionError(error: unknown): never {
  if (error instanceof Error) connectionErrors.add(error)
  throw error
}

/**
 * Whether a statement failed because the database is away, starting, stopping, or has no connection left. Codes of the network count only on the
 * way to the database: other services have the same ones.
 */
export function isUnavailable(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  const code = sqlErrorOf(cause)?.code ?? ''
  const isOfDatabase = error instanceof DrizzleQueryError || connectionErrors.has(cause)
  return (
    /^(08|57P0[1-3]$|53300$)/.test(code) ||
    lostConnection.test(cause.message) ||
    (isOfDatabase && /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code))
  )
}

// The driver gives these errors no code.
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)
