import { showCar, showCarCalendar } from '@wasl/shared/contract/endpoints/cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { carGears, carTypes } from '@wasl/shared/rules/car-choices.ts'
import { addDays, monthOf } from '@wasl/shared/rules/periods.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CarData } from '../cars/CarData.tsx'
import { CarFacts, CarProvider, CarTerms } from '../cars/CarFacts.tsx'
import { FreeDays } from '../cars/FreeDays.tsx'
import { loadQuote, readOptions } from '../cars/load-quote.server.ts'
import { QuoteForm } from '../cars/QuoteForm.tsx'
import { readCarFilter } from '../cars/read-car-filter.server.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { getApi, getToday } from '../server/session.server.ts'
import { ProductGallery } from '../store/ProductGallery.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = {}

/** A car with the price for the dates and options of the address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const query = new URL(request.url).searchParams
  const dates = readCarFilter(query)
  const options = readOptions(query)
  const today = getToday(context)
  const months = [today.slice(0, 7), addDays(monthOf(today).to, 1).slice(0, 7)]
  const shown = new URLSearchParams({ from: today, to: monthOf(`${months[1]}-01`).to })
  const car = await api.call(showCar, { params: { id } })
  const [calendar, priced] = await Promise.all([
    api.call(showCarCalendar, { params: { id }, query: shown }),
    loadQuote(api, id, { dates, options }),
  ])
  return { car, calendar, dates, options, today, months, ...priced }
}

export default function Car() {
  const { car, calendar, dates, options, today, months, quote, failure } = useLoaderData<typeof loader>()
  const { t } = useTranslation('cars')
  const text = useText()
  const name = text(car.title)
  const facts = [text(carTypes[car.type]), text(carGears[car.gear]), t('seats', { count: car.seats }), car.city && text(car.city.name)]
  return (
    <div className="wrap">
      <PageHead title={`${name} ${car.year}`} description={`${name} ${car.year}: ${facts.filter(Boolean).join(' · ')}`} />
      <CarData car={car} />
      <Breadcrumbs crumbs={[{ to: pages.cars(), label: t('title') }]} current={name} />
      <h1 className="text-2xl sm:text-3xl">
        <bdi>{name}</bdi> <bdi className="text-muted">{car.year}</bdi>
      </h1>
      <p className="mt-1 mb-5 text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <ProductGallery urls={car.image_urls} name={name} shape="aspect-[3/2]" />
        <div className="lg:row-span-2">
          <QuoteForm {...{ car, dates, today, quote, failure }} chosen={options} />
          <div className="mt-6">
            <CarProvider provider={car.provider} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <FreeDays months={months} calendar={calendar} today={today} />
          <CarFacts car={car} />
          <CarTerms car={car} />
        </div>
      </div>
    </div>
  )
}
