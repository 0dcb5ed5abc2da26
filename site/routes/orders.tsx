import { orderSorts } from '@wasl/shared/contract/choices.ts'
import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { listOrderDrafts } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { listOrders } from '@wasl/shared/contract/endpoints/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { OrderCard } from '../orders/OrderCard.tsx'
import { OrdersEmpty, OrdersForbidden } from '../orders/OrdersEmpty.tsx'
import { OrderDrafts, UnpaidCheckouts } from '../orders/rare-parts.ts'
import { isForbidden } from '../server/api.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { Tabs } from '../ui/Tabs.tsx'

const kinds = ['service', 'consultation', 'private', 'car', 'store'] as const
/** Orders that go to their provider alone: none is open to others. */
const assignedKinds: readonly string[] = ['private', 'car', 'store']
const tabs = ['new', 'pending_payment', 'current', 'finished'] as const
/** An order of the store begins with its payment; most are on their way. */
const storeTabs = ['current', 'pending_payment', 'finished'] as const
const tabsOf = (kind: (typeof kinds)[number]): readonly (typeof tabs)[number][] => (kind === 'store' ? storeTabs : tabs)
const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null

/** The orders of one kind and tab. Providers switch between open orders and their own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireViewer(context, request)
  const reader: 'client' | 'provider' = viewer.role === 'client' ? 'client' : 'provider'
  const query = new URL(request.url).searchParams
  const kind = oneOf(kinds, query.get('kind')) ?? 'service'
  const [firstTab = 'new'] = tabsOf(kind)
  const tab = oneOf(tabsOf(kind), query.get('tab')) ?? firstTab
  const side = reader === 'client' || assignedKinds.includes(kind) ? 'assigned' : (oneOf(['open', 'assigned'], query.get('side')) ?? 'open')
  const sort = (side === 'open' && oneOf(orderSorts, query.get('sort'))) || 'newest'
  const city = side === 'open' ? (query.get('city') ?? '') : ''
  const params = new URLSearchParams({ kind, tab: side === 'open' ? 'new' : tab, side, sort, page: query.get('page') ?? '1' })
  if (isUuid(city)) params.set('city_id', city)
  const api = getApi(context)
  try {
    const [page, drafts] = await Promise.all([
      api.call(listOrders, { query: params }),
      reader === 'client' ? api.call(listOrderDrafts) : [],
    ])
    return { reader, kind, tab, side, sort, city, page, drafts }
  } catch (error) {
    if (!isForbidden(error)) throw error
    const { provider } = await api.call(showProfile)
    return { reader, provider }
  }
}

export default function Orders() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('orders')
  if (!loaded.page) return <OrdersForbidden provider={loaded.provider} />
  const { reader, kind, tab, side, page, drafts } = loaded
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <PageHead title={t(reader === 'client' ? 'title' : 'providerTitle')} noIndex />
      <h1>{t(reader === 'client' ? 'title' : 'providerTitle')}</h1>
      {drafts.length > 0 && (
        <Suspense>
          <OrderDrafts drafts={drafts} />
        </Suspense>
      )}
      <OrderTabs {...loaded} />
      {page.data.some(({ status, checkout_id }) => status === 'pending_payment' && checkout_id) && (
        <Suspense>
          <UnpaidCheckouts orders={page.data} />
        </Suspense>
      )}
      {page.data.length === 0 ? (
        <OrdersEmpty reader={reader} kind={kind} tab={tab} side={side} />
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

type Loaded = Extract<Awaited<ReturnType<typeof loader>>, { page: object }>

/** Which orders are listed: open or own, of which kind and city, in which order or state. */
function OrderTabs({ reader, kind, tab, side, sort, city, page }: Loaded) {
  const { t } = useTranslation('orders')
  const pathWith = (change: { kind?: string; tab?: string; side?: string; sort?: string; city?: string }) =>
    `${pages.orders()}?${new URLSearchParams({ ...(reader === 'provider' ? { side } : {}), kind, tab, ...change })}`
  return (
    <>
      {reader === 'provider' && !assignedKinds.includes(kind) && (
        <Tabs
          label={t('sides.label')}
          variant="chips"
          tabs={(['open', 'assigned'] as const).map((value) => ({
            to: pathWith({ side: value }),
            label: t(`sides.${value}`),
            current: value === side,
          }))}
        />
      )}
      <Tabs
        label={t('kinds.label')}
        tabs={kinds.map((value) => ({ to: pathWith({ kind: value }), label: t(`kinds.${value}`), current: value === kind }))}
      />
      <CityTabs cities={page.cities} city={city} pathWith={(change) => pathWith({ sort, ...change })} />
      {side === 'open' && page.pagination.total_items > 1 && (
        <Tabs
          label={t('sort.label')}
          variant="chips"
          tabs={orderSorts.map((value) => ({
            to: pathWith({ sort: value, ...(city && { city }) }),
            label: t(`sort.${value}`),
            current: value === sort,
          }))}
        />
      )}
      {side === 'assigned' && (
        <Tabs
          label={t('tabs.label')}
          variant="chips"
          tabs={tabsOf(kind).map((value) => ({
            to: pathWith({ tab: value }),
            label: t(`tabs.${value}`),
            count: page.counts[value],
            current: value === tab,
          }))}
        />
      )}
    </>
  )
}

type CityTabsProps = { cities: Loaded['page']['cities']; city: string; pathWith: (change: { city?: string }) => string }

/** The cities of open orders; nothing while all are in one. */
function CityTabs({ cities, city, pathWith }: CityTabsProps) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  if (cities.length < 2) return null
  return (
    <Tabs
      label={t('cities.label')}
      variant="chips"
      tabs={[
        { to: pathWith({}), label: t('cities.all'), current: !city },
        ...cities.map(({ id, name, total }) => ({
          to: pathWith({ city: id }),
          label: name[locale],
          count: total,
          current: id === city,
        })),
      ]}
    />
  )
}
