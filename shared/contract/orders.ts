import * as z from 'zod'
import { maxFilesPerUpload } from '../settings/settings.ts'
import { fileView, instant, localized, money, named, pageQuery, pagination } from './common.ts'

export const orderKind = z.enum(['service', 'consultation', 'private', 'car', 'store'])
export const orderTab = z.enum(['new', 'pending_payment', 'current', 'finished'])

/** Files to attach; the routes check their number against the setting. */
const fileIds = z.array(z.uuid()).max(maxFilesPerUpload)

/** One answer to a question of a service; `question` is its index in the service's list. */
export const answerForm = z.strictObject({
  question: z.int().min(0),
  text: z.string().optional(),
  choice: z.string().optional(),
  file_ids: fileIds.optional(),
})
export const orderItemForm = z.strictObject({
  service_id: z.string(),
  note: z.string().optional(),
  answers: z.array(answerForm).default([]),
  file_ids: fileIds.default([]),
})

/** POST orders: sends a service or consultation order. PATCH orders/:id takes the same (transition `edit`). Amounts in halalas. */
export const orderForm = z.strictObject({
  kind: z.enum(['service', 'consultation']),
  category_id: z.uuid(),
  city_id: z.string(),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  address: z.string().max(300).nullable().default(null),
  expected_budget: money.min(0, 'amount_at_least').nullable().default(null),
  duration_days: z.int().min(1).max(365).nullable().default(null),
  note: z.string().max(2000).nullable().default(null),
  items: z.array(orderItemForm).min(1).max(20),
  file_ids: fileIds.default([]),
})
export type OrderForm = z.input<typeof orderForm>

export const ordersQuery = pageQuery.extend({
  kind: orderKind.default('service'),
  tab: orderTab.default('new'),
  /** Providers only: `open` lists matching new requests, `assigned` the tenant's own. */
  side: z.enum(['open', 'assigned']).default('assigned'),
})

export const orderCard = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: orderKind,
  status: z.string(),
  tab: orderTab,
  category: named,
  city: named,
  items: z.array(named), // services
  offers_count: z.int(), // of the client's own order; 0 or 1 for a provider: its own
  my_offer: z.object({ price: money, status: z.string() }).nullable(),
  expected_budget: money.nullable(),
  final_amount: money.nullable(),
  submitted_at: instant,
  due_at: instant.nullable(),
  turn: z.enum(['client', 'provider', 'admin', 'nobody']),
})
export const ordersPage = z.object({ data: z.array(orderCard), pagination, counts: z.record(orderTab, z.int()) })

/** A button: whether the reader may make the transition now, or why not, and whether it asks for a reason. */
export const actionView = z.object({
  name: z.string(),
  label: localized,
  tone: z.enum(['primary', 'plain', 'danger']),
  allowed: z.boolean(),
  denial_reason: localized.nullable(),
  reason: z.enum(['required', 'optional', 'none']),
  confirm: localized.nullable(),
})

export const offerView = z.object({
  id: z.uuid(),
  provider: z.object({
    id: z.uuid(),
    name: localized,
    logo_url: z.string().nullable(),
    rating: z.number().nullable(),
    rating_count: z.int(),
    completed_count: z.int(),
  }),
  price: money, // before VAT
  tax: money,
  total: money, // what the client would pay
  duration_days: z.int(),
  note: z.string().nullable(),
  image: fileView.nullable(),
  status: z.enum(['pending', 'accepted', 'rejected', 'withdrawn', 'expired', 'superseded']),
  version: z.int(),
  expires_at: instant,
  created_at: instant,
  is_own: z.boolean(),
  actions: z.array(actionView), // accept_offer, reject_offer for the client; edit_offer, withdraw_offer for its provider
})

