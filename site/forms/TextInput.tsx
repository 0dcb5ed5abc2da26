import type { ComponentProps } from 'react'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** A single-line field. Its direction follows the typed text; pass `dir="ltr"` for addresses, codes and numbers. */
export function TextInput({
  name,
  id,
  label,
  hint,
  errors: serverErrors,
  optional = false,
  className = '',
  dir = 'auto',
  type = 'text',
  placeholder = ' ',
  ...rest
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  return (
    <Field {...{ name, id, label, hint, errors, optional, className }}>
      <input
        {...rest}
        {...controlProps({ name, id, hint, errors })}
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
