import './status-tabs.css'
import { showStatusCounts } from '@wasl/shared/contract/resource-endpoints.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { type AnyResource, tabsFieldOf } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { stringsOf } from '../../api/criteria.ts'
import { firstData } from '../../api/first-responses.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { filtersFromRequest, type ListRequest } from './list-request.ts'
import { type ListState, listStateQuery } from './list-state.ts'

type Props = { declaration: AnyResource; state: ListState; request: ListRequest; readAt: number }

/** The statuses that rows have as links above the list, with their counts over all rows; each keeps the other filters of the address. */
export function StatusTabs(props: Props) {
  const name = tabsFieldOf(props.declaration)
  const field = name === undefined ? undefined : props.declaration.fields[name]
  return name !== undefined && field?.kind === 'choice' ? <Tabs {...props} name={name} options={field.options} /> : null
}

type StatusLabels = Readonly<Record<string, { en: string; ar: string }>>

function Tabs({ declaration, state, request, readAt, name, options }: Props & { name: string; options: StatusLabels }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const call = { params: { resource: declaration.name } }
  const { data: counts } = useEndpoint(showStatusCounts, call, {
    // 0 until the rows are loaded, which may change the counts.
    enabled: readAt > 0,
    dependsOn: readAt,
    initialData: () => firstData(showStatusCounts, call),
  })
  const chosen = stringsOf(request.criteria[name]?.in)
  const { [name]: _, ...others } = request.criteria
  const addressOf = (statuses: readonly string[]) => {
    const criteria = statuses.length === 0 ? others : { ...others, [name]: { in: [...statuses] } }
    return { search: listStateQuery(declaration, { ...state, filters: filtersFromRequest({ ...request, criteria }), currentPage: 1 }) }
  }
  const tabs = Object.entries(options).filter(([status]) => (counts?.[status] ?? 0) > 0 || chosen.includes(status))
  return (
    <nav className="status-tabs" aria-label={t('list.statusTabs')}>
      <Link to={addressOf([])} aria-current={chosen.length === 0}>
        {t('list.allStatuses')}
      </Link>
      {tabs.map(([status, label]) => (
        <Link key={status} to={addressOf([status])} aria-current={chosen.length === 1 && chosen[0] === status}>
          {localize(label)} <bdi>{formatCount(counts?.[status] ?? 0)}</bdi>
        </Link>
      ))}
    </nav>
  )
}
