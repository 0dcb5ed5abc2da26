import type { MissingPart, ProviderHome, ProviderTodo } from '@wasl/shared/contract/user-home.ts'
import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, gt, isNull, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { providerCities, providerServices, providers } from '../../identity/tables/people.ts'
import { loadProviderAmounts } from '../../money/ledger/owner-amounts.ts'
import { medianResponse } from '../../ordering/offers/response-time.ts'
import { isRentalTurn } from '../../ordering/order-pages/open-rentals.ts'
import { ofKinds, openRequestsFor, visibleKinds } from '../../ordering/orders/visible-order.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { UserCtx } from '../../platform/context.ts'

/** What waits for the provider of the current user, and how it does; null for clients. Amounts are for the owner only. */
export async function loadProviderHome(ctx: UserCtx): Promise<ProviderHome | null> {
  const { provider: own, role } = ctx.principal
  if (!own) return null
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, own.id))
  if (!provider) return null
  return {
    ...(await loadTodo(ctx, own)),
    money: role === 'provider' ? await loadProviderAmounts(ctx, own.id) : null,
    rating: provider.rating === null ? null : provider.rating / 10,
    rating_count: provider.rating_count,
    response_minutes: await medianResponse(ctx, own.id),
    completeness: await measureCompleteness(ctx, provider),
  }
}

/** How many orders that the user may see wait for the provider by what they need, and the one of each that is due first. */
async function loadTodo({ db, clock, principal }: UserCtx, provider: NonNullable<UserCtx['principal']['provider']>) {
  const isOwn = eq(orders.provider_id, provider.id)
  const ownOffer = db
    .select({ one: sql`1` })
    .from(offers)
    .where(and(eq(offers.order_id, orders.id), eq(offers.provider_id, provider.id), ne(offers.status, 'withdrawn')))
  const find = async (where: SQL | undefined) => {
    const [first] = await db
      .select({ id: orders.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(orders)
      .where(and(where, ofKinds(visibleKinds(principal))))
      .orderBy(sql`${orders.due_at} nulls last`, orders.id)
      .limit(1)
    return { total: first?.total ?? 0, id: first?.id ?? null }
  }
  const inProgress = and(isOwn, eq(orders.status, 'in_progress'))
  const requests = await find(and(openRequestsFor(provider), notExists(ownOffer)))
  const private_orders = await find(and(isOwn, eq(orders.status, 'awaiting_provider')))
  const invoices = await find(and(isOwn, eq(orders.status, 'awaiting_invoice')))
  const changes = await find(and(inProgress, gt(orders.change_rounds, 0)))
  const work = await find(and(inProgress, eq(orders.change_rounds, 0), sql`${isRentalTurn(clock.now())} is not false`))
  const assigned = await find(and(isOwn, eq(orders.assigned_user_id, principal.id), notInArray(orders.status, statusesOf('finished'))))
  const unanswered = and(eq(reviews.provider_id, provider.id), eq(reviews.status, 'published'), isNull(reviews.answer))
  const todo: ProviderTodo = {
    requests: requests.total,
    private_orders: private_orders.total,
    invoices: invoices.total,
    changes: changes.total,
    work: work.total,
    assigned: assigned.total,
    reviews: await db.$count(reviews, unanswered),
  }
  const todo_orders: ProviderHome['todo_orders'] = {
    requests: requests.id,
    private_orders: private_orders.id,
    invoices: invoices.id,
    changes: changes.id,
    work: work.id,
    assigned: assigned.id,
  }
  return { todo, todo_orders }
}

async function measureCompleteness({ db }: UserCtx, provider: typeof providers.$inferSelect): Promise<ProviderHome['completeness']> {
  const parts: Record<MissingPart, boolean> = {
    logo: provider.logo_file_id !== null,
    bio: Boolean(provider.bio_ar && provider.bio_en),
    services: (await db.$count(providerServices, eq(providerServices.provider_id, provider.id))) > 0,
    cities: (await db.$count(providerCities, eq(providerCities.provider_id, provider.id))) > 0,
    work_times: provider.work_times.some(({ is_open }) => is_open),
    bank: provider.iban !== null,
  }
  const missing = typedKeys(parts).filter((part) => !parts[part])
  return { percent: Math.round((1 - missing.length / typedKeys(parts).length) * 100), missing }
}
