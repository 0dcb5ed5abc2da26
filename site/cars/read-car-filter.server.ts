import { carDeposits, carSorts } from '@wasl/shared/contract/cars.ts'
import { carGears, carTypes } from '@wasl/shared/rules/car-choices.ts'
import { longestRentalDays } from '@wasl/shared/rules/rent-cost.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { parseRiyals } from '../forms/form-values.ts'
import { type CarDates, type CarFilter, carFilterNames, type DateProblems, instantsOf } from './car-filter.ts'

const usualTime = '10:00'
const isTrue = (value: string) => value === 'true'
const isOneOf = (values: object) => (value: string) => Object.keys(values).includes(value)
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

// What is not right counts as not chosen: addresses are shared and typed.
const checks: Readonly<Partial<Record<keyof CarFilter, (value: string) => boolean>>> = {
  city: isUuid,
  provider: isUuid,
  from: isDay,
  to: isDay,
  type: isOneOf(carTypes),
  gear: isOneOf(carGears),
  seats: (value) => /^[1-9]$/.test(value),
  delivery: isTrue,
  abroad: isTrue,
  insurance: (value) => carDeposits.some((one) => one === value),
  sort: (value) => carSorts.some((one) => one === value),
}

export function readCarFilter(query: URLSearchParams): CarFilter {
  const read = (name: keyof CarFilter): string => {
    const value = (query.get(name) ?? '').trim().slice(0, 40)
    if (name === 'from_time' || name === 'to_time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : usualTime
    return checks[name]?.(value) === false ? '' : value
  }
  // Safe: every name of the filter is read.
  return Object.fromEntries(carFilterNames.map((name) => [name, read(name)])) as CarFilter
}

/** What is wrong with the dates of a search, by the names of the API: they are both chosen or none, in the future, in order and within two years. */
export function dateProblems(dates: CarDates, now: number): DateProblems {
  const instants = instantsOf(dates)
  if (!instants) return dates.from ? { return_at: 'missing' } : dates.to ? { pickup_at: 'missing' } : {}
  const [start, end] = [Date.parse(instants.from), Date.parse(instants.to)]
  return {
    ...(start <= now && { pickup_at: 'past' as const }),
    ...(end <= start ? { return_at: 'early' as const } : end - start > longestRentalDays * dayMs && { return_at: 'long' as const }),
  }
}

/** The query of the API for a filter. */
export function carsApiQuery(filter: CarFilter, dates: { from: string; to: string } | null, page: string | null): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of ['city', 'type', 'gear', 'seats', 'delivery', 'abroad', 'insurance', 'provider', 'sort'] as const)
    if (filter[name]) query.set(name, filter[name])
  for (const name of ['price_min', 'price_max'] as const) {
    const halalas = parseRiyals(filter[name])
    if (typeof halalas === 'number' && halalas >= 0 && halalas <= 1_000_000_000) query.set(name, String(halalas))
  }
  if (dates) {
    query.set('from', dates.from)
    query.set('to', dates.to)
  }
  if (/^[1-9]\d{0,3}$/.test(page ?? '')) query.set('page', page ?? '')
  return query
}
