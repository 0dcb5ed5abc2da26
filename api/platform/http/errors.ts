import { fieldErrors, messages } from '@wasl/shared/registry/messages.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { z } from 'zod'

export type ErrorKey =
  | 'fail'
  | 'unauthenticated'
  | 'blocked'
  | 'needActive'
  | 'change_password'
  | 'set_up_two_factor'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'registered'
  | 'too_many'
  | 'busy'

const statusOf: Record<ErrorKey, number> = {
  fail: 400,
  unauthenticated: 401,
  blocked: 403,
  needActive: 403,
  change_password: 403,
  set_up_two_factor: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  registered: 422,
  too_many: 429,
  busy: 503,
}

/** A request that the server rejects: a key, a localized message and an HTTP status. Source: domain, section 8. */
export class RequestError extends Error {
  readonly key: ErrorKey
  readonly text: Label
  readonly status: number
  /** Messages by field, for the key `invalid`. */
  readonly errors: Readonly<Record<string, readonly Label[]>> | undefined
  /** Further fields of the response body: the current row of a version conflict, the references that block a delete. */
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** The header Retry-After: when it makes sense to send the request again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    key: ErrorKey,
    text: Label,
    extra: {
      errors?: Readonly<Record<string, readonly Label[]>>
      details?: Readonly<Record<string, unknown>>
      status?: number
      retryAfterSeconds?: number
    } = {},
  ) {
    super(text.en)
    this.name = 'RequestError'
    this.key = key
    this.text = text
    this.status = extra.status ?? statusOf[key]
    this.errors = extra.errors
    this.details = extra.details
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

export const invalidFormMessage: Label = { en: 'Please check the form', ar: 'تحقّق من الحقول' }

const missingFieldsMessage: Label = { en: 'Complete all fields', ar: 'أكمل جميع الحقول' }

export const tooLarge = () => new RequestError('invalid', { en: 'This is too large', ar: 'الحجم أكبر من المسموح' }, { status: 413 })
export const unreadable = () => new RequestError('invalid', { en: 'The body cannot be read', ar: 'تعذّرت قراءة البيانات المرسلة' })
export const wrongContentType = () =>
  new RequestError('invalid', { en: 'This content type is not accepted', ar: 'نوع المحتوى غير مقبول' }, { status: 415 })
export const wrongMethod = () =>
  new RequestError('invalid', { en: 'This method is not allowed here', ar: 'طريقة الطلب غير مسموحة هنا' }, { status: 405 })
export const busy = () =>
  new RequestError('busy', { en: 'We are busy, please try again in a moment', ar: 'الخدمة مشغولة الآن، أعد المحاولة بعد لحظات' })
export const notFound = () => new RequestError('not_found', { en: 'Not found', ar: 'غير موجود' })
export const forbidden = () => new RequestError('forbidden', { en: 'You may not do this', ar: 'لا تملك صلاحية هذا الإجراء' })
export const conflict = (text: Label) => new RequestError('conflict', text)
export const invalid = (field: string, text: Label) => new RequestError('invalid', invalidFormMessage, { errors: { [field]: [text] } })

const isOnlyMissing = (error: { issues: readonly z.core.$ZodIssue[] }): boolean =>
  Object.values(fieldErrors(error, 'en')).every(([message]) => message === messages.required.en)

/** Input that does not match its schema: 422 with a message for each field. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly issues: readonly z.core.$ZodIssue[]
  /** The whole input, unvalidated. */
  readonly input: unknown
  /** What the whole form lacks. */
  readonly text: Label

  constructor(issues: readonly z.core.$ZodIssue[], input?: unknown, text?: Label) {
    super(issues.map((issue) => issue.path.join('.')).join(', '))
    this.issues = issues
    this.input = input
    this.text = text ?? (issues.length > 1 && isOnlyMissing({ issues }) ? missingFieldsMessage : invalidFormMessage)
  }
}
