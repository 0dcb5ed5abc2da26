import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Criteria } from './criteria.ts'

/** Yes, no, or any. Values from the URL are strings: 'true' counts as true. */
export function BooleanFilter({ id, criteria, onChange }: { id: string; criteria: Criteria; onChange: (criteria: Criteria) => void }) {
  const { t } = useTranslation()
  const chosen = criteria.eq === undefined ? 'any' : String(criteria.eq)
  return (
    <Radio.Group
      id={id}
      optionType="button"
      value={chosen}
      onChange={({ target }) => onChange(target.value === 'any' ? {} : { eq: target.value === 'true' })}
      options={[
        { value: 'any', label: t('filter.any') },
        { value: 'true', label: t('form.yes') },
        { value: 'false', label: t('form.no') },
      ]}
    />
  )
}
