import { FieldMessages } from '../forms/Field.tsx'

type Props = {
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  errors?: readonly string[] | undefined
}

/** Several choices from a short list. */
export function CheckboxGroup({ name, legend, options, chosen, errors }: Props) {
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="mb-2 font-medium">{legend}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 sm:grid-cols-3">
        {options.map(({ value, label }) => (
          <li key={value}>
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} className="size-5 shrink-0" />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <FieldMessages name={name} errors={errors} />
    </fieldset>
  )
}
