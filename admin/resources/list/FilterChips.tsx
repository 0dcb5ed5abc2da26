import { CloseOutlined } from '@ant-design/icons'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { daySpans, isDaySpan } from '@wasl/shared/rules/day-spans.ts'
import { Button } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { Cell } from '../../fields/cells.tsx'
import { type Criteria, type CriteriaByField, stringsOf } from '../../fields/filters/criteria.ts'
import { filterable } from './filterable.ts'
import type { Asked } from './list-request.ts'

type Props = { declaration: AnyResource; asked: Asked; onChange: (asked: Asked) => void }

/** Each active filter in words, with a button that takes it away. */
export function FilterChips({ declaration, asked, onChange }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { criteria, groups } = asked
  const active = filterable(declaration).filter(([name]) => name in criteria)
  if (active.length === 0 && groups.length === 0) return null
  return (
    <ul className="chips">
      {active.map(([name, field]) => (
        <li key={name} className="chip">
          <span className="chip-name">{say(field.label)}</span>
          <Wanted field={field} wanted={criteria[name] ?? {}} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('list.removeFilter', { filter: say(field.label) })}
            onClick={() =>
              onChange({ ...asked, criteria: Object.fromEntries(Object.entries(criteria).filter(([other]) => other !== name)) })
            }
          />
        </li>
      ))}
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is called by its place
        <li key={at} className="chip">
          <span className="chip-name">{t(at === 0 ? 'filter.either' : 'filter.or')}</span>
          <Group declaration={declaration} group={group} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('filter.removeGroup', { number: at + 1 })}
            onClick={() => onChange({ ...asked, groups: groups.filter((_, index) => index !== at) })}
          />
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={() => onChange({ ...asked, criteria: {}, groups: [] })}>
          {t('list.clear')}
        </Button>
      </li>
    </ul>
  )
}

function Group({ declaration, group }: { declaration: AnyResource; group: CriteriaByField }) {
  const { say } = useLocale()
  return filterable(declaration)
    .filter(([name]) => name in group)
    .map(([name, field], at) => (
      <Fragment key={name}>
        {at > 0 && <span aria-hidden>+</span>}
        <span className="chip-name">{say(field.label)}</span>
        <Wanted field={field} wanted={group[name] ?? {}} />
      </Fragment>
    ))
}

function Wanted({ field, wanted }: { field: AnyField; wanted: Criteria }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  if (isDaySpan(wanted.within)) return <span>{say(daySpans[wanted.within].label)}</span>
  if (wanted.contains !== undefined) return <bdi>«{String(wanted.contains)}»</bdi>
  if (wanted.eq !== undefined) return <Cell field={field} value={field.kind === 'boolean' ? String(wanted.eq) === 'true' : wanted.eq} />
  if (wanted.in !== undefined) {
    const one = field.kind === 'hasMany' ? { ...field, kind: 'belongsTo' as const } : field
    return stringsOf(wanted.in).map((value) => <Cell key={value} field={one} value={value} />)
  }
  return (['gte', 'lte'] as const)
    .filter((bound) => wanted[bound] !== undefined)
    .map((bound) => (
      <Fragment key={bound}>
        <span>{t(bound === 'gte' ? 'filter.from' : 'filter.to')}</span>
        <Cell field={field} value={boundIn(field, wanted[bound])} />
      </Fragment>
    ))
}

// The address gives words back, so '5' counts as 5.
const boundIn = ({ kind }: AnyField, value: unknown) => (kind === 'count' || kind === 'percent' || kind === 'money' ? Number(value) : value)
