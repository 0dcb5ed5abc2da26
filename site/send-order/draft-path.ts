import type { OrderDraftCard } from '@wasl/shared/contract/order-drafts.ts'

type ResumedDraft = { id: string; category: Pick<OrderDraftCard['category'], 'id'>; provider_ids: readonly string[] }

/** The path of the form that continues a draft: with providers it is that of a private order. */
export const draftPath = ({ id, category, provider_ids }: ResumedDraft): string =>
  provider_ids.length > 0
    ? `${privateOrderPath(category.id, provider_ids)}&draft=${id}`
    : `/static/our_services/${category.id}/send-order?draft=${id}`

/** The path of the form of a private order to these providers. */
export const privateOrderPath = (categoryId: string, providerIds: readonly string[]): string =>
  `/static/our_services_provider/send_order/${categoryId}?providers=${providerIds.join(',')}`

/** The providers that an address names: `providers=a,b` or `providers=a&providers=b`. */
export const providersInQuery = (query: URLSearchParams): string[] => [
  ...new Set(query.getAll('providers').flatMap((ids) => ids.split(',').filter(Boolean))),
]

/** The query with these providers in place of its own. */
export function withProviders(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete('providers')
  if (ids.length > 0) changed.set('providers', ids.join(','))
  return changed
}
