import type { PriceDisplay } from '../settings/display-settings.ts'
import type { Money } from '../units.ts'

/** Whether a reader sees the price before VAT beside the price with VAT. Individuals pay the latter: it is the one that they compare. */
export const seesPriceBeforeVat = (reader: { client_type: string | null; is_provider: boolean }, display: PriceDisplay): boolean =>
  display === 'both' || reader.is_provider || reader.client_type === 'company'

type Price = { price: Money; tax: Money; total: Money; sees_price_before_vat: boolean }
/** What is shown of a price: always what the reader would pay, and for some readers its parts. `label` is a text of the site. */
export type ShownPrice = { amount: Money; label: 'offer.totalWithVat' | 'offer.price'; parts: { price: Money; tax: Money } | null }

/** A price as its reader sees it, everywhere on the site. Amounts in halalas. */
export const shownPrice = ({ price, tax, total, sees_price_before_vat }: Price): ShownPrice => ({
  amount: total,
  label: tax > 0 ? 'offer.totalWithVat' : 'offer.price',
  parts: tax > 0 && sees_price_before_vat ? { price, tax } : null,
})

/** The price before VAT whose total is this amount, or the closest to it, in halalas. */
export const beforeVat = (total: Money, vat_percent: number): Money => Math.round((total * 100) / (100 + vat_percent))
