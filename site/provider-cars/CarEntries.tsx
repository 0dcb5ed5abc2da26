import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { parseRiyals } from '../forms/form-values.ts'
import { useRestoredRows } from '../forms/restored-rows.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { DeclaredInput } from './DeclaredInput.tsx'
import type { DeclaredFields } from './declared-field.ts'

type Entry = Readonly<Record<string, unknown>>
type Props = {
  list: 'features' | 'additional_services'
  parts: readonly string[]
  /** For screen readers only, below a heading that says the same. */
  isLegendHidden?: boolean
  rows: readonly Entry[]
  fields: DeclaredFields
  errors: FieldErrors
}
const most = { features: 20, additional_services: 10 }

/** The features or additional services of a car. Fields: `features.N.name.ar`, … */
export function CarEntries({ list, parts, isLegendHidden = false, rows: stored, fields, errors }: Props) {
  const { t } = useTranslation('fleet')
  const [rows, setRows] = useState(() => stored.map((entry, at) => ({ key: String(at), entry })))
  const element = useRestoredRows(list, (typed) => setRows(typed.map((row, at) => ({ key: `typed ${at}`, entry: fromTyped(row) }))))
  return (
    <fieldset ref={element} id={list} tabIndex={-1} className="flex flex-col gap-4">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-3 font-medium'}>{fields[list]?.label}</legend>
      {rows.map(({ key, entry }, at) => (
        <div key={key} className="grid items-start gap-3 border-b border-line pb-4 sm:grid-cols-2">
          {parts.map((part) => (
            <DeclaredInput
              key={part}
              name={`${list}.${at}.${part}`}
              field={fields[`${list}.${part}`]}
              value={entry[part]}
              errors={errors}
            />
          ))}
          <Button
            type="button"
            tone="plain"
            size="small"
            icon="trash"
            className="justify-self-start"
            aria-label={t(`entries.${list}.remove`, { number: at + 1 })}
            onClick={() => setRows((known) => known.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      {rows.length < most[list] && (
        <Button
          type="button"
          tone="plain"
          icon="plus"
          className="self-start"
          onClick={() => setRows((known) => [...known, { key: crypto.randomUUID(), entry: {} }])}
        >
          {t(`entries.${list}.add`)}
        </Button>
      )}
      <FieldMessages name={list} errors={errors[list]} />
    </fieldset>
  )
}

const fromTyped = (row: Readonly<Record<string, string>>): Entry => ({
  name: { ar: row['name.ar'] ?? '', en: row['name.en'] ?? '' },
  price: parseRiyals(row.price ?? null),
  per: row.per,
})
