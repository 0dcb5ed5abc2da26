import type { FieldOf, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { ComponentType } from 'react'
import { useLocale } from '../app/useLocale.ts'
import { BooleanCell } from './cells/BooleanCell.tsx'
import { ChoiceCell } from './cells/ChoiceCell.tsx'
import { ColorCell } from './cells/ColorCell.tsx'
import { ImageCell, ImagesCell } from './cells/ImageCell.tsx'
import { Worded } from './cells/LabelledValue.tsx'
import { ListCell } from './cells/ListCell.tsx'
import { LocalizedCell } from './cells/LocalizedCell.tsx'
import { MoneyCell } from './cells/MoneyCell.tsx'
import { PermissionsCell } from './cells/PermissionsCell.tsx'
import { RelationCell, RelationsCell } from './cells/RelationCell.tsx'
import { RichCell } from './cells/RichCell.tsx'
import { Code, Lines } from './cells/text.tsx'
import { FileLink } from './FileLink.tsx'
import { countText, dateText, instantText } from './format.ts'
import { type AnyValueProps, isEmpty, type ValueTable } from './kinds.ts'

/** How a table shows each kind. A kind without a line does not compile. */
export const cells: ValueTable = {
  text: ({ field, value }) => <Worded field={field} value={value} As={Lines} />,
  longText: ({ value }) => <Lines text={value} />,
  localized: LocalizedCell,
  localizedLong: LocalizedCell,
  localizedRich: RichCell,
  count: ({ field, value }) => <Code text={`${numberText(field, value)}${field.outOf ? ` / ${field.outOf}` : ''}`} />,
  percent: ({ value }) => <Code text={`${value}%`} />,
  money: MoneyCell,
  boolean: BooleanCell,
  date: ({ value }) => <Code text={dateText(value)} />,
  dateTime: ({ value }) => <Code text={instantText(value)} />,
  time: ({ value }) => <Code text={value} />,
  choice: ChoiceCell,
  image: ImageCell,
  images: ImagesCell,
  file: FileLink,
  link: ({ value }) => <Code text={value} href={value.startsWith('https://') ? value : undefined} />,
  email: ({ value }) => <Code text={value} href={`mailto:${value}`} />,
  phone: ({ value }) => <Code text={value} href={`tel:${value}`} />,
  color: ColorCell,
  belongsTo: RelationCell,
  hasMany: RelationsCell,
  list: ({ field, value }) => (field.isTold ? <ToldEntries field={field} value={value} /> : <ListCell field={field} value={value} />),
  permissions: PermissionsCell,
}

const numberText = ({ ungrouped, tenths }: FieldOf<'count'>, value: number): string =>
  tenths ? (value / 10).toFixed(1) : ungrouped ? String(value) : countText(value)

/** The value of a field as a table shows it; its word for emptiness or a dash where there is none. */
export function Cell({ field, value }: AnyValueProps) {
  const { say } = useLocale()
  if (isEmpty(value)) return <span className="none">{field.empty ? say(field.empty) : '—'}</span>
  const Shown = cellFor(field)
  return <Shown field={field} value={value} />
}

// Beside the table because it shows the fields of an entry by it. An entry that says nothing beside its heading says so.
function ToldEntries({ field, value }: { field: ListField; value: readonly AnyRow[] }) {
  const [heading, ...rest] = Object.entries(field.fields)
  return (
    <ul className="told-entries">
      {value.map((entry, index) => {
        const said = rest.filter(([name]) => !isEmpty(entry[name]))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          <li key={index}>
            {heading && (
              <span className="none">
                <Cell field={heading[1]} value={entry[heading[0]]} />
              </span>
            )}
            {said.length === 0 && <span className="none">—</span>}
            {said.map(([name, inner]) => (
              <Cell key={name} field={inner} value={entry[name]} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

// Safe: the component is looked up by the kind of the very field it is given, and the value came from that field.
const cellFor = (field: AnyValueProps['field']) => cells[field.kind] as ComponentType<AnyValueProps>
