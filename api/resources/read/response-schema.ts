import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { memoize } from '@wasl/shared/utils/memoize.ts'
import * as z from 'zod'
import { componentName, nameSchema } from '../../platform/http/schema-names.ts'
import type { StoredResource } from '../stored-resource.ts'

/** The schema of one row in a response; `names` limits it to the id and these fields. Without the standard columns the table lacks. */
export const responseSchema = ({ declaration, columns }: StoredResource, names?: readonly string[]): z.ZodType =>
  names
    ? namedFieldsSchema(declaration, names)
    : fullRowSchema(
        declaration,
        ['version', 'created_at', 'updated_at'].filter((name) => !columns[name]),
      )

/** The schema of one row as its owner reads it. */
export const ownRowSchema = ({ declaration }: StoredResource, names: readonly string[]): z.ZodType =>
  nameSchema(rowSchema(declaration, names), `Own${componentName(declaration.name)}Row`)

const namedFieldsSchema = memoize((declaration: AnyResource, names) =>
  nameSchema(rowSchema(declaration, names), `Public${componentName(declaration.name)}Row`),
)

const fullRowSchema = memoize((declaration: AnyResource, missing): z.ZodType => {
  const schema = rowSchema(declaration)
  if (!(schema instanceof z.ZodObject)) return schema
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !missing.includes(name)))
  const { derived } = declaration
  const row = z.strictObject(derived ? { ...shape, derived: z.enum(Object.keys(derived.options)) } : shape)
  return nameSchema(row, `${componentName(declaration.name)}Row`)
})
