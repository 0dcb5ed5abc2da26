import { FieldMessages, type FieldProps, groupProps } from './Field.tsx'
import { useFieldErrors } from './field-checks.ts'

type Props = Pick<FieldProps, 'name' | 'hint' | 'errors'> & {
  legend: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string | undefined
}

/** Radio buttons with short labels, side by side. */
export function RadioChips({ name, legend, options, defaultValue, hint, errors: serverErrors }: Props) {
  const errors = useFieldErrors(name, serverErrors)
  return (
    <fieldset {...groupProps({ name, hint, errors })} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong/50 bg-surface px-4 py-1.5 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="size-4 shrink-0 focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessages name={name} hint={hint} errors={errors} />
    </fieldset>
  )
}
