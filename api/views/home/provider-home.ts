import type { MissingPart, ProviderHome, ProviderTodo } from '@wasl/shared/contract/user-home.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, gt, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { providerCities, providerServices, providers } from '../../identity/tables/people.ts'
import { loadProviderAmounts } from '../../money/ledger/owner-amounts.ts'
import { medianResponse } from '../../ordering/offers/response-time.ts'
import { openRequestsFor } from '../../ordering/orders/visible-order.ts'
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
    todo: await countTodo(ctx, own),
    money: role === 'provider' ? await loadProviderAmounts(ctx, own.id) : null,
    rating: provider.rating === null ? null : provider.rating / 10,
    rating_count: provider.rating_count,
    response_minutes: await medianResponse(ctx, own.id),
    completeness: await measureCompleteness(ctx, provider),
  }
}

async function countTodo({ db }: UserCtx, provider: NonNullable<UserCtx['principal']['provider']>): Promise<ProviderTodo> {
  const isOwn = eq(orders.provider_id, provider.id)
  const ownOffer = db
    .select({ one: sql`1` })
    .from(offers)
    .where(and(eq(offers.order_id, orders.id), eq(offers.provider_id, provider.id), ne(offers.status, 'withdrawn')))
  const count = (where: SQL | undefined) => db.$count(orders, where)
  const inProgress = and(isOwn, eq(orders.status, 'in_progress'))
  const unanswered = and(eq(reviews.provider_id, provider.id), eq(reviews.status, 'published'), isNull(reviews.answer))
  return {
    requests: await count(and(openRequestsFor(provider), notExists(ownOffer))),
    private_orders: await count(and(isOwn, eq(orders.status, 'awaiting_provider'))),
    invoices: await count(and(isOwn, eq(orders.status, 'awaiting_invoice'))),
    changes: await count(and(inProgress, gt(orders.change_rounds, 0))),
    work: await count(and(inProgress, eq(orders.change_rounds, 0))),
    reviews: await db.$count(reviews, unanswered),
  }
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
