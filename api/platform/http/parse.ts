import type { z } from 'zod'
import { ValidationError } from './errors.ts'

/** Parses the input by the schema. Throws a ValidationError (422, a message for each field) if it does not match. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new ValidationError(parsed.error.issues)
  return parsed.data
}
