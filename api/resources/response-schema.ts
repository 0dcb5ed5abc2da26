import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import * as z from 'zod'
import type { StoredResource } from './stored-resource.ts'

/** The schema of one row in an answer, by what the table carries; with `names`, of the id and these fields alone. */
export function answerSchema({ declaration, columns }: StoredResource, names?: readonly string[]): z.ZodType {
  const schema = rowSchema(declaration, names)
  if (names || !(schema instanceof z.ZodObject)) return schema
  const lacking = ['version', 'created_at', 'updated_at'].filter((name) => !columns[name])
  const kept = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !lacking.includes(name)))
  const { derived } = declaration
  return z.strictObject(derived ? { ...kept, derived: z.enum(Object.keys(derived.options)) } : kept)
}
