type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  cause?: LoggedError
}

/**
 * What the log shows of an error. A failed statement is shown without its values: they can be codes, hashes and phones, and database
 * drivers put them in the message, the detail and properties of their own.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code, constraint, table, column } = propertiesOf(error)
  const message = withoutValues(error)
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n'),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  }
}

const propertiesOf = (error: object): Record<string, unknown> => ({ ...error })

function withoutValues(error: Error): string {
  const { query, params, severity } = propertiesOf(error)
  if (typeof query === 'string' && params !== undefined && error.message.startsWith('Failed query:')) return `Failed query: ${query}`
  // PostgreSQL quotes the value last: invalid input syntax for type uuid: "…".
  return severity === undefined ? error.message : error.message.replace(/: ".*$/s, '')
}
