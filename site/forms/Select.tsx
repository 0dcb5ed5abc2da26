import type { ComponentProps, ReactNode } from 'react'
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
      <SelectArrow>
        <select {...rest} {...controlProps({ name, id, hint, errors })} className="input" aria-required={!optional || undefined}>
          <option value="">{placeholder ?? t('form.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectArrow>
    </Field>
  )
}

/** The arrow of a select with the class `input`. */
export const SelectArrow = ({ children }: { children: ReactNode }) => (
  <span className="relative block">
    {children}
    <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
  </span>
)
