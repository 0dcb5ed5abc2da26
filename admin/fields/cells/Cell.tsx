import { formatCount, formatDay } from '@wasl/shared/i18n/format.ts'
import type { FieldOf, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { ComponentType } from 'react'
import { DateTimeText } from '../../ui/DateTimeText.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { FileLink } from '../FileLink.tsx'
import { type AnyValueProps, isEmpty, type ValueTable } from '../kinds.ts'
import { BooleanCell } from './BooleanCell.tsx'
import { ChoiceCell } from './ChoiceCell.tsx'
import { FilesCell } from './FilesCell.tsx'
import { ImageCell, ImagesCell } from './ImageCell.tsx'
import { LabelledValue } from './LabelledValue.tsx'
import { ListCell } from './ListCell.tsx'
import { LocalizedCell, RichTextCell } from './LocalizedCell.tsx'
import { MoneyCell } from './MoneyCell.tsx'
import { PermissionsCell } from './PermissionsCell.tsx'
import { RelationCell, RelationsCell } from './RelationCell.tsx'
import { TimeOfDayCell } from './TimeOfDayCell.tsx'
import { ClampedText, Code, ColorCell } from './text.tsx'

/** The table cell of each field kind. A missing kind does not compile. */
export const cells: ValueTable = {
  text: ({ field, value }) => <LabelledValue field={field} value={value} As={ClampedText} />,
  longText: ({ value }) => <ClampedText text={value} />,
  localized: LocalizedCell,
  localizedLong: LocalizedCell,
  localizedRich: RichTextCell,
  count: ({ field, value }) => <Code text={`${numberText(field, value)}${field.outOf ? ` / ${field.outOf}` : ''}`} />,
  percent: ({ value }) => <Code text={`${value}%`} />,
  money: MoneyCell,
  boolean: BooleanCell,
  date: ({ value }) => <Code text={formatDay(value)} />,
  dateTime: ({ value }) => <DateTimeText at={value} />,
  time: TimeOfDayCell,
  choice: ChoiceCell,
  image: ImageCell,
  images: ImagesCell,
  file: FileLink,
  files: FilesCell,
  link: ({ value }) => <Code text={value} href={value.startsWith('https://') ? value : undefined} />,
  email: ({ value }) => <Code text={value} href={`mailto:${value}`} />,
  phone: ({ value }) => <Code text={value} href={`tel:${value}`} />,
  color: ColorCell,
  belongsTo: RelationCell,
  hasMany: RelationsCell,
  list: ({ field, value }) => (field.isInline ? <InlineEntries field={field} value={value} /> : <ListCell field={field} value={value} />),
  permissions: PermissionsCell,
}

const numberText = ({ ungrouped, tenths }: FieldOf<'count'>, value: number): string =>
  tenths ? (value / 10).toFixed(1) : ungrouped ? String(value) : formatCount(value)

/** A field's value in a table; its empty label or a dash when there is none. */
export function Cell({ field, value }: AnyValueProps) {
  const { localize } = useLocale()
  if (isEmpty(value)) return <span className="muted">{field.empty ? localize(field.empty) : '—'}</span>
  const KindCell = cellFor(field)
  return <KindCell field={field} value={value} />
}

// In this file because it renders `Cell` recursively. An entry with nothing besides its heading shows a dash.
function InlineEntries({ field, value }: { field: ListField; value: readonly AnyRow[] }) {
  const [heading, ...rest] = Object.entries(field.fields)
  return (
    <ul className="inline-entries">
      {value.map((entry, index) => {
        const filled = rest.filter(([name, { empty, internal }]) => !internal && (empty || !isEmpty(entry[name])))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity besides their index
          <li key={index}>
            {heading && (
              <span className="muted">
                <Cell field={heading[1]} value={entry[heading[0]]} />
              </span>
            )}
            {filled.length === 0 && <span className="muted">—</span>}
            {filled.map(([name, inner]) => (
              <Cell key={name} field={inner} value={entry[name]} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

// Safe: the component is looked up by the field's own kind, and the value belongs to that field.
const cellFor = (field: AnyValueProps['field']) => cells[field.kind] as ComponentType<AnyValueProps>
