import type { OfferView } from '@wasl/shared/contract/orders.ts'
import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import { percentOf } from '@wasl/shared/rules/order-totals.ts'
import { eq, inArray } from 'drizzle-orm'
import { idAndName } from '../../catalog/services/id-and-name.ts'
import type { UserCtx } from '../../context.ts'
import { cities } from '../../platform/db/resource-tables.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { fileUrl } from '../../platform/uploads/file-url.ts'
import { sellerVatPercent } from '../invoices/invoice-amounts.ts'
import { actionViews } from '../orders/action-views.ts'
import { loadFileViews } from '../orders/file-views.ts'
import type { OfferRow, OrderContext } from '../orders/order-context.ts'

type OfferViewOptions = { reader: 'client' | 'provider'; sort: 'price' | '-price'; vat_percent: number; facts: OrderFacts }

/** The offers visible to the reader: a client sees all offers on its order, open ones first; a provider only its own. */
export async function loadOfferViews(ctx: UserCtx, orderContext: OrderContext, options: OfferViewOptions): Promise<OfferView[]> {
  const ownProviderId = ctx.principal.provider?.id
  const all = await orderContext.offers()
  const visible = all.filter((offer) => (options.reader === 'client' ? offer.status !== 'withdrawn' : offer.provider_id === ownProviderId))
  const bidders = visible.length
    ? await ctx.db
        .select({ provider: providers, city: cities })
        .from(providers)
        .leftJoin(cities, eq(cities.id, providers.city_id))
        .where(
          inArray(
            providers.id,
            visible.map(({ provider_id }) => provider_id),
          ),
        )
    : []
  const images = await loadFileViews(
    ctx,
    visible.flatMap(({ image_file_id }) => image_file_id ?? []),
  )
  const live = all.filter(({ status }) => status === 'pending')
  return visible.sort(byStatusThenPrice(options.sort)).map((offer) => {
    const found = bidders.find(({ provider }) => provider.id === offer.provider_id)
    if (!found) throw new Error('offerViews: an offer without provider')
    const { provider: bidder, city } = found
    const tax = percentOf(offer.price, sellerVatPercent(bidder, options.vat_percent))
    const facts = { ...options.facts, offer, other_live_offers: live.filter(({ id }) => id !== offer.id).length }
    return {
      id: offer.id,
      provider: {
        id: bidder.id,
        name: { ar: bidder.name_ar, en: bidder.name_en },
        logo_url: bidder.logo_file_id && fileUrl(bidder.logo_file_id),
        rating: bidder.rating_count === 0 ? null : Math.round((bidder.rating_sum / bidder.rating_count) * 10) / 10,
        rating_count: bidder.rating_count,
        completed_count: bidder.completed_count,
        city: city && idAndName(city),
        is_verified: bidder.status === 'approved',
      },
      price: offer.price,
      tax,
      total: offer.price + tax,
      duration_days: offer.duration_days,
      note: offer.note,
      image: images.get(offer.image_file_id ?? '') ?? null,
      status: offer.status,
      version: offer.version,
      expires_at: offer.expires_at,
      created_at: offer.created_at,
      is_own: offer.provider_id === ownProviderId,
      actions: offer.status === 'pending' ? actionViews(ctx, options.reader, facts, 'offer') : [],
    }
  })
}

const rank = ({ status }: OfferRow): number => (status === 'accepted' ? 0 : status === 'pending' ? 1 : 2)
const byStatusThenPrice = (sort: OfferViewOptions['sort']) => (a: OfferRow, b: OfferRow) =>
  rank(a) - rank(b) || (sort === 'price' ? a.price - b.price : b.price - a.price) || a.created_at.localeCompare(b.created_at)
