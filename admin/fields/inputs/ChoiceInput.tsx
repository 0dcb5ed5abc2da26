import type { ChoiceField } from '@wasl/shared/registry/fields.ts'
import { Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Path } from '../kinds.ts'
import { Labelled } from './Labelled.tsx'

const radiosAtMost = 3

/** Few options lie open as buttons; many, or one that may be cleared, go into a list with search. */
export function ChoiceInput({ field, name }: { field: ChoiceField; name: Path; path: Path }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const options = Object.entries(field.options).map(([value, label]) => ({ value, label: say(label) }))
  const open = options.length <= radiosAtMost && !field.optional
  return (
    <Labelled field={field} name={name}>
      {open ? (
        <Radio.Group options={options} optionType="button" />
      ) : (
        <Select options={options} placeholder={t('form.choose')} allowClear={Boolean(field.optional)} showSearch optionFilterProp="label" />
      )}
    </Labelled>
  )
}
