import * as z from 'zod'
import { arabicText, englishText, moneySchema } from '../registry/field-schema.ts'
import { maxMoney } from '../registry/limits.ts'
import { maxPurchaseOrder } from '../rules/limits.ts'
import { meetingWays, serviceModes } from '../rules/service-modes.ts'
import { dayParts } from '../rules/wanted-time.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { freeDay, orderAppointment } from './appointments.ts'
import { approvalView } from './approvals.ts'
import { assignee } from './assignees.ts'
import { branchName, orderBranch } from './branches.ts'
import { gatewayMethods, orderSorts } from './choices.ts'
import { fileView, instant, localized, money, named, pageQuery, pagination, requestText, seenVersion } from './common.ts'
import { couponCode } from './coupons.ts'
import { orderDelegates } from './deliveries.ts'
import { offerStatus, orderKind, orderList, orderStatus, orderTab, paymentState, paymentStatus, soldBy } from './enums.ts'
import { paymentSummary, refundView } from './finances.ts'
import { invoiceSummary } from './invoices.ts'
import { actionView, lastCounterStatus, offerView } from './offers.ts'
import { fulfilment, orderGoods } from './order-goods.ts'
import { orderGroup } from './order-groups.ts'
import { toPlace } from './order-places.ts'
import { orderRepeat } from './order-repeats.ts'
import { orderReview } from './order-reviews.ts'
import { timelineEntry } from './order-timeline.ts'
import { orderRental } from './rentals.ts'

const wantedView = {
  wanted_on: z.string().nullable(),
  wanted_part: z.enum(typedKeys(dayParts)).nullable(),
  wanted_time: z.string().nullable(),
}

export const ordersQuery = pageQuery.extend({
  /** Default: every kind. */
  kind: orderKind.optional(),
  /** `mine`: what waits for the reader. */
  tab: orderList.default('all'),
  /** Providers only: `open` lists matching new requests, `assigned` the provider's own. */
  side: z.enum(['open', 'assigned']).default('assigned'),
  /** Own orders come by their last change, open requests by their age or by this. */
  sort: z.enum(orderSorts).default('newest'),
  /** Open requests of one city, with those that have none. */
  city_id: z.uuid().optional(),
  assigned: z.enum(['me']).optional(), // own orders that are assigned to the reader
  /** A number, a purchase order number, a service, a product or a car, or the name of the other side. */
  q: requestText({ max: 100 }).optional(),
  /** The first and the last day on which the orders were sent, in Riyadh. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  branch_id: z.uuid().optional(), // of the reader's company
  /** A part of the purchase order number. */
  purchase_order: requestText({ max: maxPurchaseOrder }).optional(),
})

export const orderCard = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: orderKind,
  status: orderStatus,
  checkout_id: z.uuid().nullable(), // of an order of the store: its orders are paid together
  tab: orderTab,
  category: named.nullable(), // none: an order of the store
  mode: z.enum(typedKeys(serviceModes)),
  meeting_way: z.enum(typedKeys(meetingWays)).nullable(),
  city: named.nullable(), // none: remote work, a call
  to_city: named.nullable(), // of a move
  items: z.array(named), // services, or the goods of an order of the store
  offers_count: z.int(), // of the client's own order; 0 or 1 for a provider: its own
  my_offer: z.object({ price: money, status: offerStatus, counter: lastCounterStatus }).nullable(),
  expected_budget: money.nullable(),
  final_amount: money.nullable(),
  submitted_at: instant,
  due_at: instant.nullable(),
  appointment_at: instant.nullable(), // agreed by both sides; for them alone
  appointment_minutes: z.int().nullable(),
  work_due_at: instant.nullable(), // the end of the agreed duration, for the parties while the work runs
  turn: z.enum(['client', 'provider', 'admin', 'nobody', 'owner']), // `owner`: of the company, as its colleague reads it
  assignee: assignee.nullable(), // for the people of its provider
  district: z.string().nullable(),
  duration_days: z.int().nullable(),
  ...wantedView,
  note: z.string().nullable(), // its beginning
  files_count: z.int(),
  unread_messages: z.int(), // of the reader in the chat of the order
  purchase_order: z.string().nullable(), // of the company that ordered, for the parties
  branch: branchName.nullable(), // the same
})
export const ordersPage = z.object({
  data: z.array(orderCard),
  pagination,
  /** What is listed; null for open requests. */
  tab: orderList.nullable(),
  /** Of the kind that is listed. */
  counts: z.record(orderList, z.int()),
  sees_all: z.boolean(), // false for a colleague of a company who may not see its orders
  /** Of the tab that is listed; kinds without any order are left out. */
  kinds: z.array(z.object({ kind: orderKind, total: z.int() })),
  /** For providers: what both sides hold. */
  sides: z.object({ open: z.int(), assigned: z.int() }).nullable(),
  /** Orders that have not ended and are assigned to the reader. */
  assigned_to_me: z.int(),
  branches: z.array(branchName), // of the reader’s company, archived ones last
  /** For providers: the cities with open requests of this kind, the most first. */
  cities: z.array(named.extend({ total: z.int() })),
})

