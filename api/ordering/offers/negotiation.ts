import type { NegotiationEntry } from '@wasl/shared/contract/offers.ts'
import { buyerPrice, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { OfferWithBidder } from '../orders/order-context.ts'

/**
 * The terms of an offer and its counter-offers, oldest first, as both sides read them. A version that came from an accepted counter-offer
 * is that counter-offer.
 */
export function negotiationOf(offer: OfferWithBidder, saleTerms: SaleTerms): NegotiationEntry[] {
  const { price, duration_days, appointment_at, appointment_minutes, note, counters } = offer
  const versions = [...offer.former_terms, { price, duration_days, appointment_at, appointment_minutes, note, at: offer.terms_at }]
  const agreed = new Set(counters.map(({ accepted_version }) => accepted_version))
  const ofProvider = versions
    .filter((_, index) => !agreed.has(index + 1))
    .map((terms) => ({
      ...terms,
      ...{ id: null, by: 'provider' as const, status: null, reject_reason: null, answered_at: null },
      appointment: terms.appointment_at ? { at: terms.appointment_at, minutes: terms.appointment_minutes ?? null } : null,
    }))
  const ofClient = counters.map((counter) => ({ ...counter, by: 'client' as const, at: counter.created_at, appointment: null }))
  return [...ofProvider, ...ofClient]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ id, by, status, price, duration_days, appointment, note, reject_reason, at, answered_at }) => ({
      ...{ id, by, status, price, duration_days, appointment, note, reject_reason, at, answered_at },
      total: buyerPrice(price, saleTerms).total,
    }))
}
