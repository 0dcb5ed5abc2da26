import type { RejectedRow } from '@wasl/shared/contract/import.ts'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { type RequestError, ValidationError } from '../../platform/http/errors.ts'
import { spreadsheetColumns } from '../../platform/spreadsheets/columns.ts'

/** The errors of one row in the user's language, each with its column heading; an empty heading means the whole row. */
export function toRowErrors(error: ValidationError | RequestError, declaration: AnyResource, locale: Locale): RejectedRow['errors'] {
  if (error instanceof ValidationError)
    return Object.entries(fieldErrors(error, locale)).map(([path, [msg = '']]) => ({ column: columnTitle(declaration, path, locale), msg }))
  const errors = Object.entries(error.errors ?? {}).flatMap(([path, labels]) =>
    labels.map((label) => ({ column: columnTitle(declaration, path, locale), msg: labelIn(label, locale) })),
  )
  return errors.length > 0 ? errors : [{ column: '', msg: labelIn(error.text, locale) }]
}

function columnTitle(declaration: AnyResource, path: string, locale: Locale): string {
  if (path === 'id') return path
  const column = spreadsheetColumns(declaration).find((column) => path === column.path || path.startsWith(`${column.path}.`))
  const field = declaration.fields[path.split('.')[0] ?? '']
  const label = column?.label ?? field?.label
  return label ? labelIn(label, locale) : ''
}
