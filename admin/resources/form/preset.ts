import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'

/** Whether the form for a new row may start with a value of this relation, as the list of rows that refer to a row links to it. */
export const canPreset = (field: AnyField | undefined): boolean => field?.kind === 'belongsTo' && !field.readOnly

/** The relations named in the address of the form for a new row (`?brand_id=…`). */
export const presetOf = (fields: Fields, params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name, value]) => canPreset(fields[name]) && isUuid(value)))
