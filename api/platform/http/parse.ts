import type { z } from 'zod'
import { BadInput } from './errors.ts'

/** What the schema makes of the input. Throws BadInput (422, each field named) where it does not fit. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new BadInput(parsed.error.issues)
  return parsed.data
}
