import type { OrdersPage } from '@wasl/shared/contract/orders.ts'
import { type OrderList, orderLists } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { ChipRow, Tabs } from '../ui/Tabs.tsx'

/** What the page lists, as its address has it; `''` and null: not chosen. */
export type OrderFilter = {
  side: 'open' | 'assigned' | null
  kind: OrdersPage['kinds'][number]['kind'] | null
  tab: OrderList | null
  sort: string
  city: string
  /** `me`: only orders that are assigned to the reader. */
  assigned: 'me' | null
  q: string
  from: string
  to: string
  /** A part of a purchase order number. */
  purchase_order: string
  branch: string
}

/** Whether the list has only what a search found. */
export const isSearched = ({ q, from, to, purchase_order, branch }: OrderFilter): boolean =>
  Boolean(q || from || to || purchase_order || branch)

/** The address of the list with this change; the first page again. */
export function listPath(filter: OrderFilter, change: Partial<OrderFilter>): string {
  const chosen = Object.entries({ ...filter, ...change }).filter(([name, value]) => value && !(name === 'sort' && value === 'newest'))
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${pages.orders()}?${query}` : pages.orders()
}

/** Which orders are listed: open or own, of which kind, state and city. Without choices that would find nothing. */
export function OrderTabs({ filter, page }: { filter: OrderFilter; page: OrdersPage }) {
  const { t } = useTranslation('orders')
  const isOpen = page.tab === null
  const shownKinds = page.kinds.filter(({ kind, total }) => total > 0 || kind === filter.kind)
  const hasKinds = shownKinds.length > 1 || Boolean(filter.kind)
  const hasMine = !isOpen && (page.assigned_to_me > 0 || filter.assigned !== null)
  // A switch: pressed again it leads back to the orders of all.
  const mine = hasMine && {
    to: listPath(filter, { assigned: filter.assigned ? null : 'me', tab: 'all', side: 'assigned' }),
    label: t('assignee.mine'),
    count: page.assigned_to_me,
    current: filter.assigned === 'me',
  }
  const allKinds = page.kinds.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      {page.sides && (
        <Tabs
          label={t('sides.label')}
          tabs={(['assigned', 'open'] as const).map((side) => ({
            to: listPath(filter, { side, kind: null, tab: null, city: '', sort: '', assigned: null }),
            label: t(`sides.${side}`),
            count: page.sides?.[side],
            current: isOpen === (side === 'open'),
          }))}
        />
      )}
      {!isOpen && (
        <Tabs
          label={t('tabs.label')}
          variant="chips"
          tabs={orderLists
            .filter((list) => list === 'all' || list === page.tab || page.counts[list] > 0)
            .map((list) => ({
              to: listPath(filter, { tab: list }),
              label: t(`tabs.${list}`),
              count: page.counts[list],
              current: list === page.tab,
            }))}
        />
      )}
      {(mine || hasKinds) && (
        <ChipRow>
          {mine && <Tabs label={t('assignee.title')} variant="chips" tabs={[mine]} />}
          {hasKinds && (
            <Tabs
              label={t('kinds.label')}
              variant="chips"
              tabs={[
                { to: listPath(filter, { kind: null, tab: page.tab }), label: t('kinds.all'), count: allKinds, current: !filter.kind },
                ...shownKinds.map(({ kind, total }) => ({
                  to: listPath(filter, { kind, tab: page.tab }),
                  label: t(`kinds.${kind}`),
                  count: total,
                  current: kind === filter.kind,
                })),
              ]}
            />
          )}
        </ChipRow>
      )}
      <CityTabs cities={page.cities} filter={filter} />
      {(page.counts.all > 0 || isSearched(filter)) && <BranchTabs branches={page.branches} filter={filter} />}
    </>
  )
}

/** The cities of open orders; nothing while all are in one. */
function CityTabs({ cities, filter }: { cities: OrdersPage['cities']; filter: OrderFilter }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  if (cities.length < 2) return null
  return (
    <Tabs
      label={t('cities.label')}
      variant="chips"
      tabs={[
        { to: listPath(filter, { city: '' }), label: t('cities.all'), current: !filter.city },
        ...cities.map(({ id, name, total }) => ({
          to: listPath(filter, { city: id }),
          label: name[locale],
          count: total,
          current: id === filter.city,
        })),
      ]}
    />
  )
}

/** The branches of a company; nothing while it has none. */
function BranchTabs({ branches, filter }: { branches: OrdersPage['branches']; filter: OrderFilter }) {
  const { t } = useTranslation('orders')
  if (branches.length === 0) return null
  const chosen = (branch: string) => ({ to: listPath(filter, { branch, tab: filter.tab ?? 'all' }), current: branch === filter.branch })
  return (
    <Tabs
      label={t('branches.label')}
      variant="chips"
      tabs={[{ ...chosen(''), label: t('branches.all') }, ...branches.map(({ id, label }) => ({ ...chosen(id), label }))]}
    />
  )
}
