import { FieldMessages } from '../forms/Field.tsx'
import { useFieldErrors } from '../forms/field-checks.ts'
import { Select } from '../forms/Select.tsx'
import { useText } from '../i18n/locale.ts'
import type { ProductChoices } from './product-choices.server.ts'

type Props = {
  /** The name of all selects: their values are one list. */
  name: string
  attributes: ProductChoices['attributes']
  options: ProductChoices['options']
  chosen: readonly string[]
  optional?: boolean
  errors: readonly string[] | undefined
}

/** One option of each attribute. */
export function OptionSelects({ name, attributes, options, chosen, optional = false, errors: serverErrors }: Props) {
  const text = useText()
  const errors = useFieldErrors(name, serverErrors)
  return (
    <fieldset id={name} tabIndex={-1} className="col-span-full flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-2">
        {attributes.map((attribute) => {
          const own = options.filter(({ attribute_id }) => attribute_id === attribute.id)
          return (
            <Select
              key={attribute.id}
              name={name}
              id={`${name}.${attribute.id}`}
              label={text(attribute.name)}
              optional={optional}
              defaultValue={own.find(({ id }) => chosen.includes(id))?.id ?? ''}
              options={own.map(({ id, option_name }) => ({ value: id, label: text(option_name) }))}
            />
          )
        })}
      </div>
      <FieldMessages name={name} errors={errors} />
    </fieldset>
  )
}
