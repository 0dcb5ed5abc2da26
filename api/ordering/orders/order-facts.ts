import { asArray, factsNeeded, type GuardScope, servedTransitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderFacts, orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import {
  type OrderActor,
  type OrderKind,
  type OrderStatus,
  type OrderTransition,
  orderLifecycle,
} from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { frozenStates } from '@wasl/shared/rules/dispute-states.ts'
import { hasValidNumbers } from '@wasl/shared/rules/seller-numbers.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { loadApprovalLimit } from '../../identity/sessions/approval-limit.ts'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { providers, users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import {
  countPaymentsInFlight,
  countSubmittedTransfers,
  findPendingTransferPayment,
  loadRefundableAmount,
} from '../payments/payment-facts.ts'
import { complaints } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { isOnSite, proposedTimeOf } from './appointment-of.ts'
import { findApprovedInvoiceTotal, findLiveApproval } from './approvals.ts'
import { delivers } from './delegations.ts'
import { findContentErrors } from './find-content-errors.ts'
import { findMatchingProviders } from './matching-providers.ts'
import { loadSplitAmount, waitsForAdmin } from './open-decision.ts'
import type { OfferWithBidder, OrderContext } from './order-context.ts'
import { hasOpenReturn, isOwnSale, loadGoodsCounts, loadReturnUntil, loadShipping } from './order-goods.ts'
import { withPlace } from './order-mode.ts'
import { loadDepositDue, loadRentalFacts } from './order-rental.ts'
import { isInServedArea, type OrderRow } from './visible-order.ts'
import type { OrderInput } from './write-items.ts'

/** What facts are loaded about. */
export type FactSubject = {
  status: OrderStatus
  kind: OrderKind
  /** Null while `submit` has not stored the order. */
  orderContext: OrderContext | null
  /** The offer of the transition. */
  offer: OfferWithBidder | null
  /** The requested status of a transition with several. */
  target?: OrderStatus | undefined
  /** The content that `submit` and `edit` send. */
  content: OrderInput | null
}

type FactLoaders = { [K in keyof OrderFacts]: (ctx: Ctx, subject: FactSubject) => OrderFacts[K] | Promise<OrderFacts[K]> }

/** How each fact is read from the rows of the order, which the caller has locked. */
const factLoaders: FactLoaders = {
  status: (_, { status }) => status,
  kind: (_, { kind }) => kind,
  fulfilment: (_, subject) => orderOf(subject).order.fulfilment,
  rental: (ctx, subject) => loadRentalFacts(ctx, orderOf(subject).order),
  proposed_time: (_, subject) => proposedTimeOf(orderOf(subject).order),
  is_on_site: (_, subject) => isOnSite(orderOf(subject).order),
  visit_step: (_, subject) => orderOf(subject).order.visit_step,
  shipping_method: async (ctx, subject) => (await loadShipping(ctx, orderOf(subject).order))?.method ?? null,
  goods: (ctx, subject) => loadGoodsCounts(ctx, orderOf(subject).order),
  return_until: (ctx, subject) => loadReturnUntil(ctx, orderOf(subject).order),
  has_open_return: (ctx, subject) => hasOpenReturn(ctx, orderOf(subject).order),
  withdrawal_due_at: (_, subject) => orderOf(subject).order.withdrawal_due_at,
  withdrawal_rejected: (_, subject) => orderOf(subject).order.withdrawal_rejected_at !== null,
  is_own_sale: (_, subject) => isOwnSale(orderOf(subject).order),
  now: (ctx) => ctx.clock.now(),
  due_at: (_, subject) => orderOf(subject).order.due_at,
  profile_complete: (ctx) => isColleague(ctx) || isProfileComplete(ctx),
  company_complete: (ctx) => !isColleague(ctx) || isProfileComplete(ctx),
  provider_available: async (ctx, subject) => {
    const order = subject.orderContext?.order
    const chosen = order?.provider_id
    const content = await withPlace(ctx, contentOf(subject), order)
    const matching = await findMatchingProviders(ctx, content, { includesPaused: subject.orderContext !== null })
    return chosen ? matching.includes(chosen) : matching.length > 0
  },
  items_complete: async (ctx, subject) =>
    Object.keys((await findContentErrors(ctx, contentOf(subject), subject.orderContext?.order)).errors).length === 0,
  is_editable: (_, subject) => orderOf(subject).order.package_id === null,
  has_package: (_, subject) => orderOf(subject).order.package_id !== null,
  provider_approved: ({ principal }) => principal.kind === 'user' && principal.provider?.status === 'approved',
  numbers_valid: (ctx) => hasOwnValidNumbers(ctx),
  provider_serves: (ctx, subject) => servesOrder(ctx, orderOf(subject).order),
  provider_chosen: (ctx, subject) => ownProviderId(ctx) !== null && orderOf(subject).order.provider_id === ownProviderId(ctx),
  handles_kind: async (ctx, subject) =>
    isPermitted({ action: subject.kind === 'store' ? 'prv.store.step' : 'prv.step' }, ctx.principal) ||
    (await delivers(ctx, orderOf(subject).order.id)),
  own_live_offers: async (ctx, subject) =>
    (await liveOffers(subject)).filter(({ provider_id }) => provider_id === ownProviderId(ctx)).length,
  offer: (_, { offer }) => offer,
  approval_limit: (ctx) => loadApprovalLimit(ctx),
  approval: async (ctx, subject) => {
    const live = await findLiveApproval(ctx, orderOf(subject).order.id)
    return live && { ...live, version: live.subject_version }
  },
  approved_invoice_total: (ctx, subject) => findApprovedInvoiceTotal(ctx, orderOf(subject)),
  invoice_total: async (ctx, subject) => {
    const { order, invoice } = orderOf(subject)
    return ((await invoice())?.final_amount ?? 0) + (await loadDepositDue(ctx, order))
  },
  max_counter_rounds: async (ctx) => (await loadSettings(ctx)).counter_offer_rounds,
  other_live_offers: async (_, subject) => (await liveOffers(subject)).filter(({ id }) => id !== subject.offer?.id).length,
  transfer_amount: async (ctx, subject) => {
    const transfer = await findPendingTransferPayment(ctx, orderOf(subject).order.id)
    return transfer ? transfer.received + transfer.discount : 0
  },
  due_amount: async (_, subject) => (await orderOf(subject).invoice())?.deposit_amount ?? 0,
  captured_amount: async (_, subject) => (await orderOf(subject).invoice())?.paid_amount ?? 0,
  remaining_amount: async (_, subject) => {
    const invoice = await orderOf(subject).invoice()
    return invoice ? invoice.final_amount - invoice.paid_amount : 0
  },
  in_flight_payments: (ctx, subject) => countPaymentsInFlight(ctx, orderOf(subject).order.id),
  submitted_transfers: (ctx, subject) => countSubmittedTransfers(ctx, orderOf(subject).order.id),
  has_blocking_complaint: (ctx, subject) => hasComplaint(ctx, orderOf(subject).order.id, isFrozen),
  has_open_complaint: (ctx, subject) => hasComplaint(ctx, orderOf(subject).order.id, waitsForAdmin),
  change_rounds: (_, subject) => orderOf(subject).order.change_rounds,
  max_change_rounds: async (ctx) => (await loadSettings(ctx)).change_rounds,
  refund_amount: async (ctx, subject) => {
    const { id, refunded_amount } = orderOf(subject).order
    return (await loadRefundableAmount(ctx, id)) + refunded_amount
  },
  has_pending_refund: (_, subject) => orderOf(subject).order.pending_refund_amount !== null,
  held_amount: (_, subject) => orderOf(subject).held(),
  split_amount: (ctx, subject) => loadSplitAmount(ctx, orderOf(subject).order.id),
}

