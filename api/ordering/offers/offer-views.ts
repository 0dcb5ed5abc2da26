import type { OfferSort } from '@wasl/shared/contract/choices.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { OfferView } from '@wasl/shared/contract/offers.ts'
import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import { bestValueOf } from '@wasl/shared/rules/best-value.ts'
import { buyerPrice, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { seesPriceBeforeVat } from '@wasl/shared/rules/shown-price.ts'
import { isVerified } from '@wasl/shared/rules/verified-provider.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq, inArray } from 'drizzle-orm'
import { averageRating } from '../../catalog/services/average-rating.ts'
import { idAndName } from '../../catalog/services/id-and-name.ts'
import { cities } from '../../catalog/tables/from-registry.ts'
import { providers } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { actionViews } from '../orders/action-views.ts'
import type { OfferRow, OrderContext } from '../orders/order-context.ts'

import { negotiationOf } from './negotiation.ts'

type OfferViewOptions = { reader: 'client' | 'provider'; sort: OfferSort; facts: OrderFacts }

/** The offers visible to the reader: a client sees all offers on its order, open ones first; a provider only its own. */
export async function loadOfferViews(ctx: UserCtx, orderContext: OrderContext, options: OfferViewOptions): Promise<OfferView[]> {
  const ownProviderId = ctx.principal.provider?.id
  const all = await orderContext.offers()
  const visible = all.filter((offer) => (options.reader === 'client' ? offer.status !== 'withdrawn' : offer.provider_id === ownProviderId))
  const bidders = await loadBidders(ctx, visible)
  const now = ctx.clock.now()
  const today = riyadhDate(now)
  const images = await loadFileViews(
    ctx,
    visible.flatMap(({ image_file_id }) => image_file_id ?? []),
  )
  const settings = await loadSettings(ctx)
  const live = all.filter(({ status }) => status === 'pending')
  const views = visible.map((offer): OfferView => {
    const found = bidders.find(({ provider }) => provider.id === offer.provider_id)
    if (!found) throw new Error('offerViews: an offer without provider')
    const { provider: bidder, city } = found
    const terms = saleTerms(bidder, settings)
    const facts = { ...options.facts, offer, other_live_offers: live.filter(({ id }) => id !== offer.id).length }
    return {
      id: offer.id,
      provider: bidderView({ provider: bidder, city }, today),
      ...buyerPrice(offer.price, terms),
      vat_percent: terms.vat_percent,
      sold_by: terms.sold_by,
      sees_price_before_vat: seesPriceBeforeVat(
        { client_type: ctx.principal.company ? 'company' : ctx.principal.client_type, is_provider: options.reader === 'provider' },
        settings.price_display,
      ),
      duration_days: offer.duration_days,
      appointment: proposedTime(offer, now),
      note: offer.note,
      image: images.get(offer.image_file_id ?? '') ?? null,
      status: offer.status,
      version: offer.version,
      expires_at: offer.expires_at,
      created_at: offer.created_at,
      is_own: offer.provider_id === ownProviderId,
      is_best_value: false,
      negotiation: negotiationOf(offer, terms),
      counter_rounds_left: Math.max(0, settings.counter_offer_rounds - offer.counter_rounds),
      actions: offer.status === 'pending' ? actionViews(ctx, options.reader, facts, 'offer') : [],
    }
  })
  const best = options.reader === 'client' ? bestValueOf(views.filter(({ status }) => status === 'pending').map(comparedOffer)) : null
  return views.map((view) => ({ ...view, is_best_value: view.id === best })).sort(inOrder(options.sort))
}

type Bidder = Awaited<ReturnType<typeof loadBidders>>[number]

async function loadBidders({ db }: UserCtx, offers: readonly { provider_id: string }[]) {
  if (offers.length === 0) return []
  const ids = offers.map(({ provider_id }) => provider_id)
  return db
    .select({ provider: providers, city: cities })
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.city_id))
    .where(inArray(providers.id, ids))
}

const bidderView = ({ provider: bidder, city }: Bidder, today: string): OfferView['provider'] => ({
  id: bidder.id,
  name: { ar: bidder.name_ar, en: bidder.name_en },
  logo_url: bidder.logo_file_id && fileUrl(bidder.logo_file_id),
  rating: averageRating(bidder),
  rating_count: bidder.rating_count,
  completed_count: bidder.completed_count,
  city: city && idAndName(city),
  is_verified: isVerified(bidder, today),
})

const comparedOffer = ({ id, total, duration_days, provider: { rating, rating_count } }: OfferView) => ({
  ...{ id, total, duration_days, rating, rating_count },
})

/** The total is what clients compare: some providers add no VAT. */
const orders: Readonly<Record<OfferSort, (a: OfferView, b: OfferView) => number>> = {
  price: (a, b) => a.total - b.total,
  '-price': (a, b) => b.total - a.total,
  rating: (a, b) => (b.provider.rating ?? 0) - (a.provider.rating ?? 0) || b.provider.rating_count - a.provider.rating_count,
  speed: (a, b) => a.duration_days - b.duration_days,
}
const rank = ({ status }: OfferView): number => (status === 'accepted' ? 0 : status === 'pending' ? 1 : 2)
const inOrder = (sort: OfferSort) => (a: OfferView, b: OfferView) =>
  rank(a) - rank(b) || orders[sort](a, b) || a.total - b.total || a.created_at.localeCompare(b.created_at)

/** The time that an offer proposes; null for an open one whose time has passed: accepting it agrees no time. */
function proposedTime({ appointment_at: at, appointment_minutes: minutes, status }: OfferRow, now: string): OfferView['appointment'] {
  if (at === null || (status === 'pending' && at <= now)) return null
  return { at, minutes }
}
