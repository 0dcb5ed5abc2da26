import { searchCars } from '@wasl/shared/contract/endpoints/cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CarCardView } from '../cars/CarCardView.tsx'
import { CarSearch } from '../cars/CarSearch.tsx'
import { instantsOf, isFiltered } from '../cars/car-filter.ts'
import { carsApiQuery, dateProblems, readCarFilter } from '../cars/read-car-filter.server.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadSeo } from '../server/seo.server.ts'
import { getApi, getNow, getToday } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = {}

/** The cars that the address chooses: with dates, those that are free then. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const query = new URL(request.url).searchParams
  const filter = readCarFilter(query)
  const problems = dateProblems(filter, Date.parse(getNow(context)))
  const dates = Object.keys(problems).length === 0 ? instantsOf(filter) : null
  const [found, seo] = await Promise.all([
    api.call(searchCars, { query: carsApiQuery(filter, dates, query.get('page')) }),
    loadSeo(api, 'cars'),
  ])
  return { found, seo, filter, today: getToday(context), problems }
}

export default function Cars() {
  const { found, seo, filter, today, problems } = useLoaderData<typeof loader>()
  const { t } = useTranslation('cars')
  const { cars, cities, pagination } = found
  return (
    <div className="wrap">
      <PageHead title={t('title')} description={t('description')} seo={seo} noIndex={isFiltered(filter) || pagination.current_page > 1} />
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <h1>{t('heading')}</h1>
      <p className="mt-1 text-lg text-muted">{t('lead')}</p>
      <CarSearch key={JSON.stringify(filter)} filter={filter} cities={cities} today={today} problems={problems} />
      <section aria-label={t('cars')} className="mt-6 flex flex-col gap-4">
        <p className="text-muted">{t('count', { count: pagination.total_items })}</p>
        {cars.length === 0 ? (
          <EmptyState icon="calendar" title={t('empty.title')} action={<ButtonLink to={pages.cars()}>{t('empty.action')}</ButtonLink>}>
            {t('empty.hint')}
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {cars.map((car, at) => (
              <li key={car.id}>
                <CarCardView car={car} dates={filter} eager={at === 0} />
              </li>
            ))}
          </ul>
        )}
        <Pagination pagination={pagination} />
      </section>
    </div>
  )
}
