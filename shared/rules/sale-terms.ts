import type { Settings } from '../settings/settings.ts'
import type { Label, Money } from '../units.ts'
import { splitIncludedVat } from './included-vat.ts'
import { percentOf } from './order-totals.ts'

/** Who sells to the client: the provider itself, or the platform, which then owes the VAT. Source: zatca, section 9; decision 0217. */
export const soldByLabels = {
  provider: { en: 'The provider', ar: 'مزوّد الخدمة' },
  platform: { en: 'The platform', ar: 'المنصة' },
} as const satisfies Readonly<Record<string, Label>>
export type SoldBy = keyof typeof soldByLabels
/** Who sells, and the VAT that the client pays on top, in percent. */
export type SaleTerms = { sold_by: SoldBy; vat_percent: number }

type VatNumbers = { vat_number: string | null; invalid_vat_number: string | null }
export type SellerRules = Pick<Settings, 'vat_percent' | 'seller_without_vat_number' | 'platform_vat_number' | 'platform_address_ar'>

/** Whether the platform sells for providers without a valid VAT number. Without its own VAT number and address it cannot issue their tax documents. */
export const platformSells = (settings: Omit<SellerRules, 'vat_percent'>): boolean =>
  settings.seller_without_vat_number === 'platform' && settings.platform_vat_number !== null && settings.platform_address_ar !== null

/** Who sells the service of a provider from now on. What was agreed keeps its terms: they are frozen on its invoice. */
export function saleTerms(provider: VatNumbers | undefined, settings: SellerRules): SaleTerms {
  const number = provider?.vat_number ?? null
  const isValid = number !== null && number !== provider?.invalid_vat_number
  if (!isValid && platformSells(settings)) return { sold_by: 'platform', vat_percent: settings.vat_percent }
  return { sold_by: 'provider', vat_percent: number === null ? 0 : settings.vat_percent }
}

/** The terms of goods that the platform sells as its own: all of the net amount is its margin. */
export const ownSaleTerms = ({ vat_percent }: Pick<SellerRules, 'vat_percent'>): SaleTerms & { commission_percent: number } => ({
  sold_by: 'platform',
  vat_percent,
  commission_percent: 100,
})

/** How a provider enters its prices: offers without VAT; goods and cars as they are paid, which for a seller with a VAT number includes it. */
export type PriceEntry = 'before_vat' | 'as_paid'
export type BuyerPrice = { price: Money; tax: Money; total: Money }

/**
 * What a buyer sees and owes for a price that a provider entered, in halalas. Where the platform sells, VAT is on top of every price: the provider has none in it.
 * `price` and `tax` add up to `total`, and VAT is rounded half up once.
 */
export function buyerPrice(entered: Money, { sold_by, vat_percent }: SaleTerms, entry: PriceEntry = 'before_vat'): BuyerPrice {
  if (entry === 'as_paid' && sold_by === 'provider') {
    const { tax } = splitIncludedVat(entered, vat_percent)
    return { price: entered - tax, tax, total: entered }
  }
  const tax = percentOf(entered, vat_percent)
  return { price: entered, tax, total: entered + tax }
}

/** The terms of goods: those of their provider, null for goods that the platform sells as its own. */
export const goodsTerms = (provider: VatNumbers | null, settings: SellerRules): SaleTerms | null =>
  provider && saleTerms(provider, settings)

/** What a buyer pays for goods or their shipping, in halalas, for a price as it was entered: the total of `buyerPrice` as paid. The platform enters prices of its own so. */
export const goodsPrice = (entered: Money, terms: SaleTerms | null): Money =>
  terms?.sold_by === 'platform' ? entered + percentOf(entered, terms.vat_percent) : entered

/** The total of a price for its buyer, in halalas; null stays null. */
export const buyerTotal = (price: Money | null, terms: SaleTerms): Money | null => (price === null ? null : buyerPrice(price, terms).total)
