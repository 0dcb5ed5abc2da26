import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { DeclaredField } from './declared-field.ts'

type Props = {
  name: string
  /** What ids start with, when several forms of a page use the same names. */
  idPrefix?: string
  field: DeclaredField | undefined
  value: unknown
  errors: FieldErrors
  /** Of a field that only part of the form shows. */
  optional?: boolean
}

/** The input of one declared field, by its kind. A localized field has one for each language. */
export function DeclaredInput({ name, idPrefix = '', field, value, errors, optional }: Props) {
  if (!field) return null
  const isNew = value === undefined
  const stored = value === null || value === undefined ? '' : String(value)
  const text = isNew ? field.fallback : stored
  const shared = {
    name,
    id: idPrefix + name,
    label: field.label,
    hint: field.hint,
    errors: errors[name],
    optional: optional ?? field.optional,
  }
  if (field.kind === 'localized') return <BothLanguages {...{ name, idPrefix, field, value, errors }} />
  if (field.kind === 'boolean') {
    const { optional: _, ...box } = shared
    return <Checkbox {...box} defaultChecked={text === 'true'} />
  }
  if (field.kind === 'choice') return <Select {...shared} options={field.options} defaultValue={text} />
  if (field.kind === 'date') return <TextInput {...shared} type="date" dir="ltr" defaultValue={text} />
  if (field.kind === 'color') return <TextInput {...shared} type="color" className="max-w-40" defaultValue={text || '#ffffff'} />
  if (field.kind === 'money')
    return (
      <TextInput
        {...shared}
        inputMode="decimal"
        data-amount
        dir="ltr"
        autoComplete="off"
        defaultValue={isNew ? formatRiyalsInput(field.fallback === '' ? null : Number(field.fallback)) : formatRiyalsInput(asNumber(value))}
      />
    )
  if (field.kind === 'count' || field.kind === 'percent')
    return <TextInput {...shared} inputMode="numeric" dir="ltr" autoComplete="off" defaultValue={text} />
  return <TextInput {...shared} maxLength={field.max} defaultValue={text} />
}

type LanguagesProps = { name: string; idPrefix: string; field: DeclaredField; value: unknown; errors: FieldErrors }

function BothLanguages({ name, idPrefix, field, value, errors }: LanguagesProps) {
  const { t } = useTranslation('fleet')
  // Safe: a localized field has both languages.
  const texts = value as Localized | null | undefined
  return (['ar', 'en'] as const).map((locale) => (
    <TextInput
      key={locale}
      name={`${name}.${locale}`}
      id={`${idPrefix}${name}.${locale}`}
      label={`${field.label} (${t(`language.${locale}`)})`}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      maxLength={field.max}
      defaultValue={texts?.[locale] ?? ''}
      errors={errors[`${name}.${locale}`] ?? (locale === 'ar' ? errors[name] : undefined)}
    />
  ))
}

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)