export const orderItemView = z.object({
  id: z.uuid(),
  service: named,
  note: z.string().nullable(),
  answers: z.array(
    z.object({
      question: localized,
      text: z.string().nullable(),
      choice: localized.nullable(), // the option as it was when the client chose it
      number: z.int().nullable(),
      unit: localized.nullable(), // of the number
      files: z.array(fileView),
    }),
  ),
  files: z.array(fileView),
})
/** Why a provider cannot open a request any more that was open to it. */
export const closedRequest = z.object({ number: z.string(), reason: z.enum(['taken', 'cancelled', 'expired', 'closed', 'not_served']) })
export type ClosedRequest = z.output<typeof closedRequest>

/** `total`: with VAT at the current terms; the invoice has what is owed. */
export const bookedPackage = z.object({
  id: z.uuid(),
  title: localized,
  includes: z.array(localized),
  total: money,
  duration_days: z.int(),
})
/** GET orders/:id, as its client, or as a provider who may see it (then without the client's phone before acceptance). */
export const orderPage = orderCard
  .omit({
    items: true,
    checkout_id: true,
    offers_count: true,
    my_offer: true,
    files_count: true,
    unread_messages: true,
    appointment_at: true,
    appointment_minutes: true,
    work_due_at: true,
  })
  .extend({
    reader: z.enum(['client', 'provider']),
    status_label: localized,
    next_step: localized, // one sentence: what happens now, and whose turn it is
    deadline_note: localized.nullable(), // what happens when the deadline of the status ends, and what stops it
    offer_note: localized.nullable(), // the same of an open offer
    items: z.array(orderItemView),
    files: z.array(fileView),
    ...{ lat: z.number().nullable(), lng: z.number().nullable() }, // with the address, for a provider only once its offer was accepted
    address: z.string().nullable(),
    short_address: z.string().nullable(), // of the National Address; hidden with the address
    to_place: toPlace.nullable(), // the destination of a move
    place_hidden: z.boolean(), // an address or a marked place exists, and the reader may not see it yet
    booked_package: bookedPackage.nullable(), // as it was when it was booked
    note: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    client: z.object({ name: z.string(), phone: z.string().nullable(), city: named.nullable() }),
    provider: z.object({ id: z.uuid(), name: localized, phone: z.string().nullable() }).nullable(),
    offers: z.array(offerView),
    offers_count: z.int(),
    appointment: orderAppointment.nullable(), // of the parties of an order of work
    free_times: z.array(freeDay), // of the reading provider, for its offer
    invoice: invoiceSummary.nullable(),
    goods: orderGoods.nullable(), // of an order of the store
    rental: orderRental.nullable(), // of an order of a car
    candidates: z.array(assignee), // who can handle it, for those of its provider who assign it
    delegates: orderDelegates.nullable(), // for those of its provider who say who delivers it
    fulfilment: fulfilment.nullable(), // of these goods, once they are paid
    delivery_code: z.string().nullable(), // for the client alone, until the goods are delivered
    rates: z.object({ sold_by: soldBy, vat_percent: z.int(), commission_percent: z.int() }).nullable(), // of the provider who may make an offer
    payment_state: paymentState,
    payments: z.array(paymentSummary), // oldest first
    refunds: z.array(refundView), // oldest first
    held_amount: money,
    wallet_balance: money.nullable(), // of the client
    approval: approvalView.nullable(), // of a colleague who accepts above its limit, for the company
    timeline: z.array(timelineEntry),
    actions: z.array(actionView), // of the order itself, for this reader
    can_review: z.boolean(),
    /** For the parties of a completed order of the store: each product that was received, with the client's review of it. `can_review`: one has none. */
    product_reviews: z.array(named.extend({ review: orderReview.nullable() })),
    can_answer_review: z.boolean(),
    review: orderReview.nullable(),
    /** For the client of a private order that went to several providers: every order of the group, this one too. */
    group: orderGroup.nullable(),
    can_resend: z.boolean(), // it expired or was rejected, and nobody of the client has sent it again
    /** For the client of an expired or rejected order: the order that it became when it was resent. */
    resent_as: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    version: z.int(),
    /** The chat of the parties, with the reader's unread messages; null before there is one, and for those who may not read it. */
    chat: z.object({ id: z.uuid(), unread: z.int() }).nullable(),
    complaint_id: z.uuid().nullable(), // the complaint that freezes the order, for those who may read it
    is_deadline_stopped: z.boolean(), // until the administration has replied to a complaint
    stopping_complaint: z.object({ id: z.uuid(), number: z.string() }).nullable(), // that complaint, for those who may read it
    can_pay: z.boolean(), // whether the reader may pay for the client
    ...{ can_repeat: z.boolean(), repeat: orderRepeat.nullable() }, // the client can be reminded of it in an interval
    branch: orderBranch.nullable(), // of the company that ordered, for the parties
    can_edit_purchase_order: z.boolean(), // and the branch, for the company that ordered, until the first tax document or the end
    now: instant, // the server's clock, for countdowns
  })
