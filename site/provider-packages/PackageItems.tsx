import type { Localized } from '@wasl/shared/units.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { useRestoredRows } from '../forms/restored-rows.ts'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

export const mostItems = 12

type Props = { label: string; idPrefix: string; rows: readonly { text: Localized }[]; errors: FieldErrors }

/** What a package includes, in both languages. Fields: `includes.N.text.ar`, … */
export function PackageItems({ label, idPrefix, rows: stored, errors }: Props) {
  const { t } = useTranslation('packages')
  const initial = stored.length > 0 ? stored : [{ text: { ar: '', en: '' } }]
  const [rows, setRows] = useState(() => initial.map(({ text }, at) => ({ key: String(at), text })))
  const element = useRestoredRows('includes', (typed) =>
    setRows(typed.map((row, at) => ({ key: `typed ${at}`, text: { ar: row['text.ar'] ?? '', en: row['text.en'] ?? '' } }))),
  )
  return (
    <fieldset ref={element} id={`${idPrefix}includes`} tabIndex={-1} className="flex flex-col gap-4">
      <legend className="mb-3 font-medium">{label}</legend>
      {rows.map(({ key, text }, at) => (
        <div key={key} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
          {(['ar', 'en'] as const).map((locale) => (
            <TextInput
              key={locale}
              name={`includes.${at}.text.${locale}`}
              id={`${idPrefix}includes.${at}.text.${locale}`}
              label={`${t('item', { number: at + 1 })} (${t(`language.${locale}`)})`}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              maxLength={120}
              defaultValue={text[locale]}
              errors={errors[`includes.${at}.text.${locale}`]}
            />
          ))}
          <Button
            type="button"
            tone="plain"
            size="small"
            icon="trash"
            className="justify-self-start sm:mt-8"
            aria-label={t('removeItem', { number: at + 1 })}
            onClick={() => setRows((known) => known.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      {rows.length < mostItems && (
        <Button
          type="button"
          tone="plain"
          icon="plus"
          className="self-start"
          onClick={() => setRows((known) => [...known, { key: crypto.randomUUID(), text: { ar: '', en: '' } }])}
        >
          {t('addItem')}
        </Button>
      )}
      <FieldMessages name={`${idPrefix}includes`} errors={errors.includes} />
    </fieldset>
  )
}
