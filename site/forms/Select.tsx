import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

export type SelectOption = { value: string; label: string }
type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps> & { options: readonly SelectOption[]; placeholder?: string }

/** A select with an empty first option as placeholder. */
export function Select({
  name,
  id,
  label,
  hint,
  errors: serverErrors,
  optional = false,
  className = '',
  options,
  placeholder,
  ...rest
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  const { t } = useTranslation()
  return (
    <Field {...{ name, id, label, hint, errors, optional, className }}>
      <span className="relative block">
        <select {...rest} {...controlProps({ name, id, hint, errors })} className="input" aria-required={!optional || undefined}>
          <option value="">{placeholder ?? t('form.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
      </span>
    </Field>
  )
}
