import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CriteriaByField } from '../../api/criteria.ts'
import { FieldFilter } from '../../fields/filters/FieldFilter.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { filterableFields } from './filterable-fields.ts'

type Props = { declaration: AnyResource; groups: readonly CriteriaByField[]; onChange: (groups: readonly CriteriaByField[]) => void }

/** Groups of conditions: a row must match at least one group, and all conditions of that group. */
export function FilterGroups({ declaration, groups, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <section className="filter-groups">
      {groups.length > 0 && <strong>{t('filter.groups')}</strong>}
      {groups.map((group, position) => (
        <FilterGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
          key={position}
          number={position + 1}
          declaration={declaration}
          group={group}
          onChange={(next) => onChange(groups.map((before, index) => (index === position ? next : before)))}
          onRemove={() => onChange(groups.filter((_, index) => index !== position))}
        />
      ))}
      <Button type="dashed" icon={<PlusOutlined />} disabled={groups.length >= 8} onClick={() => onChange([...groups, {}])}>
        {t('filter.addGroup')}
      </Button>
    </section>
  )
}

type GroupProps = {
  declaration: AnyResource
  number: number
  group: CriteriaByField
  onChange: (group: CriteriaByField) => void
  onRemove: () => void
}

function FilterGroup({ declaration, number, group, onChange, onRemove }: GroupProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const all = filterableFields(declaration)
  const id = (name: string) => `filter-${number}-${name}`
  return (
    <fieldset className="filter-group">
      <legend>{t('filter.group', { number })}</legend>
      <Button
        className="filter-group-remove"
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('filter.removeGroup', { number })}
        onClick={onRemove}
      />
      {all
        .filter(([name]) => name in group)
        .map(([name, field]) => (
          <div key={name} className="filter">
            <label htmlFor={id(name)}>{localize(field.label)}</label>
            <FieldFilter
              id={id(name)}
              field={field}
              criteria={group[name] ?? {}}
              onChange={(criteria) => onChange({ ...group, [name]: criteria })}
            />
          </div>
        ))}
      <Select<string | null>
        autoFocus={Object.keys(group).length === 0}
        aria-label={t('filter.addCondition')}
        placeholder={t('filter.addCondition')}
        value={null}
        options={all.filter(([name]) => !(name in group)).map(([name, field]) => ({ value: name, label: localize(field.label) }))}
        onChange={(name) => name && onChange({ ...group, [name]: {} })}
      />
    </fieldset>
  )
}
