import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { messageKey, messages } from '@wasl/shared/registry/messages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { z } from 'zod'
import { invalid, ValidationError } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'

/** The values of a row that no other row may have, each with the path of its field. A localized field is unique in each language. */
function uniqueValues({ fields }: AnyResource, row: AnyRow): { path: string; key: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = row[name]
    if (!('unique' in field) || !field.unique || value === null || value === undefined) return []
    const parts: [string, unknown][] =
      typeof value === 'object' ? Object.entries(value).map(([language, text]) => [`${name}.${language}`, text]) : [[name, value]]
    return parts.map(([path, text]) => ({ path, key: `${path}=${String(text)}` }))
  })
}

/** Whether a line can name a row by its value of this field. */
export const isUniqueKey = (field: AnyField | undefined): boolean =>
  field !== undefined && 'unique' in field && field.unique === true && !field.kind.startsWith('localized') && !field.readOnly

/** Finds in new rows what earlier rows of the file have and no other row may have. `ofSlice`: the values of rows that are not remembered yet. */
export function trackUniqueValues(declaration: AnyResource) {
  const seen = new Set<string>()
  const findTaken = (row: AnyRow, ofSlice: readonly string[]) =>
    uniqueValues(declaration, row).find(({ key }) => seen.has(key) || ofSlice.includes(key))
  return {
    remember: (values: readonly string[]) => {
      for (const value of values) seen.add(value)
    },
    /** Returns the values of the row. */
    assertNew: (row: AnyRow, ofSlice: readonly string[]): string[] => {
      const taken = findTaken(row, ofSlice)
      if (taken) throw invalid(taken.path, messages.taken)
      return uniqueValues(declaration, row).map(({ key }) => key)
    },
    /** A new row by the schema; a row with other errors names the value that is taken as well. */
    parse: (schema: z.ZodType<AnyRow>, draft: AnyRow, ofSlice: readonly string[]): AnyRow => {
      try {
        return parse(schema, draft)
      } catch (error) {
        const taken = findTaken(draft, ofSlice)
        if (!(error instanceof ValidationError) || !taken) throw error
        const issue = { code: 'custom', path: taken.path.split('.'), message: messageKey('taken'), input: draft } as const
        throw new ValidationError([...error.issues, issue], draft)
      }
    },
  }
}