export type OrderPage = z.output<typeof orderPage>
export type OrderCard = z.output<typeof orderCard>
export type OrdersPage = z.output<typeof ordersPage>

/** issue_invoice. */
export const invoiceForm = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        title_ar: arabicText(requestText({ min: 1 })),
        title_en: englishText(requestText({ min: 1 })),
        quantity: z.int().min(1).max(1000),
        unit_price: moneySchema({ min: 1 }),
      }),
    )
    .min(1)
    .max(20),
  discount: moneySchema().default(0),
  deposit_percent: z.int().min(0).max(100).default(100),
  /** Required if the total is above that of the accepted offer; the client reads it. */
  price_reason: requestText({ max: 500 }).nullable().default(null),
  note: requestText({ max: 500 }).nullable().default(null),
})
/** accept_invoice. An invoice above the accepted offer is accepted only with its total: the client has seen the difference. */
export const acceptInvoiceForm = z.strictObject({
  accepted_total: z
    .int()
    .min(1)
    .max(2 * maxMoney)
    .optional(),
})
/** POST orders/:id/pay, with an Idempotency-Key. The amount comes from the server alone. */
export const payForm = z.strictObject({
  method: z.enum(['wallet', ...gatewayMethods]),
  /** On a gateway's page: the wallet pays first and the gateway's method the rest; a wallet that covers everything pays alone. */
  use_wallet: z.boolean().default(false),
  version: seenVersion,
  coupon_code: couponCode.optional(),
})
/** `pay_url`: the gateway's page for a payment that waits for it. `amount`: what this method pays. */
export const paid = z.object({
  payment_id: z.uuid(),
  status: paymentStatus,
  amount: money,
  discount: money,
  wallet_balance: money,
  pay_url: z.string().nullable(),
})
export const sentOrder = z.object({ id: z.uuid(), number: z.string(), kind: orderKind, status: orderStatus })
export const transitionedOrder = z.object({ id: z.uuid(), status: orderStatus, version: z.int() })
