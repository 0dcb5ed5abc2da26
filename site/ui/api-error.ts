export type FieldErrors = Record<string, string[]>
/** `data` is what a few refusals carry beside their words, such as the challenge of needActive. */
export type Refusal = { status: number; key: string; msg: string; errors: FieldErrors; data: unknown }

/** An answer of the API other than success, in one shape: `{ key, msg, errors }`. Source: specification, section 8. */
export class ApiError extends Error {
  readonly refusal: Refusal
  readonly requestId: string | null
  constructor(status: number, body: unknown, requestId: string | null) {
    const { key, msg, message, errors, data } = partsOf(body)
    super(textOf(msg) ?? textOf(message) ?? '')
    this.name = 'ApiError'
    this.refusal = { status, key: textOf(key) ?? 'fail', msg: this.message, errors: fieldErrorsOf(errors), data }
    this.requestId = requestId
  }
  get status(): number {
    return this.refusal.status
  }
}

const partsOf = (body: unknown): Record<string, unknown> => (typeof body === 'object' && body !== null ? { ...body } : {})
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function fieldErrorsOf(value: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(partsOf(value)).map(([field, said]) => [
      field,
      (Array.isArray(said) ? said : [said]).filter((one) => typeof one === 'string'),
    ]),
  )
}
