import type { Kind, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../app/useLocale.ts'
import { Worded } from './cells/LabelledValue.tsx'
import { cells } from './cells.tsx'
import { type AnyValueProps, isEmpty, type ValueTable } from './kinds.ts'
import { EntryLine, isShort } from './shows/EntryLine.tsx'
import { FullText } from './shows/FullText.tsx'
import { ImageShow, ImagesShow } from './shows/ImageShow.tsx'
import { LocalizedShow } from './shows/LocalizedShow.tsx'
import { PermissionsShow } from './shows/PermissionsShow.tsx'
import { RelationsShow } from './shows/RelationsShow.tsx'
import { RichShow } from './shows/RichShow.tsx'

/** How a show page shows each kind: as a table does, and in full where a table has no room. */
export const shows: ValueTable = {
  text: ({ field, value }) => <Worded field={field} value={value} As={FullText} />,
  longText: ({ value }) => <FullText text={value} />,
  localized: LocalizedShow,
  localizedLong: LocalizedShow,
  localizedRich: RichShow,
  count: cells.count,
  percent: cells.percent,
  money: cells.money,
  boolean: cells.boolean,
  date: cells.date,
  dateTime: cells.dateTime,
  time: cells.time,
  choice: cells.choice,
  image: ImageShow,
  images: ImagesShow,
  file: cells.file,
  link: cells.link,
  email: cells.email,
  phone: cells.phone,
  color: cells.color,
  belongsTo: cells.belongsTo,
  hasMany: RelationsShow,
  list: ListShow,
  permissions: PermissionsShow,
}

// What was never there is not «not set»; what has a time of its own is still to come.
const emptyWords: { readonly [K in Kind]?: 'show.nothing' | 'show.notYet' } = {
  dateTime: 'show.notYet',
  longText: 'show.nothing',
  image: 'show.nothing',
  images: 'show.nothing',
  file: 'show.nothing',
  hasMany: 'show.nothing',
  list: 'show.nothing',
  permissions: 'show.nothing',
}

/** The value of a field as a show page shows it; said in words where there is none. */
export function Shown({ field, value }: AnyValueProps) {
  const { t } = useTranslation()
  const { say } = useLocale()
  if (isEmpty(value)) return <span className="none">{field.empty ? say(field.empty) : t(emptyWords[field.kind] ?? 'show.none')}</span>
  const Value = showFor(field)
  return <Value field={field} value={value} />
}

// Safe: the component is looked up by the kind of the very field it is given, and the value came from that field.
const showFor = (field: AnyValueProps['field']) => shows[field.kind] as ComponentType<AnyValueProps>

// The entries of a repeated group in their order; beside the table because it shows its fields by it.
function ListShow({ field, value }: { field: ListField; value: readonly AnyRow[] }) {
  const { say } = useLocale()
  if (field.isTold) return <cells.list field={field} value={value} />
  if (isShort(field))
    return (
      <ol className="entry-lines">
        {value.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          <EntryLine key={index} field={field} entry={entry} />
        ))}
      </ol>
    )
  return (
    <ol className="entries">
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <li key={index} className="entry">
          <dl>
            {Object.entries(field.fields).map(([name, inner]) =>
              isVisible(inner, entry) ? (
                <div key={name}>
                  <dt>{say(inner.label)}</dt>
                  <dd>
                    <Shown field={inner} value={entry[name]} />
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </li>
      ))}
    </ol>
  )
}
