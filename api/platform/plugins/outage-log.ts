import { isUnavailable } from '../db/sql-errors.ts'

const intervalMs = 60_000

type LogMethod = (this: unknown, ...args: unknown[]) => void

/**
 * A hook of the log: while the database is away, one line a minute says so, instead of a line with a stack for each statement that fails.
 */
export function createOutageLog() {
  let nextAt = 0
  return function logMethod(this: unknown, args: unknown[], method: LogMethod): void {
    const error = errorOf(args[0])
    const now = performance.now()
    if (!isUnavailable(error)) method.apply(this, args)
    else if (now >= nextAt) {
      nextAt = now + intervalMs
      method.apply(this, [{ reason: error instanceof Error ? reasonOf(error) : '' }, 'the database does not respond'])
    }
  }
}

const errorOf = (logged: unknown): unknown => (typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged)

const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message)
