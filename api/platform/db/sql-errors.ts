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

/** Whether a statement failed because the database is away, starting, stopping, or has no connection left. */
export function isUnavailable(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  const code = sqlErrorOf(cause)?.code ?? ''
  return (
    /^(08|57P0[1-3]$|53300$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$)/.test(code) || lostConnection.test(cause.message)
  )
}

// The driver gives these errors no code.
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)
