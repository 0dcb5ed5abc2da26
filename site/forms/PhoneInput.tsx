import { useTranslation } from 'react-i18next'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

type Props = FieldProps & { defaultValue?: string | undefined; autoComplete?: string; countryCode?: boolean }

/** A national phone number with its country code, submitted as `country_code`. */
export function PhoneInput({
  name,
  label,
  hint,
  errors: serverErrors,
  className = '',
  defaultValue,
  autoComplete = 'tel-national',
  countryCode = true,
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  const { t } = useTranslation()
  return (
    <Field {...{ name, label, hint, errors, className }}>
      <span dir="ltr" className="flex gap-2">
        {countryCode && (
          <select
            name="country_code"
            aria-label={t('form.countryCode')}
            className="input w-auto shrink-0 px-3 pe-3"
            autoComplete="tel-country-code"
          >
            <option value="966">+966</option>
          </select>
        )}
        <input
          {...controlProps({ name, hint, errors })}
          // A field of type `tel` may not be filled with a national number.
          type="text"
          inputMode="tel"
          dir="ltr"
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          placeholder="05xxxxxxxx"
          aria-required
          className="input"
        />
      </span>
    </Field>
  )
}
