import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import type { Label, Localized } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import { named } from '../../catalog/services/names.ts'
import type { UserCtx } from '../../context.ts'
import { balanceOf } from '../../money/ledger/ledger-account.ts'
import { categories, cities } from '../../platform/db/resource-tables.ts'
import { providers, users } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { dueOf } from '../invoices/due-of.ts'
import { offerViews } from '../offers/offer-views.ts'
import { actionViews } from './action-views.ts'
import { factsOf, inHand } from './facts.ts'
import { itemViews } from './item-views.ts'
import { timelineOf } from './timeline.ts'
import { type OrderRow, visibleOrder } from './visible-order.ts'

const inBoth = ([en, ar]: Label): Localized => ({ ar, en })
// From acceptance on, the two sides may call each other.
const introduced: readonly string[] = [
  'awaiting_invoice',
  'invoiced',
  'pending_payment',
  'payment_review',
  'in_progress',
  'delivered',
  'disputed',
  'completed',
]

/** One order as its client or a provider may see it. Throws 404 where it is not theirs to see. */
export async function orderPage(ctx: UserCtx, id: string, sort: 'price' | '-price'): Promise<OrderPage> {
  const order = await visibleOrder(ctx, id)
  const hand = await inHand(ctx, order)
  const reader = order.client_id === ctx.who.id ? 'client' : 'provider'
  const facts = await factsOf(ctx, hand, null)
  const { vat_percent } = await settingsOf(ctx)
  const { items, files } = await itemViews(ctx, order.id)
  const people = await peopleOf(ctx, order)
  const isMine = reader === 'client' || order.provider_id === ctx.who.provider?.id
  // Who lost the bid reads what they were asked, and nothing of how it went on with another provider.
  const hasLost = !isMine && order.provider_id !== null
  const maySeePlace = isMine || tabOf[order.status] === 'new'
  const mayCall = isMine && introduced.includes(order.status)
  const offers = await offerViews(ctx, hand, { reader, sort, vat_percent, facts })
  const review = await reviewOf(ctx, order.id)
  const { turn, client, provider } = turns[order.status]
  const { invoice } = hand
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    status: order.status,
    status_label: inBoth(orderLifecycle.statuses[order.status]),
    tab: tabOf[order.status],
    turn,
    reader,
    next_step: inBoth(hasLost ? orderLifecycle.guards.chosen_provider : reader === 'client' ? client : provider),
    category: people.category,
    city: people.city,
    items,
    files,
    lat: maySeePlace ? order.lat : null,
    lng: maySeePlace ? order.lng : null,
    address: maySeePlace ? order.address : null,
    expected_budget: order.expected_budget,
    duration_days: order.duration_days,
    note: order.note,
    cancel_reason: hasLost ? null : order.cancel_reason,
    client: {
      name: reader === 'client' || mayCall ? people.client.name : firstName(people.client.name),
      phone: mayCall ? people.client.phone : null,
      city: people.city,
    },
    provider:
      people.provider && !hasLost
        ? { id: people.provider.id, name: people.provider.name, phone: mayCall ? people.provider.phone : null }
        : null,
    offers,
    offers_count: reader === 'client' ? hand.offers.filter(({ status }) => status === 'pending').length : offers.length,
    invoice:
      isMine && invoice && (reader === 'provider' || invoice.status !== 'draft')
        ? {
            id: invoice.id,
            number: invoice.number,
            status: invoice.status,
            final_amount: invoice.final_amount,
            paid_amount: invoice.paid_amount,
            remaining_amount: invoice.final_amount - invoice.paid_amount,
            due_amount: dueOf(invoice, order.status),
          }
        : null,
    final_amount: isMine ? order.final_amount : null,
    payment_state: isMine ? order.payment_state : 'none',
    held_amount: isMine ? hand.held : 0,
    wallet_balance: reader === 'client' ? await balanceOf(ctx, { kind: 'client_wallet', user_id: ctx.who.id }) : null,
    timeline: await timelineOf(ctx, order, reader, isMine),
    actions: actionViews(ctx, reader, facts, 'order'),
    may_review: reader === 'client' && order.status === 'completed' && review === null,
    review: isMine ? review : null,
    version: order.version,
    submitted_at: order.submitted_at,
    due_at: hasLost ? null : order.due_at,
    now: ctx.clock.now(),
  }
}

async function peopleOf(ctx: UserCtx, order: OrderRow) {
  const [row] = await ctx.db
    .select({ client: users, city: cities, category: categories, provider: providers })
    .from(users)
    .innerJoin(cities, eq(cities.id, order.city_id))
    .innerJoin(categories, eq(categories.id, order.category_id))
    .leftJoin(providers, order.provider_id ? eq(providers.id, order.provider_id) : eq(providers.id, order.id))
    .where(eq(users.id, order.client_id))
  if (!row) throw new Error('orderPage: an order without client, city or category')
  const [owner] = row.provider
    ? await ctx.db
        .select({ phone: users.phone })
        .from(users)
        .where(and(eq(users.provider_id, row.provider.id), eq(users.role, 'provider')))
        .orderBy(users.created_at)
        .limit(1)
    : []
  return {
    client: { name: row.client.name, phone: row.client.phone },
    city: named(row.city),
    category: named(row.category),
    provider: row.provider && { ...named(row.provider), phone: owner?.phone ?? null },
  }
}

async function reviewOf(ctx: UserCtx, order_id: string): Promise<OrderPage['review']> {
  const [review] = await ctx.db
    .select({ rating: reviews.rating, comment: reviews.comment, answer: reviews.answer })
    .from(reviews)
    .where(eq(reviews.order_id, order_id))
  return review ?? null
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
