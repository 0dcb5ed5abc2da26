import './entry-line.css'
import type { AnyField, Kind, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { Cell } from '../cells/Cell.tsx'
import { isEmpty } from '../kinds.ts'

/** Kinds whose values are clear without their label. */
const selfExplanatoryKinds: readonly Kind[] = ['text', 'localized', 'choice', 'money', 'email', 'phone', 'color']
const labelledKinds: readonly Kind[] = ['count', 'percent', 'boolean', 'date', 'dateTime', 'time']

/** Whether the list's entries are short enough for one line each. */
export function fitsOnOneLine({ fields }: ListField): boolean {
  const kinds = Object.values(fields).map(({ kind }) => kind)
  return kinds.length <= 4 && kinds.every((kind) => selfExplanatoryKinds.includes(kind) || labelledKinds.includes(kind))
}

/** A list entry with few short fields on one line: "Saturday 09:00 – 18:00", "Friday Closed". */
export function EntryLine({ field, entry }: { field: ListField; entry: AnyRow }) {
  const shownFields = Object.entries(field.fields).filter(([name, inner]) => isVisible(inner, entry) && !isEmpty(entry[name]))
  const isImpliedByAnother = (name: string) => shownFields.some(([, { visibleWhen }]) => visibleWhen?.field === name)
  const isRange = shownFields.some(([name]) => name === 'from') && shownFields.some(([name]) => name === 'to')
  return (
    <li className="entry-line">
      {shownFields.map(([name, inner]) => {
        if (isImpliedByAnother(name) || (isRange && name === 'to')) return null
        const [to] = isRange && name === 'from' ? shownFields.filter(([other]) => other === 'to') : []
        return (
          <span key={name}>
            <Part field={inner} value={entry[name]} isBare={to !== undefined} />
            {to && (
              <>
                {' – '}
                <Part field={to[1]} value={entry.to} isBare />
              </>
            )}
          </span>
        )
      })}
    </li>
  )
}

function Part({ field, value, isBare }: { field: AnyField; value: unknown; isBare: boolean }) {
  const { localize } = useLocale()
  if (field.kind === 'boolean' && value === true) return localize(field.label)
  if (field.kind === 'boolean' && field.falseLabel) return <span className="muted">{localize(field.falseLabel)}</span>
  if (field.kind === 'choice') return localize(field.options[String(value)] ?? { en: String(value), ar: String(value) })
  if (field.kind === 'localized') return <BothLanguages value={asLocalized(value)} />
  if (isBare || selfExplanatoryKinds.includes(field.kind)) return <Cell field={field} value={value} />
  return (
    <>
      {localize(field.label)}: <Cell field={field} value={value} />
    </>
  )
}

// The user's language first, then the other one.
function BothLanguages({ value }: { value: Localized }) {
  const { locale } = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <>
      <bdi lang={locale}>{value[locale]}</bdi>{' '}
      <bdi lang={other} className="muted">
        {value[other]}
      </bdi>
    </>
  )
}

// Safe: the field's kind is `localized`.
const asLocalized = (value: unknown) => value as Localized
