import type { Holiday } from '@wasl/shared/rules/opening-hours.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { useRestoredRows } from '../forms/restored-rows.ts'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

/** The holidays of a provider: first and last day each. Fields: `holidays.N.from`, `.to`. */
export function HolidaysField({ holidays, errors = {} }: { holidays: readonly Holiday[]; errors?: FieldErrors | undefined }) {
  const { t } = useTranslation('provider')
  const [rows, setRows] = useState(() => holidays.map((holiday, at) => ({ ...holiday, key: String(at) })))
  const list = useRestoredRows('holidays', (typed) =>
    setRows(typed.map(({ from = '', to = '' }) => ({ from, to, key: crypto.randomUUID() }))),
  )
  return (
    <fieldset ref={list} id="holidays" tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('holidays.title')}</legend>
      <p className="text-sm text-muted">{t('holidays.hint')}</p>
      <ul className="flex flex-col gap-3">
        {rows.map(({ key, from, to }, at) => (
          <li key={key} className="flex flex-wrap items-end gap-3">
            <TextInput
              name={`holidays.${at}.from`}
              type="date"
              label={t('holidays.from')}
              defaultValue={from}
              errors={errors[`holidays.${at}.from`]}
            />
            <TextInput
              name={`holidays.${at}.to`}
              type="date"
              label={t('holidays.to')}
              defaultValue={to}
              errors={errors[`holidays.${at}.to`]}
            />
            <Button
              type="button"
              tone="plain"
              icon="trash"
              aria-label={t('holidays.remove', { number: at + 1 })}
              onClick={() => setRows((known) => known.filter((row) => row.key !== key))}
            />
          </li>
        ))}
      </ul>
      {rows.length < 20 && (
        <Button
          type="button"
          tone="plain"
          icon="plus"
          className="self-start"
          onClick={() => setRows((known) => [...known, { key: crypto.randomUUID(), from: '', to: '' }])}
        >
          {t('holidays.add')}
        </Button>
      )}
      <FieldMessages name="holidays" errors={errors.holidays} />
    </fieldset>
  )
}
