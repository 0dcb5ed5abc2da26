import { fieldErrors, formatMessage } from '@wasl/shared/registry/messages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { type RequestError, ValidationError } from '../../platform/http/errors.ts'
import { spreadsheetColumns } from '../files/columns.ts'
import type { StoredRejection } from '../tables/imports.ts'
import type { ImportLine } from './row-change.ts'

/** The errors of one row in the user's language, each with its column heading and cell; an empty heading means the whole row. */
export function toRowErrors(
  error: ValidationError | RequestError,
  declaration: AnyResource,
  locale: Locale,
  line: ImportLine,
): StoredRejection['errors'] {
  const describe = (path: string, msg: string) => ({
    column: columnTitle(declaration, path, locale),
    msg: withOptions(declaration, path, msg, locale),
    value: cellOf(line, path),
  })
  if (error instanceof ValidationError) return Object.entries(fieldErrors(error, locale)).map(([path, [msg = '']]) => describe(path, msg))
  const errors = Object.entries(error.errors ?? {}).flatMap(([path, labels]) =>
    labels.map((label) => describe(path, labelIn(label, locale))),
  )
  return errors.length > 0 ? errors : [{ column: '', msg: labelIn(error.text, locale), value: '' }]
}

const maxNamedOptions = 30

/** A wrong choice names the options, as the file has no list to choose from. */
function withOptions({ fields }: AnyResource, path: string, msg: string, locale: Locale): string {
  const [name = '', ...inner] = path.split('.')
  const field = fields[name]
  const chosen = field?.kind === 'list' ? field.fields[inner.at(-1) ?? ''] : field
  if (chosen?.kind !== 'choice' || msg !== formatMessage('wrong_choice', locale)) return msg
  const options = Object.values(chosen.options).slice(0, maxNamedOptions)
  return `${msg}: ${options.map((option) => labelIn(option, locale)).join(locale === 'ar' ? '، ' : ', ')}`
}

const maxShownValue = 80

/** The cell that an error is about, shortened. The path of an error may be inside the value of the cell. */
function cellOf(line: ImportLine, path: string): string {
  const name = [...line.keys()].find((column) => path === column || path.startsWith(`${column}.`))
  const text = line.get(name ?? '') ?? ''
  return text.length > maxShownValue ? `${text.slice(0, maxShownValue)}…` : text
}

function columnTitle(declaration: AnyResource, path: string, locale: Locale): string {
  if (path === 'id') return path
  const column = spreadsheetColumns(declaration).find((column) => path === column.path || path.startsWith(`${column.path}.`))
  const field = declaration.fields[path.split('.')[0] ?? '']
  const label = column?.label ?? field?.label
  return label ? labelIn(label, locale) : ''
}
