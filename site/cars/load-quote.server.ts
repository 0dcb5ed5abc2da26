import type { CarQuote } from '@wasl/shared/contract/cars.ts'
import { quoteCar } from '@wasl/shared/contract/endpoints/cars.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { ChosenOptions } from './CarOptions.tsx'
import { type CarDates, instantsOf } from './car-filter.ts'

/** The options of an address: services by their position. */
export const readOptions = (query: URLSearchParams): ChosenOptions => ({
  delivery: query.get('delivery') === 'true',
  collection: query.get('collection') === 'true',
  permit: query.get('permit') === 'true',
  services: [...new Set(query.getAll('service').filter((at) => /^\d{1,2}$/.test(at)))].map(Number).filter((at) => at <= 50),
})

type LoadedQuote = {
  quote: CarQuote | null
  failure: Pick<ApiFailure, 'status' | 'msg' | 'errors'> | null
}

/** The price for the chosen dates, or why there is none; neither without dates. */
export async function loadQuote(api: ApiClient, id: string, chosen: { dates: CarDates; options: ChosenOptions }): Promise<LoadedQuote> {
  const instants = instantsOf(chosen.dates)
  if (!instants) return { quote: null, failure: null }
  const body = { pickup_at: instants.from, return_at: instants.to, ...chosen.options }
  const result = await attempt(api.submit(quoteCar, { params: { id }, body }))
  return result.ok ? { quote: result.data, failure: null } : { quote: null, failure: result }
}
