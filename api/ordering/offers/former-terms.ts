import type { OfferRow } from '../orders/order-context.ts'
import type { OfferTerms } from '../tables/offers.ts'

/** The former terms of an offer once its present ones are replaced. */
export const withFormerTerms = ({ former_terms, price, duration_days, note, image_file_id, terms_at }: OfferRow): OfferTerms[] => [
  ...former_terms,
  { price, duration_days, note, image_file_id, at: terms_at },
]
