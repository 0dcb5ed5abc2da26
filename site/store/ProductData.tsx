import type { ShippingChoice } from '@wasl/shared/contract/cart.ts'
import type { ProductPage, ProductUnit } from '@wasl/shared/contract/store.ts'
import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { usePathIn, useText } from '../i18n/locale.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import { useRootData } from '../ui/root-data.ts'
import { unitKey } from './choose-unit.ts'

/** A product for search engines: its rating, and one offer per unit with the rating of its seller, its deliveries and its return policy. */
export function ProductData({ product }: { product: ProductPage }) {
  const { t } = useTranslation()
  const text = useText()
  const pathIn = usePathIn()
  const origin = useRootData()?.origin ?? ''
  const { provider, brand } = product
  const seller = {
    '@type': 'Organization',
    name: provider ? text(provider.name) : t('brand'),
    ...(provider?.rating != null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: provider.rating, reviewCount: provider.rating_count },
    }),
  }
  const deliveries = product.shipping.filter(({ method }) => method !== 'pick_up').map((choice) => delivery(choice, text))
  const offer = (unit: ProductUnit) => ({
    '@type': 'Offer',
    ...(unit.sku && { sku: unit.sku }),
    url: origin + pathIn(pages.product({ id: product.id, v: product.units.length > 1 ? unitKey(unit) : null })),
    price: plainRiyals(unit.price),
    priceCurrency: 'SAR',
    ...(unit.full_price !== null && product.discount_ends_on && { priceValidUntil: product.discount_ends_on }),
    availability: `https://schema.org/${unit.is_available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller,
    ...(deliveries.length > 0 && { shippingDetails: deliveries }),
    hasMerchantReturnPolicy: returnPolicy(product.return_days),
  })
  return (
    <JsonLd
      type="Product"
      name={text(product.title)}
      description={text(product.description)}
      image={product.image_urls.map((url) => (url.startsWith('/') ? origin + url : url))}
      offers={product.units.map(offer)}
      {...(product.rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.rating_count },
      })}
      {...(brand && { brand: { '@type': 'Brand', name: text(brand.name) } })}
    />
  )
}

/** A delivery: its price, where to, and the days until it arrives. */
const delivery = ({ full_price, city, days_min, days_max }: ShippingChoice, text: (name: Localized) => string) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: plainRiyals(full_price), currency: 'SAR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SA', ...(city && { addressRegion: text(city.name) }) },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: days_min, maxValue: days_max, unitCode: 'DAY' },
  },
})

const returnPolicy = (days: number | null) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'SA',
  ...(days === null
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      }),
})
