import type { ComponentProps } from 'react'
import { controlProps, Field, type FieldProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

export function Textarea({
  name,
  id,
  label,
  hint,
  errors: serverErrors,
  optional = false,
  className = '',
  rows = 4,
  placeholder = ' ',
  ...rest
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  return (
    <Field {...{ name, id, label, hint, errors, optional, className }}>
      <textarea
        {...rest}
        {...controlProps({ name, id, hint, errors })}
        rows={rows}
        placeholder={placeholder}
        dir="auto"
        className="input"
        aria-required={!optional || undefined}
      />
    </Field>
  )
}