/** Loads these facts. Safe: guards read only the facts that they declare to need. */
export async function loadFacts(ctx: Ctx, subject: FactSubject, names: readonly (keyof OrderFacts)[]): Promise<OrderFacts> {
  const facts: Partial<Record<keyof OrderFacts | 'target', unknown>> = {
    status: subject.status,
    kind: subject.kind,
    target: subject.target,
  }
  for (const name of names) facts[name] = await factLoaders[name](ctx, subject)
  return facts as OrderFacts
}

/** Loads the facts that the buttons of this actor need. */
export async function loadButtonFacts(ctx: Ctx, orderContext: OrderContext, actor: OrderActor): Promise<OrderFacts> {
  const { status, kind } = orderContext.order
  const names = servedTransitionNames(orderLifecycle)
    .filter((name) => isPossible(name, actor, status))
    .flatMap((name) => factsNeeded(orderLifecycle, orderGuards, name, actor, buttonScopes))
  return loadFacts(ctx, { status, kind, orderContext, offer: null, content: null }, [...new Set(names)])
}

const buttonScopes: readonly GuardScope[] = ['order', 'offer']

function isPossible(name: OrderTransition, actor: OrderActor, status: OrderStatus): boolean {
  const { by, from } = transitionOf(orderLifecycle, name)
  return asArray(by).includes(actor) && asArray(from).includes(status)
}

function orderOf({ orderContext }: FactSubject): OrderContext {
  if (!orderContext) throw new Error('loadFacts: this fact needs a stored order')
  return orderContext
}

function contentOf({ content }: FactSubject): OrderInput {
  if (!content) throw new Error('loadFacts: this fact needs the content of a request')
  return content
}

const liveOffers = async (subject: FactSubject) => (await orderOf(subject).offers()).filter(({ status }) => status === 'pending')

const ownProviderId = ({ principal }: Ctx): string | null => (principal.kind === 'user' ? (principal.provider?.id ?? null) : null)

async function hasOwnValidNumbers(ctx: Ctx): Promise<boolean> {
  const provider_id = ownProviderId(ctx)
  if (!provider_id) return false
  const [numbers] = await ctx.db.select(sellerNumberColumns).from(providers).where(eq(providers.id, provider_id))
  return numbers !== undefined && hasValidNumbers(numbers, await loadSettings(ctx))
}

const isColleague = ({ principal }: Ctx): boolean => principal.kind === 'user' && principal.company !== null

async function isProfileComplete(ctx: Ctx): Promise<boolean> {
  const id = clientIdOf(userCtx(ctx).principal)
  const [client] = await ctx.db.select({ name: users.name, city_id: users.city_id }).from(users).where(eq(users.id, id))
  return client !== undefined && client.name.trim() !== '' && client.city_id !== null
}

async function servesOrder(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const provider_id = ownProviderId(ctx)
  if (!provider_id || !order.category_id) return false
  const [found] = await ctx.db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, order.id), isInServedArea({ id: provider_id })))
  return found !== undefined
}

const isFrozen = inArray(complaints.dispute, [...frozenStates])

/** Whether there is such a complaint about the order. */
async function hasComplaint(ctx: Pick<Ctx, 'db'>, order_id: string, which: SQL | undefined): Promise<boolean> {
  const [found] = await ctx.db
    .select({ one: sql`1` })
    .from(complaints)
    .where(and(eq(complaints.order_id, order_id), which))
    .limit(1)
  return found !== undefined
}
