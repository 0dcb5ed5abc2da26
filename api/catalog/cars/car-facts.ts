import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { goodsPrice, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { cars } from '../tables/from-registry.ts'

/** What the card and the page of a car both show. */
export const carFacts = (car: typeof cars.$inferSelect, city: Named | null, terms: SaleTerms) => ({
  id: car.id,
  title: { ar: car.name_ar, en: car.name_en },
  model: car.model,
  year: car.year,
  type: car.type,
  gear: car.gear,
  fuel: car.fuel,
  seats: car.seats,
  color: car.color,
  city,
  daily_price: goodsPrice(car.daily_price, terms),
  security_deposit: car.insurance_refund,
  has_delivery: car.delivery,
  may_leave_country: car.foreign_authorization,
  image_urls: (car.images ?? []).map(fileUrl),
})
