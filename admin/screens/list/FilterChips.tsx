import { CloseOutlined } from '@ant-design/icons'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Cell } from '../../kinds/cells.tsx'
import { type Criteria, type CriteriaByField, stringsOf } from '../../kinds/filters/criteria.ts'
import { useLocale } from '../../parts/useLocale.ts'
import { filterable } from './filterable.ts'

type Props = { declaration: AnyResource; criteria: CriteriaByField; onChange: (criteria: CriteriaByField) => void }

/** Each active filter in words, with a button that takes it away. */
export function FilterChips({ declaration, criteria, onChange }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const active = filterable(declaration).filter(([name]) => name in criteria)
  if (active.length === 0) return null
  return (
    <ul className="chips">
      {active.map(([name, field]) => (
        <li key={name} className="chip">
          <span className="chip-name">{say(field.label)}</span>
          <Asked field={field} asked={criteria[name] ?? {}} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('list.removeFilter', { filter: say(field.label) })}
            onClick={() => onChange(Object.fromEntries(Object.entries(criteria).filter(([other]) => other !== name)))}
          />
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={() => onChange({})}>
          {t('list.clear')}
        </Button>
      </li>
    </ul>
  )
}

function Asked({ field, asked }: { field: AnyField; asked: Criteria }) {
  const { t } = useTranslation()
  if (asked.contains !== undefined) return <bdi>«{String(asked.contains)}»</bdi>
  if (asked.eq !== undefined) return <Cell field={field} value={field.kind === 'boolean' ? String(asked.eq) === 'true' : asked.eq} />
  if (asked.in !== undefined) {
    const one = field.kind === 'hasMany' ? { ...field, kind: 'belongsTo' as const } : field
    return stringsOf(asked.in).map((value) => <Cell key={value} field={one} value={value} />)
  }
  return (['gte', 'lte'] as const)
    .filter((bound) => asked[bound] !== undefined)
    .map((bound) => (
      <Fragment key={bound}>
        <span>{t(bound === 'gte' ? 'filter.from' : 'filter.to')}</span>
        <Cell field={field} value={asked[bound]} />
      </Fragment>
    ))
}
