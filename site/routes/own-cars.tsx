import { listOwnCars } from '@wasl/resources/endpoints/provider-cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { ownCarFilters } from '@wasl/shared/rules/own-car-states.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { OwnSearch } from '../account/OwnSearch.tsx'
import { CarList } from '../provider-cars/CarList.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Tabs } from '../ui/Tabs.tsx'

/** The cars of the provider, with search and state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 80) ?? ''
  const state = ownCarFilters.find((one) => one === searchParams.get('state'))
  const page = Math.min(10_000, Math.max(1, Math.floor(Number(searchParams.get('page')) || 1)))
  const list = await getApi(context).call(listOwnCars, { query: { page, ...(q && { q }), ...(state && { state }) } })
  return { ...list, q, state }
}

export default function OwnCars() {
  const { cars, counts, pagination, q, state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('fleet')
  const isFiltered = q !== '' || state !== undefined
  const found = q ? { q } : {}
  return (
    <AccountLayout title={t('title')}>
      <div className="flex flex-wrap items-center gap-3">
        <OwnSearch page={pages.ownCars()} q={q} state={state} label={t('search')} buttonLabel={t('searchButton')} />
        <ButtonLink to={pages.addOwnCar()} icon="plus">
          {t('add')}
        </ButtonLink>
        <ButtonLink to={pages.ownCarCalendar()} tone="plain" icon="calendar">
          {t('calendar.title')}
        </ButtonLink>
        <ButtonLink to={pages.ownCarOffers()} tone="plain" icon="tag">
          {t('offers.short')}
        </ButtonLink>
      </div>
      {counts.all > 0 && (
        <Tabs
          label={t('states')}
          variant="chips"
          tabs={[
            { to: pages.ownCars(found), label: t('filters.all'), count: counts.all, current: state === undefined },
            ...ownCarFilters.map((name) => ({
              to: pages.ownCars({ ...found, state: name }),
              label: t(`filters.${name}`),
              count: counts[name],
              current: state === name,
            })),
          ]}
        />
      )}
      {cars.length > 0 ? (
        <CarList cars={cars} />
      ) : (
        <EmptyState
          icon="list"
          title={t(isFiltered ? 'none.title' : 'empty.title')}
          action={
            <ButtonLink to={isFiltered ? pages.ownCars() : pages.addOwnCar()} tone={isFiltered ? 'plain' : 'primary'}>
              {t(isFiltered ? 'none.reset' : 'add')}
            </ButtonLink>
          }
        >
          {t(isFiltered ? 'none.hint' : 'empty.hint')}
        </EmptyState>
      )}
      <Pagination pagination={pagination} />
    </AccountLayout>
  )
}
