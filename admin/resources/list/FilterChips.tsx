import { CloseOutlined } from '@ant-design/icons'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { dateRanges, isDateRangeName } from '@wasl/shared/rules/date-ranges.ts'
import { Button } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type Criteria, type CriteriaByField, isEmptyCriteria, stringsOf } from '../../api/criteria.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { filterableFields } from './filterable-fields.ts'
import type { ListRequest } from './list-request.ts'

type Props = { declaration: AnyResource; request: ListRequest; onChange: (request: ListRequest) => void }

/** Each active filter as text, with a button that removes it. */
export function FilterChips({ declaration, request, onChange }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { criteria, groups } = request
  const active = filterableFields(declaration).filter(([name]) => name in criteria)
  if (active.length === 0 && groups.length === 0) return null
  return (
    <ul className="chips">
      {active.map(([name, field]) => (
        <li key={name} className="chip">
          <span className="chip-name">{localize(field.label)}</span>
          <CriteriaText field={field} criteria={criteria[name] ?? {}} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('list.removeFilter', { filter: localize(field.label) })}
            onClick={() =>
              onChange({ ...request, criteria: Object.fromEntries(Object.entries(criteria).filter(([other]) => other !== name)) })
            }
          />
        </li>
      ))}
      {groups.map((group, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
        <li key={position} className="chip">
          <span className="chip-name">{t(position === 0 ? 'filter.either' : 'filter.or')}</span>
          <GroupChip declaration={declaration} group={group} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('filter.removeGroup', { number: position + 1 })}
            onClick={() => onChange({ ...request, groups: groups.filter((_, index) => index !== position) })}
          />
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={() => onChange({ ...request, criteria: {}, groups: [] })}>
          {t('list.clear')}
        </Button>
      </li>
    </ul>
  )
}

function GroupChip({ declaration, group }: { declaration: AnyResource; group: CriteriaByField }) {
  const { localize } = useLocale()
  return filterableFields(declaration)
    .filter(([name]) => name in group)
    .map(([name, field], position) => (
      <Fragment key={name}>
        {position > 0 && <span aria-hidden>+</span>}
        <span className="chip-name">{localize(field.label)}</span>
        <CriteriaText field={field} criteria={group[name] ?? {}} />
      </Fragment>
    ))
}

function CriteriaText({ field, criteria }: { field: AnyField; criteria: Criteria }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  if (isDateRangeName(criteria.within)) return <span>{localize(dateRanges[criteria.within].label)}</span>
  if (criteria.contains !== undefined) return <bdi>«{String(criteria.contains)}»</bdi>
  if (criteria.eq !== undefined)
    return <Cell field={field} value={field.kind === 'boolean' ? String(criteria.eq) === 'true' : criteria.eq} />
  if (isEmptyCriteria(criteria)) return <span>{t('filter.isEmpty')}</span>
  if (criteria.in !== undefined || criteria.ne !== undefined) {
    const singleField = field.kind === 'hasMany' ? { ...field, kind: 'belongsTo' as const } : field
    return (
      <>
        {criteria.ne !== undefined && <span>{t('filter.isNot')}</span>}
        {stringsOf(criteria.in ?? criteria.ne).map((value) => (
          <Cell key={value} field={singleField} value={value} />
        ))}
      </>
    )
  }
  return (['gte', 'lte'] as const)
    .filter((bound) => criteria[bound] !== undefined)
    .map((bound) => (
      <Fragment key={bound}>
        <span>{t(bound === 'gte' ? 'filter.from' : 'filter.to')}</span>
        <Cell field={field} value={boundValue(field, criteria[bound])} />
      </Fragment>
    ))
}

// Values from the address are strings: '5' becomes 5.
const boundValue = ({ kind }: AnyField, value: unknown) =>
  kind === 'count' || kind === 'percent' || kind === 'money' ? Number(value) : value
