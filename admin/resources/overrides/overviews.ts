import type { ResourceName, Resources } from '@wasl/resources/index.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { formKinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import type { NamesOfKind } from '@wasl/shared/registry/kinds.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'

type ListReference = `${string}.${string}`
type ListEntry = ListReference | { list: ListReference; isShown: (row: AnyRow) => boolean }
type TabEntry = Exclude<ListEntry, string> & { withRows?: true }

/** What a show page shows on one page, instead of one tab for each related list: `{ amounts: ['total'], people: ['user_id'] }`. */
export type OverviewPage<Amount extends string = string, Relation extends string = string, Name extends string = string> = {
  /** Fields that are read first: what somebody wrote, and the pictures of it. */
  lead?: readonly Name[]
  /** `money` fields shown large at the top. */
  amounts?: readonly Amount[]
  /** Relations to people: cards with their names and phones. */
  people?: readonly Relation[]
  /** The references of `related` that are shown on the page itself; those with `isShown` only of these rows, and of others nowhere. */
  lists?: readonly ListEntry[]
  /** The references of `related` that are tabs of these rows only; `withRows`: and only once they have rows. */
  tabs?: readonly TabEntry[]
  /** The list among them that is read before the reply is written; it stands above that form. */
  conversation?: ListReference
  /** A relation whose record is shown below the lists, with its amounts and its own lists; its people are shown too. */
  record?: Relation
}

type FieldsOf<N extends ResourceName> = Resources[N]['fields']

const ofKinds =
  (...kinds: readonly OrderKind[]) =>
  (list: ListReference) => ({ list, isShown: ({ kind }: AnyRow) => kinds.some((one) => one === kind) })
const ofStore = ofKinds('store')
const ofServices = ofKinds(...formKinds)

/** The resources with an overview; the others have tabs only. */
export const overviews: {
  readonly [N in ResourceName]?: OverviewPage<
    NamesOfKind<FieldsOf<N>, 'money'>,
    NamesOfKind<FieldsOf<N>, 'belongsTo'>,
    keyof FieldsOf<N> & string
  >
} = {
  complaints: {
    lead: ['message', 'images'],
    amounts: ['refund_amount'],
    people: ['user_id', 'provider_id'],
    lists: ['complaint-messages.complaint_id', 'dispute-decisions.complaint_id'],
    conversation: 'complaint-messages.complaint_id',
    record: 'order_id',
  },
  'refund-requests': {
    lead: ['reason'],
    amounts: ['amount'],
    // The credit note of a cancelled order is about the whole order, and among its lists.
    lists: [{ list: 'credit-notes.refund_request_id', isShown: ({ cancels_order }) => cancels_order !== true }],
    record: 'order_id',
  },
  orders: {
    lead: ['note'],
    amounts: ['final_amount', 'paid_amount', 'remaining_amount', 'pending_refund_amount', 'refunded_amount'],
    people: ['client_id', 'provider_id'],
    lists: [
      ofServices('order-items.order_id'),
      ofServices('offers.order_id'),
      ofStore('order-lines.order_id'),
      ofStore('shipments.order_id'),
      ofStore('returns.order_id'),
      'invoices.order_id',
      'complaints.order_id',
      'chat-rooms.order_id',
    ],
    tabs: [
      ofServices('order-files.order_id'),
      { ...ofKinds('store', 'car')('delegations.order_id'), withRows: true },
      ofKinds('car')('deposit-claims.order_id'),
      { ...ofStore('stock-moves.order_id'), withRows: true },
    ],
  },
}

/** Whom to call about a row that has no phone itself: the first row of a related list with these values. */
const contacts: { readonly [N in ResourceName]?: { list: ListReference; where: Readonly<Record<string, string>> } } = {
  providers: { list: 'provider-users.provider_id', where: { role: 'provider' } },
}
export const contactOf = (name: string) => findEntry(contacts, name)

/** The related list that an entry of an overview is about. */
export const referenceOf = (entry: ListEntry): ListReference => (typeof entry === 'string' ? entry : entry.list)

/** Where a row shows a related list: on the page itself, nowhere, or on a tab. */
export function placeOf(name: string, reference: string, row: AnyRow): 'page' | 'tab' | null {
  const { lists = [], tabs = [] } = overviewOf(name) ?? {}
  const listed = lists.find((one) => referenceOf(one) === reference)
  if (listed === undefined) return tabs.every(({ list, isShown }) => list !== reference || isShown(row)) ? 'tab' : null
  return typeof listed === 'string' || listed.isShown(row) ? 'page' : null
}

/** Whether a related list is a tab only while it has rows. */
export const needsRows = (name: string, reference: string): boolean =>
  overviewOf(name)?.tabs?.some(({ list, withRows }) => list === reference && withRows) === true

export const overviewOf = (name: string): OverviewPage | undefined => findEntry<OverviewPage>(overviews, name)
