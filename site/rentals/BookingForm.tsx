import type { CarPage, CarQuote } from '@wasl/shared/contract/cars.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation } from 'react-router'
import { CarOptions } from '../cars/CarOptions.tsx'
import type { CarDates } from '../cars/car-filter.ts'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CompanyFields } from '../forms/CompanyFields.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'
import { useIsCompany } from '../ui/root-data.ts'
import { unbrokenNumbers } from '../ui/unbroken-numbers.ts'
import { BookingSummary } from './BookingSummary.tsx'
import { type Booking, pricedFields, pricedQuery } from './booking.ts'
import { DateFields } from './DateFields.tsx'
import { DriverFields } from './DriverFields.tsx'
import { PermitFields } from './PermitFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { useBookingDraft } from './useBookingDraft.ts'

export type BookingView = {
  car: CarPage
  booking: Booking
  quote: CarQuote | null
  /** Why there is no price, or why the order was not sent. By the names of the fields of this form. */
  failure: Pick<ApiFailure, 'msg' | 'errors'> | null
  /** The form was sent: its errors take the focus. While dates are chosen they must not. */
  isSent: boolean
  /** The next dates of a car that is taken. */
  nextFree: CarDates | null
  values: Readonly<Record<string, string>>
}
type Props = BookingView & { today: string; isGuest: boolean }

/** Dates, options, place and driver of a rental, with its price: one form that needs no script. With a script the price follows each choice. */
export function BookingForm({ car, booking, quote, failure, isSent, nextFree, values, today, isGuest }: Props) {
  const { t } = useTranslation('rentals')
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { state, formData } = useNavigation()
  useBookingDraft(form)
  const labels = useLabels()
  const isCompany = useIsCompany()
  const errors = failure?.errors ?? {}
  const { options, dates } = booking
  const showPrice = (query: URLSearchParams) => navigate(`?${query}`, { replace: true, preventScrollReset: true })
  return (
    <ActionForm
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onChange={({ target, currentTarget }) => {
        if (!('name' in target) || !pricedFields.includes(String(target.name))) return
        const query = pricedQuery(new FormData(currentTarget))
        if (query.get('from') && (query.get('to') || query.get('tariff') !== 'day')) void showPrice(query)
      }}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]"
    >
      {/* The first button is the one of the Enter key. */}
      <button type="submit" hidden />
      <div className="flex min-w-0 flex-col gap-5">
        {isSent ? (
          <ErrorSummary msg={failure?.msg} errors={otherErrors(failure)} labels={labels} />
        ) : (
          <p role="status" className="rounded-card bg-bad-soft p-4 font-medium text-bad empty:hidden">
            {failure && unbrokenNumbers(failure.msg)}
          </p>
        )}
        <DateFields key={Object.values(dates).join()} {...{ car, booking, today, errors, nextFree }} />
        <Card>
          <CarOptions car={car} chosen={options} errors={errors} />
        </Card>
        {(options.delivery || options.collection) && <PlaceFields values={values} errors={errors} city={car.city?.name} />}
        {options.permit && <PermitFields values={values} errors={errors} />}
        <DriverFields values={values} errors={errors} minAge={car.min_driver_age} />
        {isCompany && <CompanyFields values={values} errors={errors} />}
        <Card>
          <Textarea name="note" label={t('note')} optional maxLength={1000} defaultValue={values.note} errors={errors.note} />
        </Card>
      </div>
      <BookingSummary
        quote={quote}
        terms={car.booking_terms}
        isBusy={state === 'submitting' && !formData?.has('show_price')}
        isGuest={isGuest}
      />
    </ActionForm>
  )
}

/** The errors that say more than the message above them. */
const otherErrors = (failure: BookingView['failure']): ApiFailure['errors'] =>
  Object.fromEntries(Object.entries(failure?.errors ?? {}).filter(([, texts]) => texts.some((text) => text !== failure?.msg)))

/** The fields in page order, and their names in the list of errors. */
function useLabels(): Record<string, string> {
  const { t } = useTranslation('rentals')
  const { t: tCars } = useTranslation('cars')
  return {
    tariff: t('dates.tariff'),
    from: tCars('search.from'),
    to: tCars('search.to'),
    delivery: tCars('quote.delivery'),
    collection: tCars('quote.collection'),
    permit: tCars('quote.permit'),
    services: tCars('quote.options'),
    address: t('place.address'),
    countries: t('permit.countries'),
    'driver.name': t('driver.name'),
    'driver.birth_date': t('driver.birth'),
    'driver.id_type': t('driver.idType'),
    'driver.license_number': t('driver.license'),
    'driver.license_expires_on': t('driver.expires'),
    branch_id: t('branch.label', { ns: 'common' }),
    purchase_order: t('purchaseOrder.label', { ns: 'common' }),
    note: t('note'),
  }
}
