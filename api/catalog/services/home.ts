import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import type { TtlCache } from '../../platform/ttl-cache.ts'
import { banners, cities, faqs, intro_pages, services } from '../tables/from-registry.ts'
import { loadCategoryViews } from './category-views.ts'
import { loadCommonPrices } from './common-prices.ts'
import { listHomeReviews } from './home-reviews.ts'
import { idAndName } from './id-and-name.ts'
import { loadProviderCards } from './provider-cards.ts'
import { listWorkSamples } from './work-samples.ts'

const maxSuggestions = 100
const maxIntroPages = 6
const maxWorks = 8
const maxPrices = 6
// 0 is last.
const byPosition = sql`nullif(${intro_pages.position}, 0) nulls last`

declare module '../../platform/context.ts' {
  interface Caches {
    home: TtlCache<Promise<HomePage>>
  }
}

/** The content of the home page, cached for five seconds. */
export function loadHomePage(ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'log'>): Promise<HomePage> {
  const { home } = ctx.caches
  const cached = home.get()
  if (cached) return cached
  const page = queryHomePage(ctx)
  home.set(page)
  page.catch(home.clear)
  return page
}

// Written out: an unqualified column name would be ambiguous here.
const approvedProviders = sql`(select count(*) from provider_cities served
  join providers p on p.id = served.provider_id and p.status = 'approved' where served.city_id = ${cities.id})`

async function queryHomePage(ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'log'>): Promise<HomePage> {
  const featured = and(eq(providers.status, 'approved'), eq(providers.is_featured, true))
  const [shownBanners, introRows, categories, featured_providers, faqRows, cityRows, stats, serviceRows, reviews, works, common_prices] =
    await Promise.all([
      loadBanners(ctx),
      ctx.db.select().from(intro_pages).where(eq(intro_pages.is_shown, true)).orderBy(byPosition, intro_pages.id).limit(maxIntroPages),
      loadCategoryViews(ctx),
      loadProviderCards(ctx, featured, 8),
      ctx.db.select().from(faqs).where(eq(faqs.is_published, true)).orderBy(faqs.sort_order, faqs.id).limit(12),
      ctx.db.select().from(cities).where(eq(cities.is_served, true)).orderBy(desc(approvedProviders), cities.sort_order, cities.name_ar),
      countStats(ctx),
      ctx.db
        .select({ ar: services.name_ar, en: services.name_en })
        .from(services)
        .where(eq(services.is_active, true))
        .orderBy(services.sort_order, services.id)
        .limit(maxSuggestions),
      listHomeReviews(ctx),
      listWorkSamples(ctx, undefined, maxWorks),
      listCommonPrices(ctx),
    ])
  return {
    banners: shownBanners,
    intro_pages: introRows.map(introView),
    categories,
    featured_providers,
    faqs: faqRows.map(faqView),
    cities: cityRows.map(idAndName),
    stats,
    service_names: serviceRows,
    reviews,
    works,
    common_prices,
  }
}

/** The services with the most orders, with what clients paid for them. */
async function listCommonPrices(ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'log'>): Promise<HomePage['common_prices']> {
  const prices = await loadCommonPrices(ctx)
  const rows = await ctx.db
    .select()
    .from(services)
    .where(and(isOneOf(services.id, [...prices.keys()]), eq(services.is_active, true)))
  return rows
    .flatMap((row) => {
      const price = prices.get(row.id)
      return price ? [{ service: idAndName(row), category_id: row.category_id, price }] : []
    })
    .toSorted((one, other) => other.price.orders - one.price.orders)
    .slice(0, maxPrices)
}

async function countStats(ctx: Pick<Ctx, 'db'>): Promise<HomePage['stats']> {
  const [stats] = await ctx.db
    .select({
      providers: sql<number>`count(*)`.mapWith(Number),
      completed_orders: sql<number>`coalesce(sum(${providers.completed_count}), 0)`.mapWith(Number),
      // Written out: an unqualified column name would be ambiguous here.
      cities: sql<number>`(select count(distinct served.city_id) from provider_cities served
        join providers p on p.id = served.provider_id and p.status = 'approved')`.mapWith(Number),
      services: sql<number>`(select count(*) from ${services} where ${services.is_active})`.mapWith(Number),
    })
    .from(providers)
    .where(eq(providers.status, 'approved'))
  if (!stats) throw new Error('readStats: the aggregate query returned no row')
  return stats
}

/** The active banners, without those of products that are not on sale. */
async function loadBanners({ db }: Pick<Ctx, 'db'>): Promise<HomePage['banners']> {
  const isOnSale = sql`exists (select from products p left join providers seller on seller.id = p.provider_id
    where p.id = ${banners.product_id} and p.availability = 'available' and (seller.id is null or seller.status = 'approved'))`
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.is_active, true), or(ne(banners.leads_to, 'product'), isOnSale)))
    .orderBy(banners.ad_order, banners.id)
  return rows.map(bannerView)
}

const bannerView = (row: typeof banners.$inferSelect): HomePage['banners'][number] => ({
  id: row.id,
  title: { ar: row.title_ar, en: row.title_en },
  subtitle: row.subtitle_ar && row.subtitle_en ? { ar: row.subtitle_ar, en: row.subtitle_en } : null,
  image_url: row.image && fileUrl(row.image),
  art: row.art,
  link: row.leads_to === 'product' && row.product_id ? pages.product({ id: row.product_id }) : row.link,
})

const introView = (row: typeof intro_pages.$inferSelect): HomePage['intro_pages'][number] => ({
  id: row.id,
  title: { ar: row.title_ar, en: row.title_en },
  text: { ar: row.text_ar, en: row.text_en },
  image_url: row.image && fileUrl(row.image),
})

const faqView = (row: typeof faqs.$inferSelect): HomePage['faqs'][number] => ({
  id: row.id,
  question: { ar: row.question_ar, en: row.question_en },
  answer: { ar: row.answer_ar, en: row.answer_en },
  topic: row.topic,
})
