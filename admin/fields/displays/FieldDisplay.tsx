import type { Kind, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { cells } from '../cells/Cell.tsx'
import { LabelledValue } from '../cells/LabelledValue.tsx'
import { FileLink } from '../FileLink.tsx'
import { type AnyValueProps, hasShortEntries, isEmpty, type ValueTable } from '../kinds.ts'
import { EntryLine, fitsOnOneLine } from './EntryLine.tsx'
import { FilesDisplay } from './FilesDisplay.tsx'
import { ImageDisplay, ImagesDisplay } from './ImageDisplay.tsx'
import { LocalizedDisplay } from './LocalizedDisplay.tsx'
import { PermissionsDisplay } from './PermissionsDisplay.tsx'
import { RelationsDisplay } from './RelationsDisplay.tsx'
import { RichTextDisplay } from './RichTextDisplay.tsx'

/** The show-page display of each field kind: like the table cell, or in full where a table has no room. */
export const displays: ValueTable = {
  text: ({ field, value }) => <LabelledValue field={field} value={value} As={FullText} />,
  longText: ({ value }) => <FullText text={value} />,
  localized: LocalizedDisplay,
  localizedLong: LocalizedDisplay,
  localizedRich: RichTextDisplay,
  count: cells.count,
  percent: cells.percent,
  money: cells.money,
  boolean: cells.boolean,
  date: cells.date,
  dateTime: cells.dateTime,
  time: cells.time,
  choice: cells.choice,
  image: ImageDisplay,
  images: ImagesDisplay,
  file: ({ value }) => <FileLink value={value} isNamed />,
  files: FilesDisplay,
  link: cells.link,
  email: cells.email,
  phone: cells.phone,
  color: cells.color,
  belongsTo: cells.belongsTo,
  hasMany: RelationsDisplay,
  list: ListDisplay,
  permissions: PermissionsDisplay,
}

// Some kinds read better as "None" or "Not yet" than as "Not set".
const emptyTexts: { readonly [K in Kind]?: 'show.nothing' | 'show.notYet' } = {
  dateTime: 'show.notYet',
  longText: 'show.nothing',
  image: 'show.nothing',
  images: 'show.nothing',
  file: 'show.nothing',
  files: 'show.nothing',
  hasMany: 'show.nothing',
  list: 'show.nothing',
  permissions: 'show.nothing',
}

/** A field's value on a show page, or a text when it is empty. */
export function FieldDisplay({ field, value }: AnyValueProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  if (isEmpty(value)) return <span className="muted">{field.empty ? localize(field.empty) : t(emptyTexts[field.kind] ?? 'show.none')}</span>
  const Value = displayFor(field)
  return <Value field={field} value={value} />
}

// Safe: the component is looked up by the field's own kind, and the value belongs to that field.
const displayFor = (field: AnyValueProps['field']) => displays[field.kind] as ComponentType<AnyValueProps>

// In this file because it renders `FieldDisplay` recursively.
function ListDisplay({ field, value }: { field: ListField; value: readonly AnyRow[] }) {
  const { localize } = useLocale()
  if (field.isInline) return <cells.list field={field} value={value} />
  if (fitsOnOneLine(field))
    return (
      <ol className="entry-lines">
        {value.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity besides their index
          <EntryLine key={index} field={field} entry={entry} />
        ))}
      </ol>
    )
  return (
    <ol className={hasShortEntries(field) ? 'entries short-entries' : 'entries'}>
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity besides their index
        <li key={index} className="entry">
          <dl>
            {Object.entries(field.fields).map(([name, inner]) =>
              isVisible(inner, entry) ? (
                <div key={name}>
                  <dt>{localize(inner.label)}</dt>
                  <dd>
                    <FieldDisplay field={inner} value={entry[name]} />
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

/** A text in full, with its line breaks. */
const FullText = ({ text }: { text: string }) => (
  <p className="full-text">
    <bdi>{text}</bdi>
  </p>
)
