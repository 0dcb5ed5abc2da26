import type { ComponentProps } from 'react'
import { describe, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/** Several lines of text. */
export function Textarea({ name, id, label, hint, errors, optional = false, className = '', rows = 4, placeholder = ' ', ...rest }: Props) {
  return (
    <Field {...{ name, id, label, hint, errors, optional, className }}>
      <textarea
        {...rest}
        {...describe({ name, id, hint, errors })}
        rows={rows}
        placeholder={placeholder}
        dir="auto"
        className="input"
        aria-required={!optional || undefined}
      />
    </Field>
  )
}
