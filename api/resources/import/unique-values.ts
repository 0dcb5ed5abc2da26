import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'

/** The values of a row that no other row may have, each with the path of its field. A localized field is unique in each language. */
export function uniqueValues({ fields }: AnyResource, row: AnyRow): { path: string; key: string }[] {
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
