/** Rows of one resource that still refer to a row someone wants to delete. */
export type Reference = { resource: string; label: { ar: string; en: string }; count: number }

/** What the API says when it says no: `{ key, msg, errors?, data?, references? }`. */
export type Refusal = {
  key?: string
  msg?: string
  errors?: Readonly<Record<string, string[]>>
  data?: unknown
  references?: readonly Reference[]
}

/** A refused or failed call, in the shape Refine's HttpError has, with the words in the reader's language. */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly statusCode: number
  readonly key: string
  /** Messages by field path (`questions.0.text.en`). */
  readonly errors: Record<string, string[]>
  /** The row as it stands, when another write came first (412). */
  readonly current: unknown
  /** Who still refers to the row (409). */
  readonly references: readonly Reference[]
  readonly requestId: string | null
  // Refine's HttpError allows further keys by an index signature.
  readonly [extra: string]: unknown

  constructor(statusCode: number, refusal: Refusal, requestId: string | null = null) {
    super(refusal.msg ?? '')
    this.name = 'ApiError'
    this.statusCode = statusCode
    this.key = refusal.key ?? 'error'
    this.errors = { ...refusal.errors }
    this.current = refusal.data
    this.references = refusal.references ?? []
    this.requestId = requestId
  }
}
