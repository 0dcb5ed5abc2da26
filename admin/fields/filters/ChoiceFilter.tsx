import type { ChoiceField } from '@wasl/shared/registry/fields.ts'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Criteria } from '../../api/criteria.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { MembershipFilter } from './MembershipFilter.tsx'

type Props = { id: string; field: ChoiceField; criteria: Criteria; onChange: (criteria: Criteria) => void }

/** Matches rows by their options. */
export function ChoiceFilter({ id, field, criteria, onChange }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  return (
    <MembershipFilter criteria={criteria} onChange={onChange} canBeEmpty={field.optional === true}>
      {(chosen, choose) => (
        <Select<string[]>
          id={id}
          mode="multiple"
          className="full-width"
          placeholder={t('filter.any')}
          optionFilterProp="label"
          options={Object.entries(field.options).map(([value, label]) => ({ value, label: localize(label) }))}
          value={chosen}
          onChange={choose}
        />
      )}
    </MembershipFilter>
  )
}
