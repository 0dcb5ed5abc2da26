import { financePeriods, ownKinds, transactionStatuses } from '@wasl/shared/contract/choices.ts'

const names = ['q', 'status', 'kind', 'period'] as const
/** The filters of the transactions in an address; empty texts for none. */
export type FinancesFilter = Readonly<Record<(typeof names)[number], string>>

/** What an address does not have right counts as no filter: addresses are shared and typed. */
export const readFinancesFilter = (query: URLSearchParams): FinancesFilter => {
  const oneOf = (name: (typeof names)[number], options: readonly string[]) => options.find((option) => option === query.get(name)) ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    status: oneOf('status', transactionStatuses),
    kind: oneOf('kind', [...ownKinds.client, ...ownKinds.provider]),
    period: oneOf('period', financePeriods),
  }
}

export const isFiltered = (filter: FinancesFilter): boolean => names.some((name) => filter[name] !== '')

/** The query of a filter: of the API, and of the page's own address. */
export const filterQuery = (filter: FinancesFilter, page: number): URLSearchParams =>
  new URLSearchParams([
    ...names.flatMap((name): [string, string][] => (filter[name] === '' ? [] : [[name, filter[name]]])),
    ['page', String(page)],
  ])
