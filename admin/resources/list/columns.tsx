import type { CrudSort } from '@refinedev/core'
import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/useLocale.ts'
import { Cell } from '../../fields/cells.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { DerivedTag } from '../DerivedTag.tsx'
import { fieldNamed } from '../declarations.ts'
import { targetIn } from '../related-ids.ts'

/** One column of a list: what it is called, how it shows a row, and whether the server can sort by it. */
export type Column = { name: string; label: Label; isSortable: boolean; kind: Kind | 'derived'; show: (row: AnyRow) => ReactNode }

// Ids, pictures and groups have no order that means anything to a reader.
const unsorted: readonly Kind[] = [
  'belongsTo',
  'hasMany',
  'permissions',
  'image',
  'images',
  'file',
  'list',
  'localizedLong',
  'localizedRich',
  'longText',
]

/** These columns of a resource, in their order: those it declares where none are named. */
export const columnsOf = (declaration: AnyResource, names: readonly string[] = declaration.list): Column[] =>
  names.flatMap((name): Column[] => {
    if (name === 'derived') return derivedColumn(declaration)
    const field = fieldNamed(declaration, name)
    return field ? [fieldColumn(declaration, name, field)] : []
  })

/** The direction in which a list is sorted by a column, if it is. */
export const orderOf = (sorters: readonly CrudSort[], name: string): 'asc' | 'desc' | null =>
  sorters.find(({ field }) => field === name)?.order ?? null

const fieldColumn = ({ fields, joined }: AnyResource, name: string, field: AnyField): Column => ({
  name,
  label: field.label,
  kind: field.kind,
  isSortable: !unsorted.includes(field.kind) && (joined?.[name] ?? []).every((other) => isSummed(fields[other])),
  show: (row) => {
    const holder = joined?.[name]?.find((other) => !isEmpty(row[other])) ?? name
    return <FieldCell field={fields[holder] ?? field} row={row} value={row[holder]} />
  },
})

// A column of several fields has no order that is theirs all, unless one stands for the sum of the other's entries.
const isSummed = (field: AnyField | undefined) => field?.kind === 'list' && field.sum !== undefined

function FieldCell({ field, row, value }: { field: AnyField; row: AnyRow; value: unknown }) {
  const { say } = useLocale()
  if (field.unseen && !isVisible(field, row)) return <span className="unseen">{say(field.unseen)}</span>
  return <Cell field={targetIn(field, row)} value={value} />
}

const derivedColumn = (declaration: AnyResource): Column[] => {
  const { derived } = declaration
  if (!derived) return []
  return [
    {
      name: 'derived',
      label: derived.label,
      kind: 'derived',
      isSortable: false,
      show: (row) => <DerivedTag declaration={declaration} row={row} />,
    },
  ]
}
