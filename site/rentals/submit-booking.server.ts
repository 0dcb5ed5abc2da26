import { showCar, showCarCalendar } from '@wasl/shared/contract/endpoints/cars.ts'
import { sendOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { instantsOf } from '../cars/car-filter.ts'
import { loadQuote } from '../cars/load-quote.server.ts'
import { optionalText } from '../forms/form-values.ts'
import { textValues } from '../send-order/read-order-form.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { ApiFailure, FieldErrors } from '../server/api-error.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import type { BookingView } from './BookingForm.tsx'
import { type Booking, bookingAddress, pricedQuery } from './booking.ts'
import { nextFreeDates } from './next-free-dates.ts'
import { readBooking } from './read-booking.server.ts'

type Failure = Pick<ApiFailure, 'status' | 'msg' | 'errors'>
const calendarDays = 180

/** The form with the price of what is chosen. `failure`: why the order was not sent; else why there is no price. */
export async function loadBooking(
  api: ApiClient,
  id: string,
  { booking, values, failure }: { booking: Booking; values: BookingView['values']; failure: Failure | null },
): Promise<BookingView> {
  const [car, priced] = await Promise.all([api.call(showCar, { params: { id } }), loadQuote(api, id, booking)])
  const shown = failure ?? priced.failure
  const view = {
    car,
    booking,
    quote: priced.quote,
    values,
    isSent: failure !== null,
    failure: shown && { msg: shown.msg, errors: formErrors(shown.errors) },
  }
  if (shown?.status !== 409 || !booking.dates.from) return { ...view, nextFree: null }
  const { from } = booking.dates
  const query = new URLSearchParams({ from, to: addDays(from, calendarDays) })
  const { free } = await api.call(showCarCalendar, { params: { id }, query })
  const isDelivered = booking.options.delivery && booking.options.collection
  return { ...view, nextFree: nextFreeDates({ dates: booking.dates, free, car, isDelivered }) }
}

/** Sends the order of a client; leads a guest to the log-in and back. With `show_price` only shows the form again. */
export async function submitBooking({ params, request, context }: ActionFunctionArgs) {
  const { api, viewer, locale } = context.get(sessionContext)
  const id = encodeURIComponent(params.id ?? '')
  const form = await request.formData()
  const booking = readBooking(pricedQuery(form))
  const again = (failure: Failure | null) => loadBooking(api, id, { booking, values: textValues(form), failure })
  if (form.has('show_price')) return data(await again(null))
  if (!viewer) throw redirect(pathIn(locale, pages.login({ next: pathIn(locale, bookingAddress(id, booking)) })))
  const result = await attempt(api.submit(sendOrder, { entered: orderBody(id, form, booking) }))
  if (!result.ok) return data(await again(result), { status: result.status })
  return redirectWithToast(pathIn(locale, pages.order({ id: result.data.id })), result.msg)
}

/** The body of a car order, not validated. */
function orderBody(car_id: string, form: FormData, { dates, tariff, options: { delivery, collection, permit, services } }: Booking) {
  const instants = instantsOf(dates)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const place = { address: text('address'), lat: degrees(form.get('lat')), lng: degrees(form.get('lng')) }
  return {
    ...{ kind: 'car', car_id, tariff, pickup_at: instants?.from ?? '', return_at: instants?.to ?? '' },
    driver: {
      ...{ name: text('driver.name'), birth_date: text('driver.birth_date'), id_type: text('driver.id_type') },
      ...{ license_number: text('driver.license_number'), license_expires_on: text('driver.license_expires_on') },
    },
    ...{ pickup_place: delivery ? place : null, return_place: collection ? place : null },
    options: { permit, services },
    countries: permit
      ? text('countries')
          .split(/[،,]/)
          .map((one) => one.trim())
          .filter(Boolean)
      : [],
    note: optionalText(form.get('note')),
    purchase_order: optionalText(form.get('purchase_order')),
    branch_id: optionalText(form.get('branch_id')),
  }
}

function degrees(raw: FormDataEntryValue | null): number | string | null {
  const text = optionalText(raw)
  return text === null ? null : Number.isFinite(Number(text)) ? Number(text) : text
}

/** The fields of the form that hold what the API names otherwise. */
const fieldNames: Readonly<Record<string, string>> = {
  ...{ pickup_at: 'from', return_at: 'to', pickup_place: 'delivery', return_place: 'collection' },
  ...{ options: 'permit', 'options.permit': 'permit', 'options.services': 'services' },
}

/** The errors of the API on the fields of the form. The one place is that of the delivery and of the collection. */
function formErrors(errors: ApiFailure['errors']): FieldErrors {
  const shown: FieldErrors = {}
  for (const [name, messages] of Object.entries(errors)) {
    const field = fieldNames[name] ?? name.replace(/^(pickup_place|return_place)(\.|$)/, '').replace(/^countries\..*/, 'countries')
    const key = field === '' ? 'address' : field
    shown[key] = [...new Set([...(shown[key] ?? []), ...messages])]
  }
  return shown
}
