export type FieldErrors = Record<string, string[]>
/** An error response of the API. Some carry `data`, such as needActive the challenge. */
export type ApiFailure = { status: number; key: string; msg: string; errors: FieldErrors; data: unknown }

/** Thrown for every API response that is not a success: `{ key, msg, errors }`. Source: specification, section 8. */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly requestId: string | null
  constructor(status: number, body: unknown, requestId: string | null) {
    const { key, msg, message, errors, data } = toRecord(body)
    super(nonEmptyString(msg) ?? nonEmptyString(message) ?? '')
    this.name = 'ApiError'
    this.failure = { status, key: nonEmptyString(key) ?? 'fail', msg: this.message, errors: parseFieldErrors(errors), data }
    this.requestId = requestId
  }
  get status(): number {
    return this.failure.status
  }
}

const toRecord = (body: unknown): Record<string, unknown> => (typeof body === 'object' && body !== null ? { ...body } : {})
const nonEmptyString = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function parseFieldErrors(value: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(toRecord(value)).map(([field, messages]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
    ]),
  )
}
