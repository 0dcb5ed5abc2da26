import { orderSorts } from '@wasl/shared/contract/choices.ts'
import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { listOrderDrafts } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { listOrders } from '@wasl/shared/contract/endpoints/orders.ts'
import { ordersQuery } from '@wasl/shared/contract/orders.ts'
import { orderLists } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../layout/PageHead.tsx'
import { OrderCard } from '../orders/OrderCard.tsx'
import { isSearched, listPath, type OrderFilter, OrderTabs } from '../orders/OrderFilters.tsx'
import { OrderDrafts, OrderSearch, OrdersEmpty, OrdersForbidden, UnpaidCheckouts } from '../orders/rare-parts.ts'
import { isForbidden } from '../server/api.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { actsForProvider, canOrder } from '../ui/root-data.ts'
import { Tabs } from '../ui/Tabs.tsx'

const kinds = ['service', 'consultation', 'private', 'car', 'store'] as const
/** Orders that go to their provider alone: none is open to others. */
const assignedKinds: readonly (string | null)[] = ['private', 'car', 'store']
const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null

/** The orders chosen; otherwise those that wait for the reader, then the open requests of a provider, then all. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireViewer(context, request)
  const reader: 'client' | 'provider' = actsForProvider(viewer) ? 'provider' : 'client'
  const api = getApi(context)
  const filter = readFilter(new URL(request.url).searchParams, reader)
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const load = (change: Partial<OrderFilter>) => api.call(listOrders, { query: queryOf({ ...filter, ...change }, page) })
  try {
    const [list, drafts] = await Promise.all([load({ tab: filter.tab ?? 'mine' }), canOrder(viewer) ? api.call(listOrderDrafts) : []])
    if (filter.tab || filter.side === 'open' || list.counts.mine > 0) return { reader, filter, page: list, drafts }
    const hasRequests = reader === 'provider' && !filter.side && (list.sides?.open ?? 0) > 0
    if (hasRequests) return { reader, filter: { ...filter, side: 'open' as const }, page: await load({ side: 'open' }), drafts }
    return { reader, filter, page: await load({ tab: 'all' }), drafts }
  } catch (error) {
    if (!isForbidden(error)) throw error
    const { provider } = await api.call(showProfile)
    return { reader, provider }
  }
}

function readFilter(query: URLSearchParams, reader: 'client' | 'provider'): OrderFilter {
  const kind = oneOf(kinds, query.get('kind'))
  const tab = oneOf(orderLists, query.get('tab'))
  const isOwn = reader === 'client' || assignedKinds.includes(kind) || query.has('assigned')
  const side =
    reader === 'client' ? null : isOwn || (tab && !query.has('side')) ? 'assigned' : oneOf(['open', 'assigned'], query.get('side'))
  const city = query.get('city') ?? ''
  const textOf = (name: 'q' | 'from' | 'to' | 'purchase_order') => {
    const { success, data } = ordersQuery.shape[name].safeParse(query.get(name)?.trim() || undefined)
    return (success && data) || ''
  }
  return {
    ...{ side, kind, tab },
    sort: (side === 'open' && oneOf(orderSorts, query.get('sort'))) || 'newest',
    city: side === 'open' && isUuid(city) ? city : '',
    assigned: side === 'open' ? null : oneOf(['me'], query.get('assigned')),
    branch: isUuid(query.get('branch') ?? '') ? (query.get('branch') ?? '') : '',
    ...{ q: textOf('q'), from: textOf('from'), to: textOf('to'), purchase_order: textOf('purchase_order') },
  }
}

const queryOf = (
  { side, kind, tab, sort, city, assigned, q, from, to, purchase_order, branch }: OrderFilter,
  page: string,
): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ side, kind, tab, sort, city_id: city, assigned, q, from, to, purchase_order, branch_id: branch, page }).flatMap(
      ([name, value]) => (value ? [[name, value]] : []),
    ),
  )

export default function Orders() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('orders')
  if (!loaded.page)
    return (
      <Suspense>
        <OrdersForbidden provider={loaded.provider} />
      </Suspense>
    )
  const { reader, filter, page, drafts } = loaded
  const isFiltered = isSearched(filter)
  return (
    <div className="wrap flex flex-col gap-5 py-8">
      <PageHead title={t(reader === 'client' ? 'title' : 'providerTitle')} noIndex />
      <h1>{t(reader === 'client' ? 'title' : 'providerTitle')}</h1>
      {drafts.length > 0 && (
        <Suspense>
          <OrderDrafts drafts={drafts} />
        </Suspense>
      )}
      <OrderTabs filter={filter} page={page} />
      {(page.counts.all > 5 || isFiltered) && (
        <Suspense>
          <OrderSearch filter={filter} />
        </Suspense>
      )}
      {page.tab === null && page.pagination.total_items > 1 && (
        <Tabs
          label={t('sort.label')}
          variant="chips"
          tabs={orderSorts.map((sort) => ({
            to: listPath(filter, { side: 'open', sort }),
            label: t(`sort.${sort}`),
            current: sort === filter.sort,
          }))}
        />
      )}
      {page.data.some(({ status, checkout_id }) => status === 'pending_payment' && checkout_id) && (
        <Suspense>
          <UnpaidCheckouts orders={page.data} />
        </Suspense>
      )}
      {page.data.length === 0 ? (
        <Suspense>
          <OrdersEmpty reader={reader} kind={filter.kind} list={page.tab} isFiltered={isFiltered} seesAll={page.sees_all} />
        </Suspense>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {page.data.map((order) => (
            <li key={order.id} className="grid">
              <OrderCard order={order} reader={reader} />
            </li>
          ))}
        </ul>
      )}
      <Pagination pagination={page.pagination} />
    </div>
  )
}
