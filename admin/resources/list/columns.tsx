import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { ReactNode } from 'react'
import { fieldNamed } from '../../api/declarations.ts'
import { resolveField } from '../../api/resolve-field.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { DerivedTag } from '../DerivedTag.tsx'

/** One column of a list: its label, how it renders a row, and whether the server can sort by it. */
export type Column = { name: string; label: Label; isSortable: boolean; kind: Kind | 'derived'; show: (row: AnyRow) => ReactNode }

// Ids, images and lists have no meaningful order.
const unsortableKinds: readonly Kind[] = [
  'belongsTo',
  'hasMany',
  'permissions',
  'image',
  'images',
  'files',
  'file',
  'list',
  'localizedLong',
  'localizedRich',
  'longText',
]

/** The columns of a list by name; by default the declared ones. */
export const columnsOf = (declaration: AnyResource, names: readonly string[] = declaration.list): Column[] =>
  names.flatMap((name): Column[] => {
    if (name === 'derived') return derivedColumn(declaration)
    const field = fieldNamed(declaration, name)
    return field ? [fieldColumn(declaration, name, field)] : []
  })

const fieldColumn = ({ fields, mergedColumns }: AnyResource, name: string, field: AnyField): Column => ({
  name,
  label: field.label,
  kind: field.kind,
  isSortable: !unsortableKinds.includes(field.kind) && (mergedColumns?.[name] ?? []).every((other) => isSortableBySum(fields[other])),
  show: (row) => {
    const source = mergedColumns?.[name]?.find((other) => !isEmpty(row[other])) ?? name
    return <FieldCell field={fields[source] ?? field} row={row} value={row[source]} />
  },
})

// A column merged from several fields can be sorted only if the other fields are lists with a sum.
const isSortableBySum = (field: AnyField | undefined) => field?.kind === 'list' && field.sumField !== undefined

function FieldCell({ field, row, value }: { field: AnyField; row: AnyRow; value: unknown }) {
  const { localize } = useLocale()
  if (!isVisible(field, row))
    return field.hiddenLabel ? <span className="muted-value">{localize(field.hiddenLabel)}</span> : <Cell field={field} value={null} />
  return <Cell field={resolveField(field, row)} value={value} />
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
