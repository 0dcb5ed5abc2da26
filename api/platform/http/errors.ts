import type { Label } from '@wasl/shared/units.ts'
import type { z } from 'zod'

export type ErrorKey =
  | 'fail'
  | 'unauthenticated'
  | 'blocked'
  | 'needActive'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'too_many'
  | 'busy'

const statusOf: Record<ErrorKey, number> = {
  fail: 400,
  unauthenticated: 401,
  blocked: 403,
  needActive: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  too_many: 429,
  busy: 503,
}

/** A rule said no: typed, translated, with its HTTP status. Messages are [english, arabic]. Source: domain.md 8. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly text: Label
  readonly status: number
  /** Messages by field, for `invalid`. */
  readonly errors: Readonly<Record<string, readonly Label[]>> | undefined
  /** More of the answer: the current row of a version conflict, the references that hinder a delete. */
  readonly more: Readonly<Record<string, unknown>> | undefined

  constructor(
    key: ErrorKey,
    text: Label,
    extra: { errors?: Readonly<Record<string, readonly Label[]>>; more?: Readonly<Record<string, unknown>>; status?: number } = {},
  ) {
    super(text[0])
    this.name = 'Refusal'
    this.key = key
    this.text = text
    this.status = extra.status ?? statusOf[key]
    this.errors = extra.errors
    this.more = extra.more
  }
}

export const notFound = () => new Refusal('not_found', ['Not found', 'غير موجود'])
export const forbidden = () => new Refusal('forbidden', ['You may not do this', 'لا تملك صلاحية هذا الإجراء'])
export const conflict = (text: Label) => new Refusal('conflict', text)
export const invalid = (field: string, text: Label) =>
  new Refusal('invalid', ['Please check the form', 'تحقّق من الحقول'], { errors: { [field]: [text] } })

/** What was sent does not fit its schema: 422, each field named with its message. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map((issue) => issue.path.join('.')).join(', '))
    this.issues = issues
  }
}
