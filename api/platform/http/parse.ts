import { messageKey } from '@wasl/shared/registry/messages.ts'
import type { z } from 'zod'
import { ValidationError } from './errors.ts'

/** Parses the input by the schema. Throws a ValidationError (422, a message for each field) if it does not match. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  assertReadable(input)
  // The issues keep their input: an empty field has its own message.
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new ValidationError(parsed.error.issues, input)
  return parsed.data
}

const maxDepth = 20

/**
 * Throws a ValidationError for what no schema accepts: texts with a zero byte or half a surrogate pair, which the database cannot store, and
 * values that are nested too deeply.
 */
export function assertReadable(input: unknown): void {
  const issues: z.core.$ZodIssue[] = []
  addIssues(input, [], issues)
  if (issues.length > 0) throw new ValidationError(issues)
}

function addIssues(value: unknown, path: (string | number)[], issues: z.core.$ZodIssue[]): void {
  if (typeof value === 'string') {
    if (!isReadable(value)) issues.push({ code: 'custom', path, message: messageKey('unreadable_text'), input: value })
    return
  }
  if (Array.isArray(value)) {
    if (isTooDeep(path, issues)) return
    for (const [at, item] of value.entries()) addIssues(item, [...path, at], issues)
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    if (isTooDeep(path, issues)) return
    for (const [name, item] of Object.entries(value)) {
      if (isReadable(name)) addIssues(item, [...path, name], issues)
      else issues.push({ code: 'custom', path, message: messageKey('unreadable_text'), input: name })
    }
  }
}

const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function isTooDeep(path: readonly (string | number)[], issues: z.core.$ZodIssue[]): boolean {
  if (path.length <= maxDepth) return false
  if (issues.length === 0) issues.push({ code: 'custom', path: [], message: messageKey('invalid'), input: null })
  return true
}
