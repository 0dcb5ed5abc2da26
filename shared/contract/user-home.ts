import * as z from 'zod'
import { reviewView } from './catalog.ts'
import { instant, localized, money, named, pagination } from './common.ts'
import { offerStatus, orderKind } from './enums.ts'
import { lastCounterStatus } from './offers.ts'
import { orderRepeat } from './order-repeats.ts'
import { orderCard } from './orders.ts'

/** What a provider's page still lacks, in the order in which clients miss it. */
export const missingPart = z.enum(['logo', 'bio', 'services', 'cities', 'work_times', 'bank'])
export type MissingPart = z.output<typeof missingPart>

/** What waits for a provider: open requests without its offer, orders by what they need next, and reviews without an answer. */
export const providerTodo = z.object({
  requests: z.int(),
  private_orders: z.int(),
  invoices: z.int(),
  changes: z.int(),
  work: z.int(),
  assigned: z.int(), // to the reader
  reviews: z.int(),
})
export type ProviderTodo = z.output<typeof providerTodo>

const providerHome = z.object({
  todo: providerTodo,
  /** The order of each entry that is due first, for a link to it. */
  todo_orders: z.record(providerTodo.keyof().exclude(['reviews']), z.uuid().nullable()),
  /** For the owner only. */
  money: z.object({ income_this_month: money, pending_payout: money }).nullable(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** The median time from a request to the first offer, of the last 90 days. */
  response_minutes: z.int().nullable(),
  completeness: z.object({ percent: z.int(), missing: z.array(missingPart) }),
})
export type ProviderHome = z.output<typeof providerHome>

const clientHome = z.object({
  /** The orders that repeat, the next one first. */
  repeats: z.array(orderRepeat.extend({ order_id: z.uuid(), items: z.array(named), provider: named })),
  /** The last completed order with each of the last providers, newest first. */
  recent: z.array(
    z.object({
      order_id: z.uuid(),
      kind: orderKind,
      category_id: z.uuid(),
      finished_at: instant,
      items: z.array(named),
      provider: named.extend({ logo_url: z.string().nullable() }),
    }),
  ),
})
export type ClientHome = z.output<typeof clientHome>

/** GET user/home: the running orders that are due first, for providers after those that wait for them; for providers their figures, for clients their last providers. */
export const userHome = z.object({
  now: instant,
  running_count: z.int(),
  /** `brief_deadline_note`: what happens at `due_at`, in a few words. */
  orders: z.array(orderCard.extend({ next_step: localized, brief_deadline_note: localized.nullable() })),
  provider: providerHome.nullable(),
  client: clientHome.nullable(),
})
export type UserHome = z.output<typeof userHome>

/** GET user/offers: the provider's own price offers, newest first. */
export const ownOffers = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      order_id: z.uuid(),
      order_number: z.string(),
      category: localized,
      price: money, // before VAT
      duration_days: z.int(),
      status: offerStatus,
      counter: lastCounterStatus,
      reject_reason: z.string().nullable(),
      expires_at: instant,
      created_at: instant,
    }),
  ),
  pagination,
})
export type OwnOffers = z.output<typeof ownOffers>

/** GET user/reviews: the published reviews of the user's provider, newest first. */
export const ownReviews = z.object({
  data: z.array(reviewView.extend({ order: z.object({ id: z.uuid(), number: z.string() }).nullable(), version: z.int() })),
  pagination,
})
export type OwnReviews = z.output<typeof ownReviews>
