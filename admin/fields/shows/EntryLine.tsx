import './entry-line.css'
import type { AnyField, Kind, ListField } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useLocale } from '../../app/useLocale.ts'
import { Cell } from '../cells.tsx'
import { isEmpty } from '../kinds.ts'

/** Kinds that say what they are without their label. */
const plain: readonly Kind[] = ['text', 'localized', 'choice', 'money', 'email', 'phone', 'color']
const labelled: readonly Kind[] = ['count', 'percent', 'boolean', 'date', 'dateTime', 'time']

/** Whether an entry has room on one line. */
export function isShort({ fields }: ListField): boolean {
  const kinds = Object.values(fields).map(({ kind }) => kind)
  return kinds.length <= 4 && kinds.every((kind) => plain.includes(kind) || labelled.includes(kind))
}

/** One entry of few short fields on one line: «Saturday 09:00 – 18:00», «Friday Closed». */
export function EntryLine({ field, entry }: { field: ListField; entry: AnyRow }) {
  const said = Object.entries(field.fields).filter(([name, inner]) => isVisible(inner, entry) && !isEmpty(entry[name]))
  const isSaidBy = (name: string) => said.some(([, { visibleWhen }]) => visibleWhen?.field === name)
  const spans = said.some(([name]) => name === 'from') && said.some(([name]) => name === 'to')
  return (
    <li className="entry-line">
      {said.map(([name, inner]) => {
        if (isSaidBy(name) || (spans && name === 'to')) return null
        const [to] = spans && name === 'from' ? said.filter(([other]) => other === 'to') : []
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
  const { say } = useLocale()
  if (field.kind === 'boolean' && value === true) return say(field.label)
  if (field.kind === 'boolean' && field.off) return <span className="none">{say(field.off)}</span>
  if (field.kind === 'choice') return say(field.options[String(value)] ?? [String(value), String(value)])
  if (field.kind === 'localized') return <Both value={localizedOf(value)} />
  if (isBare || plain.includes(field.kind)) return <Cell field={field} value={value} />
  return (
    <>
      {say(field.label)}: <Cell field={field} value={value} />
    </>
  )
}

// The reader's language, and the other one after it.
function Both({ value }: { value: Localized }) {
  const { locale } = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <>
      <bdi lang={locale}>{value[locale]}</bdi>{' '}
      <bdi lang={other} className="none">
        {value[other]}
      </bdi>
    </>
  )
}

// Safe: the field is of the localized kind.
const localizedOf = (value: unknown) => value as Localized
