import type { ResourceName, Resources } from '@wasl/resources/index.ts'
import type { NamesOfKind } from '@wasl/shared/registry/kinds.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'

/** What a show page shows on one page, instead of one tab for each related list: `{ amounts: ['total'], people: ['user_id'] }`. */
export type OverviewPage<Amount extends string = string, Relation extends string = string> = {
  /** `money` fields shown large at the top. */
  amounts?: readonly Amount[]
  /** Relations to people: cards with their names and phones. */
  people?: readonly Relation[]
  /** The references of `related` that are shown on the page itself. */
  lists?: readonly `${string}.${string}`[]
  /** A relation whose record is shown below the lists, with its amounts and its own lists. */
  record?: Relation
}

type FieldsOf<N extends ResourceName> = Resources[N]['fields']

/** The resources with an overview; the others have tabs only. */
export const overviews: {
  readonly [N in ResourceName]?: OverviewPage<NamesOfKind<FieldsOf<N>, 'money'>, NamesOfKind<FieldsOf<N>, 'belongsTo'>>
} = {
  complaints: {
    amounts: ['refund_amount'],
    people: ['user_id', 'provider_id'],
    lists: ['complaint-messages.complaint_id', 'dispute-decisions.complaint_id'],
    record: 'order_id',
  },
  orders: {
    amounts: ['final_amount', 'paid_amount', 'remaining_amount', 'pending_refund_amount', 'refunded_amount'],
    people: ['client_id', 'provider_id'],
    lists: ['order-items.order_id', 'offers.order_id', 'invoices.order_id', 'complaints.order_id', 'chat-rooms.order_id'],
  },
}

export const overviewOf = (name: string): OverviewPage | undefined => findEntry<OverviewPage>(overviews, name)