export const timelineEntry = z.object({
  transition: z.string(),
  label: localized,
  status: z.string(),
  actor: z.string(),
  reason: z.string().nullable(),
  at: instant,
})
export const orderItemView = z.object({
  id: z.uuid(),
  service: named,
  note: z.string().nullable(),
  answers: z.array(z.object({ question: localized, text: z.string().nullable(), choice: z.string().nullable(), files: z.array(fileView) })),
  files: z.array(fileView),
})
export const invoiceSummary = z.object({
  id: z.uuid(),
  number: z.string().nullable(),
  status: z.string(),
  final_amount: money,
  paid_amount: money,
  remaining_amount: money,
  due_amount: money,
})

/** GET orders/:id, as its client, or as a provider who may see it (then without the client's phone before acceptance). */
export const orderPage = orderCard.omit({ items: true, offers_count: true, my_offer: true }).extend({
  reader: z.enum(['client', 'provider']),
  status_label: localized,
  next_step: localized, // one sentence: what happens now, and whose turn it is
  items: z.array(orderItemView),
  files: z.array(fileView),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  address: z.string().nullable(),
  duration_days: z.int().nullable(),
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  client: z.object({ name: z.string(), phone: z.string().nullable(), city: named.nullable() }),
  provider: z.object({ id: z.uuid(), name: localized, phone: z.string().nullable() }).nullable(),
  offers: z.array(offerView),
  offers_count: z.int(),
  invoice: invoiceSummary.nullable(),
  payment_state: z.enum(['none', 'partial', 'paid', 'refunded', 'partially_refunded']),
  held_amount: money,
  wallet_balance: money.nullable(), // of the client
  timeline: z.array(timelineEntry),
  actions: z.array(actionView), // of the order itself, for this reader
  can_review: z.boolean(),
  review: z.object({ rating: z.int(), comment: z.string(), answer: z.string().nullable() }).nullable(),
  version: z.int(),
  now: instant, // the server's clock, for countdowns
})
export type OrderPage = z.output<typeof orderPage>
export type OrderCard = z.output<typeof orderCard>
export type OrdersPage = z.output<typeof ordersPage>
export type OfferView = z.output<typeof offerView>
export type ActionView = z.output<typeof actionView>

/** POST orders/:id/transitions/:name. Which fields count depends on the transition; unknown ones are rejected. */
export const transitionBody = z.strictObject({
  offer_id: z.uuid().optional(), // accept_offer, reject_offer, edit_offer, withdraw_offer
  reason: z.string().trim().max(500).optional(),
  reason_id: z.uuid().optional(), // cancel: from cancellation-reasons
  version: z.int().optional(), // the version the reader saw
})
/** make_offer, edit_offer. */
export const offerForm = z.strictObject({
  price: money.min(100, 'amount_at_least'),
  duration_days: z.int().min(1).max(365),
  note: z.string().trim().max(1000).nullable().default(null),
  image_file_id: z.uuid().nullable().default(null),
})
/** issue_invoice. */
export const invoiceForm = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        title_ar: z.string().trim().min(1).max(200),
        title_en: z.string().trim().min(1).max(200),
        quantity: z.int().min(1).max(1000),
        unit_price: money.min(1, 'amount_at_least'),
      }),
    )
    .min(1)
    .max(20),
  discount: money.min(0, 'amount_at_least').default(0),
  deposit_percent: z.int().min(0).max(100).default(100),
  note: z.string().trim().max(500).nullable().default(null),
})
/** POST orders/:id/pay, with an Idempotency-Key. The amount comes from the server alone. */
export const payForm = z.strictObject({ method: z.enum(['wallet']), version: z.int().optional() }) // the version the payer saw
export const paid = z.object({ payment_id: z.uuid(), status: z.string(), amount: money, wallet_balance: money })
/** POST orders/:id/review. */
export const reviewForm = z.strictObject({ rating: z.int().min(1).max(5), comment: z.string().trim().min(5).max(1000) })

export const sentOrder = z.object({ id: z.uuid(), number: z.string(), status: z.string() })
export const transitionedOrder = z.object({ id: z.uuid(), status: z.string(), version: z.int() })
