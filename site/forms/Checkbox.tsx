import type { ReactNode } from 'react'
import { controlProps, FieldMessages } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

type Props = {
  name: string
  /** Overrides the id when several checkboxes of a page have the same name. */
  id?: string
  label: ReactNode
  value?: string
  defaultChecked?: boolean
  hint?: ReactNode
  errors?: readonly string[] | undefined
  className?: string
}

export function Checkbox({ name, id, label, value = 'true', defaultChecked, hint, errors: serverErrors, className = '' }: Props) {
  const errors = useFieldErrors(name, serverErrors)
  return (
    <div className={className}>
      <label className="flex items-start gap-3">
        <input
          {...controlProps({ name, id, hint, errors })}
          type="checkbox"
          value={value}
          defaultChecked={defaultChecked}
          className="mt-1.5 size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
      <FieldMessages name={name} hint={hint} errors={errors} />
    </div>
  )
}
