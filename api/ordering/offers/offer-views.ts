import type { OfferView } from '@wasl/shared/contract/orders.ts'
import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import { percentOf } from '@wasl/shared/rules/order-totals.ts'
import { inArray } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { fileUrl } from '../../platform/uploads/file-url.ts'
import { vatOf } from '../invoices/vat-of.ts'
import { actionViews } from '../orders/action-views.ts'
import type { OfferRow, OrderInHand } from '../orders/facts.ts'
import { fileViews } from '../orders/file-views.ts'

type Look = { reader: 'client' | 'provider'; sort: 'price' | '-price'; vat_percent: number; facts: OrderFacts }

/** The offers that a reader may see: a client all of its order's, open ones first; a provider its own alone. */
export async function offerViews(ctx: UserCtx, hand: OrderInHand, look: Look): Promise<OfferView[]> {
  const own = ctx.who.provider?.id
  const seen = hand.offers.filter((offer) => (look.reader === 'client' ? offer.status !== 'withdrawn' : offer.provider_id === own))
  const makers = seen.length
    ? await ctx.db
        .select()
        .from(providers)
        .where(
          inArray(
            providers.id,
            seen.map(({ provider_id }) => provider_id),
          ),
        )
    : []
  const images = await fileViews(
    ctx,
    seen.flatMap(({ image_file_id }) => image_file_id ?? []),
  )
  const live = hand.offers.filter(({ status }) => status === 'pending')
  return seen.sort(order(look.sort)).map((offer) => {
    const maker = makers.find(({ id }) => id === offer.provider_id)
    if (!maker) throw new Error('offerViews: an offer without provider')
    const tax = percentOf(offer.price, vatOf(maker, look.vat_percent))
    const facts = { ...look.facts, offer, other_live_offers: live.filter(({ id }) => id !== offer.id).length }
    return {
      id: offer.id,
      provider: {
        id: maker.id,
        name: { ar: maker.name_ar, en: maker.name_en },
        logo_url: maker.logo_file_id && fileUrl(maker.logo_file_id),
        rating: maker.rating_count === 0 ? null : Math.round((maker.rating_sum / maker.rating_count) * 10) / 10,
        rating_count: maker.rating_count,
        completed_count: maker.completed_count,
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
      mine: offer.provider_id === own,
      actions: offer.status === 'pending' ? actionViews(ctx, look.reader, facts, 'offer') : [],
    }
  })
}

const rank = ({ status }: OfferRow): number => (status === 'accepted' ? 0 : status === 'pending' ? 1 : 2)
const order = (sort: Look['sort']) => (a: OfferRow, b: OfferRow) =>
  rank(a) - rank(b) || (sort === 'price' ? a.price - b.price : b.price - a.price) || a.created_at.localeCompare(b.created_at)
