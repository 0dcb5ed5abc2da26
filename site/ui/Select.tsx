import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { describe, Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'

export type Option = { value: string; label: string }
type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps> & { options: readonly Option[]; placeholder?: string }

/** One of a list. The first, empty line asks to choose. */
export function Select({ name, id, label, hint, errors, optional = false, className = '', options, placeholder, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Field {...{ name, id, label, hint, errors, optional, className }}>
      <span className="relative block">
        <select {...rest} {...describe({ name, id, hint, errors })} className="input" aria-required={!optional || undefined}>
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
