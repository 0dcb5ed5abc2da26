import type { RefusedRow } from '@wasl/shared/contract/import.ts'
import { messagesOf } from '@wasl/shared/registry/messages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { BadInput, type Refusal } from '../../platform/http/errors.ts'
import { columnsOf } from '../../platform/spreadsheets/columns.ts'

/** Why a row was refused, in the reader's language, each by the column it is about; no column where it is about the whole row. */
export function errorsOf(error: BadInput | Refusal, declaration: AnyResource, locale: Locale): RefusedRow['errors'] {
  if (error instanceof BadInput)
    return Object.entries(messagesOf(error, locale)).map(([path, [msg = '']]) => ({ column: titleOf(declaration, path, locale), msg }))
  const named = Object.entries(error.errors ?? {}).flatMap(([path, labels]) =>
    labels.map((label) => ({ column: titleOf(declaration, path, locale), msg: labelIn(label, locale) })),
  )
  return named.length > 0 ? named : [{ column: '', msg: labelIn(error.text, locale) }]
}

function titleOf(declaration: AnyResource, path: string, locale: Locale): string {
  if (path === 'id') return path
  const column = columnsOf(declaration).find((one) => path === one.path || path.startsWith(`${one.path}.`))
  const field = declaration.fields[path.split('.')[0] ?? '']
  const label = column?.label ?? field?.label
  return label ? labelIn(label, locale) : ''
}
