import type { OfferRow } from '../orders/order-context.ts'
import type { OfferTerms } from '../tables/offers.ts'

/** The former terms of an offer once its present ones are replaced. */
export const withFormerTerms = (offer: OfferRow): OfferTerms[] => {
  const { price, duration_days, appointment_at, appointment_minutes, note, image_file_id, terms_at: at } = offer
  return [...offer.former_terms, { price, duration_days, appointment_at, appointment_minutes, note, image_file_id, at }]
}
