import type { Favorite, FavoriteKey } from '@wasl/shared/contract/favorites.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { and, eq } from 'drizzle-orm'
import { providerCategories, providers } from '../../identity/tables/people.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { loadProductCards } from '../store/product-cards.ts'
import { loadStore } from '../store/store-cache.ts'
import { stockWishes } from '../tables/favorites.ts'
import { categories, products, services } from '../tables/from-registry.ts'

type StoreCtx = Parameters<typeof loadStore>[0] & Pick<Ctx, 'prepared'>
type Title = { name_ar: string; name_en: string }

/** What is saved, as it is now and in the same order; what does not exist any more is left out. */
export async function describeFavorites(ctx: StoreCtx, keys: readonly FavoriteKey[]): Promise<Favorite[]> {
  const idsOf = (kind: FavoriteKey['kind']) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const found = [
    ...(await describeProducts(ctx, idsOf('product'))),
    ...(await describeServices(ctx, idsOf('service'))),
    ...(await describeProviders(ctx, idsOf('provider'))),
  ]
  const byKey = new Map(found.map((favorite) => [`${favorite.kind}:${favorite.id}`, favorite]))
  return [...new Set(keys.map(({ kind, id }) => `${kind}:${id}`))].flatMap((key) => byKey.get(key) ?? [])
}

const titled = (kind: FavoriteKey['kind'], id: string, { name_ar, name_en }: Title) => ({
  ...{ kind, id, title: { ar: name_ar, en: name_en }, image_url: null, price: null, full_price: null },
  ...{ is_starting_price: false, category_id: null, is_consultation: false, is_wished: false },
})

/** The favorites of a user; of products also whether it is told when they are back. */
export async function describeOwnFavorites(ctx: UserCtx & StoreCtx, keys: readonly FavoriteKey[]): Promise<Favorite[]> {
  const wishes = await ctx.db.select({ id: stockWishes.product_id }).from(stockWishes).where(eq(stockWishes.user_id, ctx.principal.id))
  const wished = new Set(wishes.map(({ id }) => id))
  return (await describeFavorites(ctx, keys)).map((favorite) => ({ ...favorite, is_wished: wished.has(favorite.id) }))
}

async function describeProducts(ctx: StoreCtx, ids: readonly string[]): Promise<Favorite[]> {
  if (ids.length === 0) return []
  const { labels } = await loadStore(ctx)
  const rows = await ctx.db.select().from(products).where(isOneOf(products.id, ids))
  const cards = await loadProductCards(ctx, ids, labels)
  return rows.map((row) => {
    const card = cards.find(({ id }) => id === row.id)
    const isOffered = row.availability === 'available' && (!row.provider_id || labels.surroundings.citiesOf.has(row.provider_id))
    const [image] = row.images ?? []
    return {
      ...titled('product', row.id, row),
      image_url: image ? fileUrl(image) : null,
      ...(card && isOffered && { price: card.price, full_price: card.full_price, is_starting_price: card.is_starting_price }),
      state: !card || !isOffered ? 'unavailable' : card.is_available ? 'available' : 'sold_out',
    }
  })
}

async function describeServices({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Favorite[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ service: services, isCategoryActive: categories.is_active })
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id))
    .where(isOneOf(services.id, ids))
  return rows.map(({ service, isCategoryActive }) => ({
    ...titled('service', service.id, service),
    category_id: service.category_id,
    is_consultation: service.kind !== 'service',
    state: service.is_active && isCategoryActive ? 'available' : 'unavailable',
  }))
}

async function describeProviders({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Favorite[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(providers).where(isOneOf(providers.id, ids))
  const served = await db
    .select({ provider_id: providerCategories.provider_id, id: categories.id })
    .from(providerCategories)
    .innerJoin(categories, and(eq(categories.id, providerCategories.category_id), eq(categories.is_active, true)))
    .where(isOneOf(providerCategories.provider_id, ids))
    .orderBy(categories.sort_order, categories.id)
  return rows.map((provider) => ({
    ...titled('provider', provider.id, provider),
    image_url: provider.logo_file_id && fileUrl(provider.logo_file_id),
    category_id: served.find(({ provider_id }) => provider_id === provider.id)?.id ?? null,
    state: provider.status === 'approved' ? 'available' : 'unavailable',
  }))
}
