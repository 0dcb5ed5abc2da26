import './status-tabs.css'
import { showStatusCounts } from '@wasl/shared/contract/resource-endpoints.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { type AnyResource, tabFieldsOf } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { useEffect, useRef } from 'react'
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
  const names = tabFieldsOf(props.declaration)
  return names.length > 0 ? <TabRows {...props} names={names} /> : null
}

function TabRows({ names, ...props }: Props & { names: readonly string[] }) {
  const { declaration, readAt } = props
  const call = { params: { resource: declaration.name } }
  const { data: counts } = useEndpoint(showStatusCounts, call, {
    // 0 until the rows are loaded, which may change the counts.
    enabled: readAt > 0,
    dependsOn: readAt,
    initialData: () => firstData(showStatusCounts, call),
  })
  return names.map((name, row) => {
    const field = declaration.fields[name]
    if (field?.kind !== 'choice') return null
    return (
      <Tabs
        key={name}
        {...props}
        name={name}
        label={field.label}
        options={field.options}
        counts={counts?.[name] ?? {}}
        isFirst={row === 0}
      />
    )
  })
}

type TabsProps = Omit<Props, 'readAt'> & {
  name: string
  label: Label
  options: Readonly<Record<string, Label>>
  counts: Readonly<Record<string, number>>
  /** The first row begins with a link to all rows; each further one with its name. */
  isFirst: boolean
}

function Tabs({ declaration, state, request, name, label, options, counts, isFirst }: TabsProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const chosen = stringsOf(request.criteria[name]?.in)
  const { [name]: _, ...others } = request.criteria
  const addressOf = (statuses: readonly string[]) => {
    const criteria = statuses.length === 0 ? others : { ...others, [name]: { in: [...statuses] } }
    return { search: listStateQuery(declaration, { ...state, filters: filtersFromRequest({ ...request, criteria }), currentPage: 1 }) }
  }
  const nav = useRef<HTMLElement>(null)
  const current = chosen.join()
  // On a phone the tabs scroll sideways.
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const tabs = Object.entries(options).filter(([status]) => (counts[status] ?? 0) > 0 || chosen.includes(status))
  if (!isFirst && tabs.length === 0) return null
  return (
    <nav ref={nav} className="status-tabs" aria-label={isFirst ? t('list.statusTabs') : localize(label)}>
      {isFirst ? (
        <Link to={addressOf([])} aria-current={chosen.length === 0}>
          {t('list.allStatuses')}
        </Link>
      ) : (
        <span className="status-tabs-name">{localize(label)}</span>
      )}
      {tabs.map(([status, option]) => {
        const isChosen = chosen.length === 1 && chosen[0] === status
        return (
          <Link key={status} to={addressOf(isChosen && !isFirst ? [] : [status])} aria-current={isChosen}>
            {localize(option)} <bdi>{formatCount(counts[status] ?? 0)}</bdi>
          </Link>
        )
      })}
    </nav>
  )
}
