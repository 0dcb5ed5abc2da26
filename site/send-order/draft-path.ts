import type { OrderDraftCard } from '@wasl/shared/contract/order-drafts.ts'
import { pages } from '@wasl/shared/pages/pages.ts'

type ResumedDraft = { id: string; category: Pick<OrderDraftCard['category'], 'id'>; provider_ids: readonly string[] }

/** The path of the form that continues a draft: with providers it is that of a private order. */
export const draftPath = ({ id, category, provider_ids }: ResumedDraft): string =>
  provider_ids.length > 0
    ? pages.sendPrivateOrder({ add: category.id, providers: provider_ids.join(','), draft: id })
    : pages.sendOrder({ add: category.id, draft: id })
