import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import * as z from 'zod'
import type { StoredResource } from '../stored-resource.ts'

/** The schema of one row in a response; `names` limits it to the id and these fields. Without the standard columns the table lacks. */
export function responseSchema({ declaration, columns }: StoredResource, names?: readonly string[]): z.ZodType {
  const schema = rowSchema(declaration, names)
  if (names || !(schema instanceof z.ZodObject)) return schema
  const missing = ['version', 'created_at', 'updated_at'].filter((name) => !columns[name])
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !missing.includes(name)))
  const { derived } = declaration
  return z.strictObject(derived ? { ...shape, derived: z.enum(Object.keys(derived.options)) } : shape)
}
