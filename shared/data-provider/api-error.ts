/** How many rows of one resource refer to a row that cannot be deleted because of them. */
export type Reference = { resource: string; label: { ar: string; en: string }; count: number }

/** The body of an error response. */
export type ErrorBody = {
  key?: string
  msg?: string
  errors?: Readonly<Record<string, string[]>>
  data?: unknown
  references?: readonly Reference[]
}

/** A failed call, in the shape of Refine's HttpError, with the message in the user's language. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly statusCode: number
  readonly key: string
  /** Messages by field path (`questions.0.text.en`). */
  readonly errors: Record<string, string[]>
  /** The current row, if another write came first (412). */
  readonly current: unknown
  /** What refers to the row (409). */
  readonly references: readonly Reference[]
  readonly requestId: string | null
  // Refine's HttpError has an index signature.
  readonly [extra: string]: unknown

  constructor(statusCode: number, body: ErrorBody, requestId: string | null = null) {
    super(body.msg ?? '')
    this.name = 'ApiError'
    this.statusCode = statusCode
    this.key = body.key ?? 'error'
    this.errors = { ...body.errors }
    this.current = body.data
    this.references = body.references ?? []
    this.requestId = requestId
  }
}
