import type { OfferSort } from '@wasl/shared/contract/choices.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { isContactVisible } from '@wasl/shared/lifecycle/orders/contact-visible.ts'
import { deadlineNote, isStoppedByComplaint, offerNote } from '@wasl/shared/lifecycle/orders/deadline-notes.ts'
import { orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { isOfGoods, statusLabelOf } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { wantedTimeOf } from '@wasl/shared/rules/wanted-time.ts'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import { nameBeforeAcceptance } from '../../identity/people/public-name.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { findOrderRoom } from '../../messaging/chat/list-rooms.ts'
import { loadOwnBalance } from '../../money/ledger/own-balance.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadFreeTimes } from '../appointments/free-times.ts'
import { loadApproval } from '../approvals/approval-view.ts'
import { findStoppingComplaint } from '../complaints/stopping-complaint.ts'
import { loadAssignee } from '../delegates/order-assignee.ts'
import { loadOrderDelegates } from '../delegates/order-delegates.ts'
import { loadReturnViews } from '../goods/return-views.ts'
import { remainingAmount } from '../invoices/invoice-amounts.ts'
import { loadRates } from '../invoices/invoice-effects.ts'
import { loadOfferViews } from '../offers/offer-views.ts'
import { actionViews } from '../orders/action-views.ts'
import { loadInvoiceDueAt } from '../orders/invoice-due-at.ts'
import { loadItemViews } from '../orders/item-views.ts'
import { findFrozenComplaint, loadAnnouncedDecisions } from '../orders/open-decision.ts'
import { loadOrderBranch } from '../orders/order-branch.ts'
import { type OrderContext, orderContext } from '../orders/order-context.ts'
import { loadButtonFacts } from '../orders/order-facts.ts'
import { loadOrderGoods, loadShipping } from '../orders/order-goods.ts'
import { loadGroup } from '../orders/order-group.ts'
import { loadPurchaseOrder } from '../orders/purchase-order.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { listOrderPayments } from '../payments/order-payments.ts'
import { listOrderRefunds } from '../payments/order-refunds.ts'
import { loadRentalView } from '../rentals/rental-view.ts'
import { agreedTotal } from '../send-order/book-package.ts'
import { findRepeat, isRepeatable } from '../send-order/repeat-order.ts'
import { findResentOrder, isUnanswered } from '../send-order/resend-order.ts'
import { actsOn, isOfClient, isShownTo } from '../tables/orders-of-client.ts'
import { loadRentalState } from './open-returns.ts'
import { loadAppointment } from './order-appointment.ts'
import { loadInvoiceView } from './order-invoice.ts'
import { loadOrderReviews } from './order-reviews.ts'
import { stepView } from './order-step.ts'
import { loadTimeline, wasUnaccepted } from './timeline.ts'

/** One order as its client or a provider may see it. Throws 404 if it is not visible to them. */
export async function loadOrderPage(ctx: UserCtx, id: string, sort: OfferSort): Promise<OrderPage> {
  const order = await loadVisibleOrder(ctx, id)
  const context = orderContext(ctx, order)
  const reader = isOfClient(ctx.principal, order) ? 'client' : 'provider'
  const facts = await loadButtonFacts(ctx, context, reader)
  const { items, files } = await loadItemViews(ctx, order.id)
  const relations = await loadRelations(ctx, order)
  const isMine = reader === 'client' || order.provider_id === ctx.principal.provider?.id
  // A provider that lost sees the request, but nothing of what followed with another provider.
  const hasLost = !isMine && order.provider_id !== null
  const canSeePhone = isMine && isContactVisible(order.status)
  const offers = await loadOfferViews(ctx, context, { reader, sort, facts })
  const reviews = await loadOrderReviews(ctx, order, { reader, isMine })
  const held = isMine ? await context.held() : 0
  const invoice = await context.invoice()
  const settings = await loadSettings(ctx)
  const remains = invoice !== null && remainingAmount(invoice, order) > 0
  const { appointment, has_proposed_time } = await loadAppointment(ctx, order, { reader, isMine })
  const goodsView = await loadGoodsView(ctx, order, { reader, isMine })
  const rental = isMine ? await loadRentalView(ctx, order, reader === 'client' || canSeePhone) : null
  const stepFacts = { can_review: reviews.can_review, goods: goodsView.goods, ...(await loadRentalState(ctx, order)) }
  return {
    ...shownToAll(order),
    status_label: statusLabelOf(order.status, order.kind),
    tab: tabOf[order.status],
    reader,
    ...(await loadStep(ctx, context, offers, { ...stepFacts, reader, hasLost, held, has_proposed_time })),
    deadline_note: hasLost ? null : deadlineNote({ status: order.status, kind: order.kind, remains, reader }, settings),
    offer_note: offerNote(reader, settings),
    booked_package: await loadBookedPackage(ctx, order),
    ...{ category: relations.category, city: relations.city, to_city: relations.to_city },
    items,
    files,
    ...placeOf(order, reader === 'client' || canSeePhone),
    cancel_reason: hasLost ? null : order.cancel_reason,
    client: clientOf(relations, { isWholeName: reader === 'client' || canSeePhone, canSeePhone, locale: ctx.locale }),
    provider: hasLost ? null : providerOf(relations, canSeePhone),
    offers,
    offers_count: reader === 'client' ? (await context.offers()).filter(({ status }) => status === 'pending').length : offers.length,
    appointment,
    invoice: isMine && invoice ? await loadInvoiceView(ctx, { invoice, order, reader }) : null,
    ...(await loadAssignee(ctx, order)),
    ...goodsView,
    rental,
    ...(await loadOfferHelp(ctx, order, reader)),
    ...(await loadPurchaseOrder(ctx, order, isMine)),
    branch: await loadOrderBranch(ctx, order, { isParty: isMine, canCall: reader === 'client' || canSeePhone }),
    ...(isMine ? await loadPayments(ctx, order, reader) : { final_amount: null, payment_state: 'none', payments: [], refunds: [] }),
    held_amount: held,
    ...(reader === 'client' ? await loadClientView(ctx, order) : noClientView),
    timeline: await loadTimeline(ctx, order, reader, isMine),
    actions: actionViews(ctx, reader, facts, 'order'),
    ...reviews,
    due_at: hasLost ? null : (order.due_at ?? (isMine ? await loadInvoiceDueAt(ctx, order) : null)),
    chat: isMine && isPermitted({ action: 'chat.read' }, ctx.principal) ? await findOrderRoom(ctx, order.id) : null,
    ...(await loadComplaints(ctx, order, { isMine, remains })),
    now: ctx.clock.now(),
  }
}

type Reader = OrderPage['reader']
type StepFacts = Omit<Parameters<typeof stepView>[2], 'decision' | 'approval' | 'is_unaccepted' | 'principal'>

/** Whose turn it is and what happens next, with the approval of a company. */
async function loadStep(ctx: UserCtx, context: OrderContext, offers: OrderPage['offers'], facts: StepFacts) {
  const { order } = context
  const decision = order.status === 'disputed' ? ((await loadAnnouncedDecisions(ctx, [order.id])).get(order.id) ?? null) : null
  const approval = facts.reader === 'client' ? await loadApproval(ctx, context) : null
  const is_unaccepted = await wasUnaccepted(ctx, order)
  return { approval, ...stepView(order, offers, { ...facts, decision, approval, is_unaccepted, principal: ctx.principal }) }
}

const offeredKinds: readonly string[] = orderTransitions.make_offer.kinds ?? []

/** What a provider reads while it can make or change an offer: the rates of its price, and its free hours. */
async function loadOfferHelp(ctx: UserCtx, { status, kind, category_id }: OrderRow, reader: Reader) {
  const { provider } = ctx.principal
  if (!provider || tabOf[status] !== 'new') return { rates: null, free_times: [] }
  const takesOffers = reader === 'provider' && offeredKinds.includes(kind)
  return { rates: await loadRates(ctx, category_id, provider.id), free_times: takesOffers ? await loadFreeTimes(ctx, provider.id) : [] }
}

type GoodsReading = { reader: Reader; isMine: boolean }
/** The goods of an order of the store, for its parties, and who delivers. The client alone has the code for their delivery. */
async function loadGoodsView(ctx: UserCtx, order: OrderRow, { reader, isMine }: GoodsReading) {
  if (!isMine) return { goods: null, fulfilment: null, delivery_code: null, delegates: null }
  const mayReceive = isPermitted({ action: 'ord.received' }, ctx.principal) && actsOn(ctx.principal, order)
  const hasCode = reader === 'client' && order.status === 'in_progress' && mayReceive
  const goods = await loadOrderGoods(ctx, order)
  return {
    goods: goods && { ...goods, returns: await loadReturnViews(ctx, order, reader) },
    fulfilment: isOfGoods(order.fulfilment) ? order.fulfilment : null,
    delegates: reader === 'provider' ? await loadOrderDelegates(ctx, order) : null,
    delivery_code: hasCode ? ((await loadShipping(ctx, order))?.delivery_code ?? null) : null,
  }
}

/** The request itself, which every reader of the order sees. */
const shownToAll = ({ id, number, kind, mode, meeting_way, status, version, submitted_at, ...request }: OrderRow) => ({
  ...{ id, number, kind, mode, meeting_way, status, version, submitted_at },
  ...{ district: request.district, expected_budget: request.expected_budget, duration_days: request.duration_days, note: request.note },
  ...wantedTimeOf(request),
})

function placeOf(
  order: OrderRow,
  canSee: boolean,
): Pick<OrderPage, 'lat' | 'lng' | 'address' | 'short_address' | 'to_place' | 'place_hidden'> {
  const { lat, lng, address, short_address, to_city_id, to_district, to_address, to_short_address, to_lat, to_lng } = order
  const nowhere = { lat: null, lng: null, address: null, short_address: null }
  const destination = { lat: to_lat, lng: to_lng, address: to_address, short_address: to_short_address }
  return {
    ...(canSee ? { lat, lng, address, short_address } : nowhere),
    to_place: to_city_id ? { district: to_district, ...(canSee ? destination : nowhere) } : null,
    place_hidden: !canSee && [lat, address, short_address, to_lat, to_address, to_short_address].some((part) => part !== null),
  }
}

async function loadBookedPackage(ctx: UserCtx, { package_id, package_terms, provider_id }: OrderRow): Promise<OrderPage['booked_package']> {
  if (!package_id || !package_terms || !provider_id) return null
  const { title, includes, duration_days } = package_terms
  return { id: package_id, title, includes: [...includes], total: await agreedTotal(ctx, provider_id, package_terms), duration_days }
}

type Relations = Awaited<ReturnType<typeof loadRelations>>

type ShownClient = { isWholeName: boolean; canSeePhone: boolean; locale: UserCtx['locale'] }
const clientOf = ({ client, city }: Relations, { isWholeName, canSeePhone, locale }: ShownClient) => ({
  name: isWholeName ? client.name : nameBeforeAcceptance(client)[locale],
  phone: canSeePhone ? client.phone : null,
  city,
})

const providerOf = ({ provider }: Relations, canSeePhone: boolean): OrderPage['provider'] =>
  provider && { id: provider.id, name: provider.name, phone: canSeePhone ? provider.phone : null }

const noClientView = {
  wallet_balance: null,
  group: null,
  can_pay: false,
  can_repeat: false,
  repeat: null,
  can_resend: false,
  resent_as: null,
}

/** What a client alone sees. */
async function loadClientView(ctx: UserCtx, order: OrderRow) {
  const resent = await findResentOrder(ctx, order)
  return {
    wallet_balance: await loadOwnBalance(ctx),
    group: await loadGroup(ctx, order),
    can_pay: isPermitted({ action: 'ord.pay' }, ctx.principal) && actsOn(ctx.principal, order),
    can_repeat: isRepeatable(order) && isPermitted({ action: 'ord.create.service' }, ctx.principal),
    repeat: await findRepeat(ctx, order.id),
    can_resend: isUnanswered(order) && !resent,
    resent_as: resent && isShownTo(ctx.principal, resent) ? { id: resent.id, number: resent.number } : null,
  }
}

const loadPayments = async (ctx: UserCtx, { id, final_amount, payment_state }: OrderRow, reader: Reader) => ({
  final_amount,
  payment_state,
  payments: await listOrderPayments(ctx, id, reader),
  refunds: await listOrderRefunds(ctx, id, reader),
})

/** The complaint that freezes the order, for a party that may read complaints, and whether an open one stops its deadline. */
async function loadComplaints(ctx: UserCtx, order: OrderRow, { isMine, remains }: { isMine: boolean; remains: boolean }) {
  const isStopped = isMine && isStoppedByComplaint({ status: order.status, kind: order.kind, remains })
  return {
    complaint_id: isMine ? await findComplaintOf(ctx, order) : null,
    ...(isStopped ? await findStoppingComplaint(ctx, order.id) : { is_deadline_stopped: false, stopping_complaint: null }),
  }
}

async function findComplaintOf(ctx: UserCtx, { id, status }: OrderRow): Promise<string | null> {
  if (status !== 'disputed' || !isPermitted({ action: 'cmp.read' }, ctx.principal)) return null
  const complaint = await findFrozenComplaint(ctx, id)
  return complaint?.id ?? null
}

const toCities = alias(cities, 'to_cities')

async function loadRelations(ctx: UserCtx, order: OrderRow) {
  const [row] = await ctx.db
    .select({ client: users, city: cities, to_city: toCities, provider: providers })
    .from(users)
    .leftJoin(cities, eq(cities.id, order.city_id ?? order.id))
    .leftJoin(toCities, eq(toCities.id, order.to_city_id ?? order.id))
    .leftJoin(providers, order.provider_id ? eq(providers.id, order.provider_id) : eq(providers.id, order.id))
    .where(eq(users.id, order.client_id))
  if (!row) throw new Error('orderPage: an order without client')
  const [category] = order.category_id
    ? await ctx.db.select(namedColumns(categories)).from(categories).where(eq(categories.id, order.category_id))
    : []
  const [owner] = row.provider
    ? await ctx.db
        .select({ phone: users.phone })
        .from(users)
        .where(and(eq(users.provider_id, row.provider.id), eq(users.role, 'provider')))
        .orderBy(users.created_at)
        .limit(1)
    : []
  return {
    client: row.client,
    city: row.city && idAndName(row.city),
    to_city: row.to_city && idAndName(row.to_city),
    category: category ? idAndName(category) : null,
    provider: row.provider && { ...idAndName(row.provider), phone: owner?.phone ?? null },
  }
}
