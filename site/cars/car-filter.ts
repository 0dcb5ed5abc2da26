import { pages } from '@wasl/shared/pages/pages.ts'

export const carFilterNames = [
  'city',
  'from',
  'from_time',
  'to',
  'to_time',
  'type',
  'gear',
  'seats',
  'price_min',
  'price_max',
  'delivery',
  'abroad',
  'insurance',
  'provider',
  'sort',
] as const
/** What an address of the list of cars chooses: empty for nothing. Days and times are those of Riyadh, prices in riyals as typed. */
export type CarFilter = Readonly<Record<(typeof carFilterNames)[number], string>>
/** The dates of a car on its page and in the links to it. */
export type CarDates = Pick<CarFilter, 'from' | 'from_time' | 'to' | 'to_time'>

/** What is wrong with the dates of a search. */
export type DateProblems = Readonly<Partial<Record<'pickup_at' | 'return_at', 'missing' | 'past' | 'early' | 'long'>>>

/** The instants of chosen dates in Riyadh; null unless both are chosen. */
export const instantsOf = ({ from, from_time, to, to_time }: CarDates): { from: string; to: string } | null =>
  from && to ? { from: `${from}T${from_time}:00+03:00`, to: `${to}T${to_time}:00+03:00` } : null

/** The address of a car that keeps the chosen dates. */
export function carAddress(id: string, { from, from_time, to, to_time }: CarDates): string {
  const path = pages.car({ id })
  return from && to ? `${path}?${new URLSearchParams({ from, from_time, to, to_time })}` : path
}

/** Whether a filter chooses less than all cars. The order is no filter. */
export const isFiltered = (filter: CarFilter): boolean =>
  carFilterNames.some((name) => filter[name] !== '' && name !== 'sort' && !name.endsWith('_time'))
