import type { ChoiceField } from '@wasl/shared/registry/fields.ts'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { RadioChoices } from '../../ui/RadioChoices.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import type { Path } from '../kinds.ts'
import { FormField } from './FormField.tsx'

const radiosAtMost = 3

/** Radio buttons for few options; a searchable select for many, or when the field is optional. */
export function ChoiceInput({ field, name }: { field: ChoiceField; name: Path; path: Path }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const options = Object.entries(field.options).map(([value, label]) => ({ value, label: localize(label) }))
  const open = options.length <= radiosAtMost && !field.optional
  return (
    <FormField field={field} name={name}>
      {open ? (
        <RadioChoices label={localize(field.label)} options={options} />
      ) : (
        <Select options={options} placeholder={t('form.choose')} allowClear={Boolean(field.optional)} showSearch optionFilterProp="label" />
      )}
    </FormField>
  )
}
