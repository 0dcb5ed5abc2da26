import type { ComponentProps } from 'react'
import { describe, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** One line of text. Addresses, codes and numbers are given `dir="ltr"`; everything else follows its own first letter. */
export function TextInput({
  name,
  id,
  label,
  hint,
  errors,
  optional = false,
  className = '',
  dir = 'auto',
  type = 'text',
  placeholder = ' ',
  ...rest
}: Props) {
  return (
    <Field {...{ name, id, label, hint, errors, optional, className }}>
      <input
        {...rest}
        {...describe({ name, id, hint, errors })}
        type={type}
        placeholder={placeholder}
        dir={dir}
        className="input"
        required={false}
        aria-required={!optional || undefined}
      />
    </Field>
  )
}
