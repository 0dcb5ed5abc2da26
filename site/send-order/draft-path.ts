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
