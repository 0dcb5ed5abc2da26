/** How many rows of one resource refer to a row that cannot be deleted because of them. */
export type Reference = { resource: string; label: { ar: string; en: string }; count: number }

/** Thrown for every API response that is not a success, in the shape of Refine's HttpError. Reads any body. Source: specification, section 8. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly statusCode: number
  readonly key: string
  /** Messages by field path (`questions.0.text.en`). */
  readonly errors: Record<string, string[]>
  /** The current row, if another write came first (412), or the challenge of needActive. */
  readonly current: unknown
  /** What refers to the row (409). */
  readonly references: readonly Reference[]
  readonly requestId: string | null
  /** The body of the response. */
  readonly body: unknown
  // Refine's HttpError has an index signature.
  readonly [extra: string]: unknown

  /** `unexpected`: the message of a response without any text. */
  constructor(statusCode: number, body: unknown, requestId: string | null = null, unexpected = '') {
    const { key, error, fail, errors, data, references } = toRecord(body)
    super(textOf(body) ?? textOf(error) ?? textOf(fail) ?? unexpected)
    this.name = 'ApiError'
    this.statusCode = statusCode
    this.key = nonEmptyString(key) ?? 'fail'
    this.errors = parseFieldErrors(errors)
    this.current = data
    this.references = Array.isArray(references) ? references : []
    this.requestId = requestId
    this.body = body
  }
}

const toRecord = (body: unknown): Record<string, unknown> => (typeof body === 'object' && body !== null ? { ...body } : {})
const textOf = (value: unknown): string | null => nonEmptyString(toRecord(value).msg) ?? nonEmptyString(toRecord(value).message)
const nonEmptyString = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function parseFieldErrors(value: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(toRecord(value)).map(([field, messages]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
    ]),
  )
}
