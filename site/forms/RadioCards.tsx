import type { ReactNode } from 'react'
import { FieldMessages, groupProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

export type RadioOption = { value: string; label: string; hint?: ReactNode; disabled?: boolean }
type Props = {
  name: string
  legend: string
  /** For screen readers only, below a heading that says the same. */
  isLegendHidden?: boolean
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  hint?: ReactNode
  errors?: readonly string[] | undefined
  onChoose?: (value: string) => void
  columns?: string
}

/** Radio buttons as cards. */
export function RadioCards({
  name,
  legend,
  isLegendHidden = false,
  options,
  defaultValue,
  hint,
  errors: serverErrors,
  onChoose,
  columns = 'sm:grid-cols-2',
}: Props) {
  const errors = useFieldErrors(name, serverErrors)
  return (
    <fieldset {...groupProps({ name, hint, errors })} className="flex flex-col gap-2">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{legend}</legend>
      <div className={`grid gap-3 ${columns}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="card flex items-start gap-3 p-4 has-checked:border-brand has-checked:bg-brand-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              onChange={() => onChoose?.(option.value)}
              className="mt-1.5 size-4.5 shrink-0 focus-visible:outline-none"
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages name={name} hint={hint} errors={errors} />
    </fieldset>
  )
}
